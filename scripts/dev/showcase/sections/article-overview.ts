import type { State } from '../sample.ts';

export const title = 'Übersicht der Artikel';

/** How many articles there are, and which of them is being read, from 0. */
export const PLACES: Record<string, { of: number; place: number }> = {
  einer: { of: 1, place: 0 },
  zwoelf: { of: 12, place: 5 },
  'dreizehn-erster': { of: 13, place: 0 },
  'dreizehn-letzter': { of: 13, place: 12 },
  mitte: { of: 1440, place: 720 },
};

const titled = ({ of, place }: { of: number; place: number }) =>
  `${of} Artikel, ${of === 1 ? 'dieser' : `der ${place + 1}.`} wird gelesen`;

export const states: readonly State[] = Object.entries(PLACES).map(([name, at]) => ({
  name,
  title: titled(at),
}));
