const STAMP = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

const NBSP = '\u00a0';

/** As on an office's stamp, in Berlin's time: `14. Mai 2025, 10:42 Uhr`. */
export function stampTime(date: Date): string {
  const [day, time] = STAMP.format(date).split(' um ');
  // It breaks between day and time, if anywhere.
  return `${day?.replaceAll(' ', NBSP)}, ${time}${NBSP}Uhr`;
}

const DAY = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

/** A day from front matter, which knows no time zone: `21. November 2026`. */
export const longDay = (date: Date): string => DAY.format(date).replace(' ', NBSP);

/** The same for machines: `2026-11-21`. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
