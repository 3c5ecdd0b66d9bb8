import { adoptStyles } from '../../../components/ui/styles.ts';
import styles from './confetti.css?inline';

adoptStyles(styles);

const PARTICLES = 100;
const SECONDS = 2;
/** The acceleration of falling particles, in px per second². */
const GRAVITY = 900;
/** More device pixels per CSS pixel than this would not be visible. */
const MAX_SCALE = 2;
const COLOURS = ['--ink', '--ground', '--accent'];

/** A paper chip: a square or a half circle. */
interface Particle {
  /** The speed to the right and down, in px per second. */
  speed: { x: number; y: number };
  /** The speed of its rotation, in radians per second. */
  spin: number;
  /** The side of a square or the diameter of a half circle, in px. */
  size: number;
  isRound: boolean;
}

const random = (min: number, max: number) => min + Math.random() * (max - min);

function createParticle(): Particle {
  const speed = random(180, 620);
  // The angle points upwards.
  const angle = random(Math.PI, 2 * Math.PI);
  return {
    speed: { x: speed * Math.cos(angle), y: speed * Math.sin(angle) },
    spin: random(-2, 2) * Math.PI,
    size: random(4, 9),
    isRound: Math.random() < 1 / 3,
  };
}

/** Adds the shape of a particle to the current path, `seconds` after it left the origin. */
function addShape(context: CanvasRenderingContext2D, particle: Particle, seconds: number): void {
  const { speed, spin, size, isRound } = particle;
  const x = speed.x * seconds;
  const y = speed.y * seconds + (GRAVITY / 2) * seconds ** 2;
  const angle = spin * seconds;
  if (isRound) {
    context.moveTo(x + (size / 2) * Math.cos(angle), y + (size / 2) * Math.sin(angle));
    context.arc(x, y, size / 2, angle, angle + Math.PI);
  } else {
    // The corners are a quarter turn apart.
    const radius = size * Math.SQRT1_2;
    const dx = radius * Math.cos(angle);
    const dy = radius * Math.sin(angle);
    context.moveTo(x + dx, y + dy);
    context.lineTo(x - dy, y + dx);
    context.lineTo(x - dx, y - dy);
    context.lineTo(x + dy, y - dx);
  }
  context.closePath();
}

function createCanvas(scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.className = 'confetti';
  canvas.ariaHidden = 'true';
  canvas.width = innerWidth * scale;
  canvas.height = innerHeight * scale;
  return canvas;
}

/**
 * Throws confetti from the centre of `origin` for two seconds. All particles of a colour are one path
 * on a canvas, because a hundred animated elements make slow phones unresponsive.
 */
export function throwConfetti(origin: Element): void {
  const scale = Math.min(devicePixelRatio, MAX_SCALE);
  const canvas = createCanvas(scale);
  const context = canvas.getContext('2d');
  if (!context) return;
  document.body.append(canvas);

  const { left, top, width, height } = origin.getBoundingClientRect();
  const style = getComputedStyle(canvas);
  const particles = Array.from({ length: PARTICLES }, createParticle);
  const groups = COLOURS.map((name, group) => ({
    colour: style.getPropertyValue(name),
    particles: particles.filter((_, index) => index % COLOURS.length === group),
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
    for (const group of groups) {
      context.beginPath();
      for (const particle of group.particles) addShape(context, particle, seconds);
      context.fillStyle = group.colour;
      context.fill();
      context.stroke();
    }
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}
