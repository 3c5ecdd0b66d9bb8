import type { State } from '../sample.ts';
import { enter, find, never, press } from '../visitor.ts';

export const title = 'Tor vor der Visitenkarte';
export const bare = true;

/** Seals this sample alone. */
export const PASSWORD = 'sesam';

const height = 820;

const attempt = async (password: string) => {
  await enter('#passwort', password);
  await press('.gate-submit');
};

export const states: readonly State[] = [
  { name: 'zu', title: 'Verschlossen', height },
  {
    name: 'falsch',
    title: 'Falsches Passwort',
    height,
    play: async () => {
      await attempt('rhabarber');
      await find('.gate-error');
    },
  },
  {
    name: 'oeffnet',
    title: 'Wird geöffnet',
    height,
    play: () => {
      crypto.subtle.importKey = never;
      return attempt(PASSWORD);
    },
  },
  {
    name: 'kann-nicht',
    title: 'Ohne https: Der Browser kann nicht entschlüsseln',
    height,
    play: async () => {
      Object.defineProperty(crypto, 'subtle', { value: undefined });
      await attempt(PASSWORD);
      await find('.gate-error');
    },
  },
  {
    name: 'offen',
    title: 'Geöffnet',
    height,
    play: async () => {
      await attempt(PASSWORD);
      await find('.gate-opened');
    },
  },
];
