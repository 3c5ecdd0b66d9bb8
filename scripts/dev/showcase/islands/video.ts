import type { State } from '../sample.ts';
import { answer, find, never, press } from '../visitor.ts';

export const title = 'Kurzvideo';

const TOGGLE = '.video-toggle';
const file = '/src/assets/video/';
const start = () => press(TOGGLE);
const inState = (state: string) => find(`.video[data-state=${state}]`);

export const states: readonly State[] = [
  { name: 'ruht', title: 'Vor dem Start' },
  {
    name: 'laedt',
    title: 'Lädt',
    play: () => {
      answer(file, never);
      return start();
    },
  },
  { name: 'laeuft', title: 'Läuft, dann wieder am Anfang', play: start },
  {
    name: 'steht',
    title: 'Angehalten',
    play: async () => {
      await start();
      await inState('playing');
      await start();
    },
  },
  {
    name: 'gescheitert',
    title: 'Nicht zu laden',
    play: async () => {
      answer(file, () => Promise.resolve(new Response(null, { status: 404 })));
      await start();
      await inState('failed');
    },
  },
];
