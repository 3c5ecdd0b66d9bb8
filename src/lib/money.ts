import { lazy } from './lazy.ts';

const inEuros = lazy(
  () =>
    new Intl.NumberFormat('de-DE', {
      style: 'currency',
      currency: 'EUR',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);

/** Euros as one reads them: a protected space, a real minus, cents only where there are some: `1.100 €`. */
export function euros(amount: number): string {
  return inEuros().format(amount).replace('-', '−');
}

/** A range of euros: `1.200–1.500 €`. */
export function euroRange(from: number, to: number): string {
  return inEuros().formatRange(from, to);
}
