import type { State } from '../sample.ts';
import { find, press } from '../visitor.ts';

export const title = 'Ausgefallene Insel';

export const states: readonly State[] = [
  { name: 'heil', title: 'Heil' },
  {
    name: 'ausgefallen',
    title: 'Ausgefallen: die Meldung, und was noch zu haben ist',
    play: async () => {
      // React writes every mistake to the console, and here one is made on purpose.
      console.error = () => {};
      await press('.service-row');
      await find('.failure-notice');
    },
  },
];
