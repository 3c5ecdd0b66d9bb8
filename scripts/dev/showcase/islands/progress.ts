import type { State } from '../sample.ts';
import { scrollToShare } from '../visitor.ts';

export const title = 'Lesefortschritt';

const height = 320;

export const states: readonly State[] = [
  { name: 'anfang', title: 'Am Anfang der Seite', height },
  { name: 'mitte', title: 'In der Mitte', height, play: () => scrollToShare(0.5) },
  { name: 'ende', title: 'Am Ende', height, play: () => scrollToShare(1) },
];
