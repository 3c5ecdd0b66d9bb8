import type { State } from '../sample.ts';
import { find } from '../visitor.ts';

export const title = 'Hinweis auf den Ideenpreis';

const DIALOG = 'dialog.coupon[open]';

export const states: readonly State[] = [
  {
    name: 'offen',
    title: 'Zwei Sekunden nach dem ersten Besuch',
    height: 720,
    play: async () => void (await find(DIALOG)),
  },
];
