const STAMP = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

/** As on an office's stamp, in Berlin's time: `14. Mai 2025, 10:42 Uhr`. */
export function stampTime(date: Date): string {
  return `${STAMP.format(date).replace(' um ', ', ')} Uhr`;
}
