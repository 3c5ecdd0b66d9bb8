import type { State } from '../sample.ts';
import { press } from '../visitor.ts';

export const states: readonly State[] = [
  { name: 'zu', title: 'Alle zu' },
  { name: 'offen', title: 'Die längste offen', play: () => press('details:last-child summary') },
];
