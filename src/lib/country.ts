const NAMES = new Intl.DisplayNames('de', { type: 'region', fallback: 'none' });

/**
 * The German name of a country by its code of two capital letters (ISO 3166-1); undefined if no country has the code.
 */
export const countryName = (code: string): string | undefined =>
  /^[A-Z]{2}$/.test(code) ? NAMES.of(code) : undefined;
