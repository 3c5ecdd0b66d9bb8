import { escapeHtml } from '../../src/lib/text.ts';

/**
 * The three ways in which Base64 writes a text, by where it begins in what is encoded, without the characters at
 * its edges, which depend on its neighbours.
 */
const base64 = (bytes: Buffer): string[] =>
  [0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .replace(/=/g, '');
    return text.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
  });

/** The ways in which a file may hold a value in clear: as text, in HTML, in an address, in JSON, in Base64. */
const spellings = (value: string): string[] => [
  value,
  encodeURIComponent(value),
  JSON.stringify(value).slice(1, -1),
  escapeHtml(value),
  ...base64(Buffer.from(value)),
];

/** The values that stand in a file's bytes, in any spelling. */
export function traces(file: Buffer, values: readonly string[]): string[] {
  return values.filter((value) => spellings(value).some((text) => file.includes(text)));
}

/** Lists all texts in a JSON value. */
export function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}
