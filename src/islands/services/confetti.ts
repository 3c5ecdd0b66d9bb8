import { gsap } from 'gsap';
import { Physics2DPlugin } from 'gsap/Physics2DPlugin';
import { adoptStyles } from '../shared/styles.ts';
import styles from './confetti.css?inline';

adoptStyles(styles);
gsap.registerPlugin(Physics2DPlugin);

/** Specification, section 9. */
const PARTICLES = 100;
const SECONDS = 2;

/** Throws a hundred paper chads out of `origin`, as from a hole punch; after two seconds they are gone. */
export function throwConfetti(origin: Element): void {
  const { left, top, width, height } = origin.getBoundingClientRect();
  const layer = document.createElement('div');
  layer.className = 'confetti';
  layer.ariaHidden = 'true';
  const chads = Array.from({ length: PARTICLES }, () => document.createElement('i'));
  layer.append(...chads);
  document.body.append(layer);

  const { random } = gsap.utils;
  gsap.set(chads, {
    x: left + width / 2,
    y: top + height / 2,
    width: () => random(4, 9),
    height: () => random(4, 9),
    borderRadius: () => random(['0', '0', '9px 9px 0 0']),
    backgroundColor: () => `var(${random(['--ink', '--white', '--brief'])})`,
  });
  gsap.to(chads, {
    duration: SECONDS,
    physics2D: { velocity: 'random(180, 620)', angle: 'random(180, 360)', gravity: 900 },
    rotation: 'random(-720, 720)',
    onComplete: () => layer.remove(),
  });
}
