/**
 * Calls `make` at the first use, and keeps what it made: an `Intl` formatter that is used again and again takes a slow
 * phone long to make, and most visitors need none.
 */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** A number in German: `5.000`, `32,9`. */
export const germanNumber = (value: number): string => value.toLocaleString('de-DE');

/** A space at which no line breaks. */
export const NBSP = '\u00a0';

/** The name of a firm as one reads it, without a break of the line in `& Co. KG`. */
export const firmName = (name: string): string => name.replace('& Co. ', `&${NBSP}Co.${NBSP}`);

/** A share in per cent, with a real minus: `32,9 %`. */
export const percentText = (value: number): string =>
  `${germanNumber(value).replace('-', '−')}${NBSP}%`;

const inEuros = lazy(
  () =>
    new Intl.NumberFormat('de-DE', {
      style: 'currency',
      currency: 'EUR',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);

/** Euros as one reads them: a protected space, a real minus, cents only if there are some: `1.100 €`. */
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

/** A count as a sentence begins with it: `Vier`; a larger one in figures. */
export const countInWords = (count: number): string => COUNTS[count] ?? String(count);

/** A range of euros: `1.200–1.500 €`. */
export function euroRange(from: number, to: number): string {
  return inEuros().formatRange(from, to);
}

/** `A, B und C`. */
export const listPhrase = (items: readonly string[]): string =>
  new Intl.ListFormat('de-DE').format(items);
