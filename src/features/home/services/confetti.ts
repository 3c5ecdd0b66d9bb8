const PARTICLES = 100;
const SECONDS = 2;
/** The acceleration of falling particles, in px per second². */
const GRAVITY = 900;
/** The most device pixels per CSS pixel; nobody would see more. */
const MAX_SCALE = 2;
const COLOURS = ['--ink', '--ground', '--accent'];

const random = (min: number, max: number) => min + Math.random() * (max - min);

/** Makes a paper chip, a square or a half circle, that flies upwards. */
function createParticle(colour: string) {
  const speed = random(180, 620);
  const angle = random(Math.PI, 2 * Math.PI);
  return {
    colour,
    /** The speed to the right and down, in px per second. */
    speed: { x: speed * Math.cos(angle), y: speed * Math.sin(angle) },
    /** The speed of its rotation, in radians per second. */
    spin: random(-2, 2) * Math.PI,
    /** The side of a square or the diameter of a half circle, in px. */
    size: random(4, 9),
    isRound: Math.random() < 1 / 3,
  };
}

/** Draws a particle where it is `seconds` after it left the origin. */
function drawParticle(
  context: CanvasRenderingContext2D,
  { colour, speed, spin, size, isRound }: ReturnType<typeof createParticle>,
  seconds: number,
): void {
  context.save();
  context.translate(speed.x * seconds, speed.y * seconds + (GRAVITY / 2) * seconds ** 2);
  context.rotate(spin * seconds);
  context.beginPath();
  if (isRound) context.arc(0, 0, size / 2, 0, Math.PI);
  else context.rect(-size / 2, -size / 2, size, size);
  context.closePath();
  context.fillStyle = colour;
  context.fill();
  context.stroke();
  context.restore();
}

/**
 * Throws confetti from the centre of `origin` for two seconds, on a canvas: a hundred animated elements make slow
 * phones unresponsive.
 */
export function throwConfetti(origin: Element): void {
  const scale = Math.min(devicePixelRatio, MAX_SCALE);
  const canvas = document.createElement('canvas');
  canvas.className = 'confetti';
  canvas.ariaHidden = 'true';
  canvas.width = innerWidth * scale;
  canvas.height = innerHeight * scale;
  const context = canvas.getContext('2d');
  if (!context) return;
  document.body.append(canvas);

  const { left, top, width, height } = origin.getBoundingClientRect();
  const style = getComputedStyle(canvas);
  const colours = COLOURS.map((name) => style.getPropertyValue(name));
  const particles = Array.from({ length: PARTICLES }, (_, index) =>
    createParticle(colours[index % colours.length] ?? ''),
  );
  context.strokeStyle = style.getPropertyValue('--ink');
  context.scale(scale, scale);
  context.translate(left + width / 2, top + height / 2);

  let start: number | undefined;
  const draw = (now: number) => {
    start ??= now;
    const seconds = (now - start) / 1000;
    if (seconds >= SECONDS) return canvas.remove();
    context.clearRect(-innerWidth, -innerHeight, 2 * innerWidth, 2 * innerHeight);
    for (const particle of particles) drawParticle(context, particle, seconds);
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}
