import { adoptStyles } from '../shared/styles.ts';
import styles from './confetti.css?inline';

adoptStyles(styles);

/** Specification, section 9. */
const PARTICLES = 100;
const SECONDS = 2;

/** Px per second². */
const GRAVITY = 900;
/** Most pixels of the screen to a CSS pixel: more would be work for nothing, so small are the chads. */
const SHARPNESS = 2;
const COLOURS = ['--ink', '--white', '--brief'];

interface Chad {
  /** Px per second, to the right and down. */
  speed: readonly [x: number, y: number];
  /** Radians per second. */
  turn: number;
  /** Edge of a square or width of a half circle, px. */
  size: number;
  isRound: boolean;
}

const between = (least: number, most: number) => least + Math.random() * (most - least);

function throwChad(): Chad {
  const speed = between(180, 620);
  const angle = between(Math.PI, 2 * Math.PI);
  return {
    speed: [speed * Math.cos(angle), speed * Math.sin(angle)],
    turn: between(-2, 2) * Math.PI,
    size: between(4, 9),
    isRound: Math.random() < 1 / 3,
  };
}

/** Adds a chad to the path, `seconds` after it was thrown from the origin of the canvas. */
function addChad(path: CanvasRenderingContext2D, chad: Chad, seconds: number): void {
  const { speed, turn, size, isRound } = chad;
  const x = speed[0] * seconds;
  const y = speed[1] * seconds + (GRAVITY / 2) * seconds ** 2;
  const angle = turn * seconds;
  if (isRound) {
    path.moveTo(x + (size / 2) * Math.cos(angle), y + (size / 2) * Math.sin(angle));
    path.arc(x, y, size / 2, angle, angle + Math.PI);
  } else {
    const radius = size * Math.SQRT1_2;
    const [toCorner, upCorner] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    path.moveTo(x + toCorner, y + upCorner);
    path.lineTo(x - upCorner, y + toCorner);
    path.lineTo(x - toCorner, y - upCorner);
    path.lineTo(x + upCorner, y - toCorner);
  }
  path.closePath();
}

/**
 * Throws a hundred paper chads out of `origin`, as from a hole punch; after two seconds they are
 * gone. On a canvas, one path for each colour: a hundred elements in flight would hold up the next
 * press on a slow phone.
 */
export function throwConfetti(origin: Element): void {
  const { left, top, width, height } = origin.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return;
  const scale = Math.min(devicePixelRatio, SHARPNESS);
  canvas.className = 'confetti';
  canvas.ariaHidden = 'true';
  canvas.width = innerWidth * scale;
  canvas.height = innerHeight * scale;
  document.body.append(canvas);

  const style = getComputedStyle(canvas);
  const chads = Array.from({ length: PARTICLES }, throwChad);
  const bunches = COLOURS.map((name, kind) => ({
    colour: style.getPropertyValue(name),
    bunch: chads.filter((_, number) => number % COLOURS.length === kind),
  }));
  context.strokeStyle = style.getPropertyValue('--ink');

  let start: number | undefined;
  const draw = (now: number) => {
    start ??= now;
    const seconds = (now - start) / 1000;
    if (seconds >= SECONDS) return canvas.remove();
    context.resetTransform();
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.scale(scale, scale);
    context.translate(left + width / 2, top + height / 2);
    for (const { colour, bunch } of bunches) {
      context.beginPath();
      for (const chad of bunch) addChad(context, chad, seconds);
      context.fillStyle = colour;
      context.fill();
      context.stroke();
    }
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}
