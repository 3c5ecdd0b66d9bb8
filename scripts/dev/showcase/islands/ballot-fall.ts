import type { State } from '../sample.ts';
import { press } from '../visitor.ts';

export const title = 'Wort, aus dem Stimmzettel fallen';

const WORD = '.ballot-word';

/** What the component asks before it lets anything fall. */
const calm = () => {
  const ask = window.matchMedia;
  window.matchMedia = (query) =>
    ask.call(window, query.includes('prefers-reduced-motion') ? 'all' : query);
};

export const states: readonly State[] = [
  { name: 'ruht', title: 'In Ruhe' },
  { name: 'faellt', title: 'Gedrückt: vier Sekunden lang fallen Zettel', play: () => press(WORD) },
  {
    name: 'zweimal',
    title: 'Gedrückt, wo weniger Bewegung gewünscht ist: zweimal unterstrichen',
    play: () => {
      calm();
      return press(WORD);
    },
  },
];
