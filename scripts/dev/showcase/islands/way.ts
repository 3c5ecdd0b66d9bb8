import type { State } from '../sample.ts';
import { find } from '../visitor.ts';

export const title = 'Weg durch die vier Phasen';

const height = 800;

/** Puts the top of a phase at a share of the window's height; at 0.6 it activates. */
const reach = (phase: number, share: number) => async () => {
  const { top } = (await find(`.phase:nth-child(${phase})`)).getBoundingClientRect();
  scrollTo({ top: scrollY + top - innerHeight * share, behavior: 'instant' });
};

export const states: readonly State[] = [
  { name: 'anfang', title: 'Noch keine Phase erreicht', height, play: reach(1, 0.7) },
  { name: 'zwei', title: 'In der zweiten Phase', height, play: reach(2, 0.58) },
  { name: 'vier', title: 'In der letzten Phase', height, play: reach(4, 0.58) },
];
