import { readEntry } from './content.ts';

const colours = readEntry('colours');

const channelsOf = (role: keyof typeof colours) =>
  [1, 3, 5].map((start) => Number.parseInt(colours[role].slice(start, start + 2), 16));

/** A colour of the brand as a browser computes it, by its role: `rgb(17, 17, 15)`. */
export const computed = (role: keyof typeof colours): string =>
  `rgb(${channelsOf(role).join(', ')})`;
