/** The characters of a number that people read: punctuation marks between its digits, and a plus before them. */
const WRITTEN = /^\+?[\d ()/\u00a0\u202f-]+$/;
/**
 * A complete number as it is dialled. ITU-T E.164: a country code and a number, together at most 15 digits. Behind +49,
 * a mobile number has ten or eleven digits (Bundesnetzagentur, Nummernraum Mobile Dienste), others seven or more.
 */
const COMPLETE = /^\+(?:491[5-7]\d{8,9}|49(?!1[5-7])\d{7,13}|(?!49)[1-9]\d{6,14})$/;

/** Whether a number begins with the code of a country. */
const isInternational = (shown: string): boolean => /^(?:\+|00)/.test(shown);

/** The number to dial from anywhere, `+493023125100`, for a number as people read it. */
export function dialled(shown: string): string {
  const digits = (isInternational(shown) ? shown.replace('(0)', '') : shown).replaceAll(/\D/g, '');
  if (!isInternational(shown)) return digits.replace(/^0/, '+49');
  // Behind Germany's code nobody dials the zero of the area.
  return `+${digits.replace(/^00/, '')}`.replace(/^\+490/, '+49');
}

/** Whether a text is a number that can be dialled from anywhere. „(0)“ belongs after the code of a country. */
export const isPhone = (text: string): boolean =>
  WRITTEN.test(text) &&
  (isInternational(text) || !text.includes('(0)')) &&
  COMPLETE.test(dialled(text));

export const telHref = (shown: string): string => `tel:${dialled(shown)}`;
