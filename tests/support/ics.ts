/** Names of lines that an event or an alarm has at most once (RFC 5545, 3.6.1 and 3.6.6). */
const ONCE =
  /^(?:UID|DTSTAMP|DTSTART|DTEND|SUMMARY|DESCRIPTION|URL|SEQUENCE|TRANSP|ACTION|TRIGGER)$/;
const NEEDED: Record<string, string[]> = {
  VCALENDAR: ['PRODID', 'VERSION'],
  VEVENT: ['UID', 'DTSTAMP', 'DTSTART'],
  VALARM: ['ACTION', 'TRIGGER', 'DESCRIPTION'],
};
const TEXT = /^(?:SUMMARY|DESCRIPTION|NAME|X-WR-CALNAME|X-WR-CALDESC)$/;
/** A text escapes commas, semicolons and backslashes, and has no other escapes than these and line breaks. */
const ESCAPED = /^(?:[^\\,;]|\\[\\,;nN])*$/;

/**
 * What a strict reader of RFC 5545 has against a file, a line each. Programs such as Outlook and Google drop
 * without a word what others forgive.
 */
export function icsFaults(file: string): string[] {
  const faults: string[] = [];
  if (!file.endsWith('\r\n')) faults.push('The last line does not end.');
  const physical = file.split('\r\n').slice(0, -1);
  faults.push(
    ...physical.filter((line) => /[\r\n]/.test(line)).map((line) => `bare break: ${line}`),
  );
  faults.push(
    ...physical.filter((line) => Buffer.byteLength(line) > 75).map((line) => `long: ${line}`),
  );
  const open: { name: string; lines: string[]; hasPart: boolean }[] = [];
  for (const line of physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[A-Z-]+=[^:;]+)*:(.*)$/.exec(line) ?? [];
    const current = open.at(-1);
    if (name === 'BEGIN') {
      if (current) current.hasPart = true;
      open.push({ name: value, lines: [], hasPart: false });
    } else if (name === 'END') {
      if (current?.name !== value) faults.push(`ends nothing: ${line}`);
      const missing = (NEEDED[value] ?? []).filter((each) => !current?.lines.includes(each));
      faults.push(...missing.map((each) => `${value} without ${each}`));
      open.pop();
    } else {
      if (!name || !current) faults.push(`no line of a calendar: ${line}`);
      if (current?.hasPart) faults.push(`behind a part of ${current.name}: ${line}`);
      if (ONCE.test(name) && current?.lines.includes(name)) faults.push(`twice: ${line}`);
      if (TEXT.test(name) && !ESCAPED.test(value)) faults.push(`not escaped: ${line}`);
      if (name === 'URL' && !URL.canParse(value)) faults.push(`no address: ${line}`);
      if (/^DT(?:START|END)$/.test(name) && !/^\d{8}$/.test(value)) faults.push(`no day: ${line}`);
      current?.lines.push(name);
    }
  }
  return faults;
}
