const EUROS = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Euros as one reads them, with a protected space; cents only where there are some: `1.100 €`. */
export function euros(amount: number): string {
  return EUROS.format(amount);
}

/** A range of euros: `1.200–1.500 €`. */
export function euroRange(from: number, to: number): string {
  return EUROS.formatRange(from, to);
}
