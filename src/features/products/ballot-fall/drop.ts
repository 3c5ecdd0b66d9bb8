import { gsap } from 'gsap';
import { adoptStyles } from '../../../components/ui/adopt-styles.ts';
import styles from './fall.css?inline';
import { type FallingSheet, planRun, SLOWEST } from './run.ts';

adoptStyles(styles);

/** The height of a row on a sheet, in units of the drawing (`BallotSheet.astro`). */
const ROW = 22;

/** Copies the drawn sheet, and moves its cross to a row. */
function copySheet(drawing: SVGElement, row: number): SVGElement {
  const sheet = document.importNode(drawing, true);
  sheet.querySelector('g')?.setAttribute('transform', `translate(0 ${ROW * row})`);
  return sheet;
}

/** Lets a sheet fall through the stage at constant speed, swinging from side to side. */
function animateSheet(sheet: SVGElement, plan: FallingSheet, stage: DOMRect): void {
  const { width, height } = sheet.getBoundingClientRect();
  const { seconds, lean, swings } = plan;
  // A rotated sheet is at most this high: it starts and ends that far out of sight.
  const diagonal = Math.hypot(width, height);
  gsap.set(sheet, {
    x: plan.across * stage.width - width / 2,
    y: -diagonal - plan.above * stage.height,
    rotation: lean,
    rotationX: lean,
    transformPerspective: 6 * width,
  });
  gsap.to(sheet, { y: stage.height + diagonal - height, duration: seconds, ease: 'none' });
  const swing = { duration: seconds / swings, repeat: swings - 1, yoyo: true, ease: 'sine.inOut' };
  gsap.to(sheet, { ...swing, x: `+=${lean * 3}`, rotation: -lean, rotationX: -1.5 * lean });
}

/** Drops a random number of ballots behind the content of `stage`, and removes them after four seconds. */
export function dropBallots(stage: HTMLElement, drawing: SVGElement): void {
  const layer = document.createElement('div');
  layer.className = 'ballot-fall';
  layer.ariaHidden = 'true';
  const run = planRun().map((plan) => ({ plan, sheet: copySheet(drawing, plan.marked) }));
  layer.append(...run.map(({ sheet }) => sheet));
  stage.append(layer);

  const box = stage.getBoundingClientRect();
  for (const { sheet, plan } of run) animateSheet(sheet, plan, box);
  // A timer ends the run, because animations pause in a tab in the background.
  setTimeout(() => {
    gsap.killTweensOf(run.map(({ sheet }) => sheet));
    layer.remove();
  }, SLOWEST * 1000);
}
