const EUROS = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** Whole euros as one reads them, with a protected space and a real minus: `1.100 €`, `−50 €`. */
export function euros(amount: number): string {
  return EUROS.format(amount).replace('-', '−');
}
