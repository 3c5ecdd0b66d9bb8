import type { State } from '../sample.ts';
import { find, press } from '../visitor.ts';

export const title = 'Leistungen';

const FIRST = '.service:first-child .service-row';
const OPEN = '.service[data-open]';
const open = () => press(FIRST);

export const states: readonly State[] = [
  { name: 'zu', title: 'Alle zu' },
  { name: 'offen', title: 'Eine offen', play: open },
  {
    name: 'schlagwort',
    title: 'Ein Schlagwort markiert: Der Knopf nimmt es mit',
    play: async () => {
      await open();
      await press(`${OPEN} button.tag`);
      await find(`${OPEN} [aria-pressed=true]`);
    },
  },
  {
    name: 'geschlossen',
    title: 'Wieder geschlossen: zwei Sekunden Konfetti',
    play: async () => {
      await open();
      await find(OPEN);
      await open();
    },
  },
  { name: 'laengste', title: 'So lang und so kurz, wie erlaubt', play: open },
];
