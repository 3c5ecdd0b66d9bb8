import { once } from './once.ts';

/** A number in German: `5.000`, `32,9`. */
export const germanNumber = (value: number): string => value.toLocaleString('de-DE');

/** A space at which no line breaks. */
export const NBSP = '\u00a0';

/** The name of a firm, in which no line ends within `& Co. KG`. */
export const firmName = (name: string): string => name.replace('& Co. ', `&${NBSP}Co.${NBSP}`);

/** A share in per cent, with a real minus: `32,9 %`. */
export const percentText = (value: number): string =>
  `${germanNumber(value).replace('-', '−')}${NBSP}%`;

const inEuros = once(
  () =>
    new Intl.NumberFormat('de-DE', {
      style: 'currency',
      currency: 'EUR',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);

/** An amount of euros, with a protected space, a real minus, and cents only if the amount has some: `1.100 €`. */
export function euros(amount: number): string {
  return inEuros().format(amount).replace('-', '−');
}

/**
 * The amount that a text names as people write it, with or without euros: `15.000`, `15 000 €`, `EUR 15000,50`,
 * `15’000`, `15.000,-`, `15.000,--`, `15.000,—`, `15.000.-`; undefined if it names none.
 */
export function parseAmount(text: string): number | undefined {
  const compact = text.replace(/\s/g, '').replace(/^(?:€|euro?)|(?:€|euros?|eur)$/gi, '');
  const match = /^(\d{1,3}(?:[.'’]\d{3})+|\d+)(?:,(\d{1,2})|[.,](?:-{1,2}|[–—]))?$/.exec(compact);
  if (!match) return undefined;
  const [, whole = '', cents = ''] = match;
  return Number(`${whole.replace(/\D/g, '')}.${cents}`);
}

const COUNTS = ['Keine', 'Eine', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun'];

/** A count as the first word of a sentence: `Vier`. A count above nine is in figures. */
export const countInWords = (count: number): string => COUNTS[count] ?? String(count);

/** A range of euros: `1.200–1.500 €`. */
export function euroRange(from: number, to: number): string {
  return inEuros().formatRange(from, to);
}

/** `A, B und C`. */
export const listPhrase = (items: readonly string[]): string =>
  new Intl.ListFormat('de-DE').format(items);
