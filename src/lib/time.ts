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
