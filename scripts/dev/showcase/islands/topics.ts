import type { State } from '../sample.ts';
import { press } from '../visitor.ts';

export const title = 'Wechselnde Themen';

const height = 700;
const stop = () => press('.topics-toggle');

export const states: readonly State[] = [
  { name: 'laeuft', title: 'Läuft', height },
  { name: 'steht', title: 'Angehalten', height, play: stop },
  { name: 'laengste', title: 'Längstes erlaubtes Thema, angehalten', height, play: stop },
];
