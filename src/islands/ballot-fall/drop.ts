import { gsap } from 'gsap';
import { adoptStyles } from '../shared/styles.ts';
import styles from './fall.css?inline';
import { type FallingSheet, planRun, SLOWEST } from './run.ts';
import { drawSheet } from './sheet.ts';

adoptStyles(styles);

/** Lets one sheet fall evenly through the stage, swinging like paper. */
function letFall(sheet: SVGElement, plan: FallingSheet, stage: DOMRect): void {
  const { width, height } = sheet.getBoundingClientRect();
  const { seconds, lean, swings } = plan;
  // Turned sheets are as high as their diagonal: so they begin and end out of sight.
  const reach = Math.hypot(width, height);
  gsap.set(sheet, {
    x: plan.across * stage.width - width / 2,
    y: -reach - plan.above * stage.height,
    rotation: lean,
    rotationX: lean,
    transformPerspective: 6 * width,
  });
  gsap.to(sheet, { y: stage.height + reach - height, duration: seconds, ease: 'none' });
  const swing = { duration: seconds / swings, repeat: swings - 1, yoyo: true, ease: 'sine.inOut' };
  gsap.to(sheet, { ...swing, x: `+=${lean * 3}`, rotation: -lean, rotationX: -1.5 * lean });
}

/** One run of falling ballots behind what stands on `stage`; gone after as long as the slowest falls. */
export function dropBallots(stage: HTMLElement, title: string): void {
  const layer = document.createElement('div');
  layer.className = 'ballot-fall';
  layer.ariaHidden = 'true';
  const run = planRun().map((plan) => ({ plan, sheet: drawSheet(title, plan.marked) }));
  layer.append(...run.map(({ sheet }) => sheet));
  stage.append(layer);

  const box = stage.getBoundingClientRect();
  for (const { sheet, plan } of run) letFall(sheet, plan, box);
  // By the clock, as animations wait for a window that is out of sight.
  setTimeout(() => {
    gsap.killTweensOf(run.map(({ sheet }) => sheet));
    layer.remove();
  }, SLOWEST * 1000);
}
