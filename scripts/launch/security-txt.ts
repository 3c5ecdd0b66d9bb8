import type { Checkout } from './checkout.ts';
import { RESERVED_DOMAIN, type Finding } from './finding.ts';
import { lineAt } from './text.ts';

const FILE = 'public/.well-known/security.txt';
/** Instead of a file, a page may write it anew with every build; then its date never passes. */
const GENERATOR = 'src/pages/.well-known/security.txt.ts';
/** A file that lapses while the site is live is worse than none. */
const DAYS_LEFT = 30;
const DAY = 86_400_000;

/** Rule: where to report a weakness (RFC 9116), with a contact and a date that has not passed. */
export function findSecurityTxt(checkout: Checkout): Finding[] {
  if (checkout.files.includes(GENERATOR)) return [];
  if (!checkout.files.includes(FILE)) {
    return [
      {
        place: FILE,
        text: 'Fehlt. Nach RFC 9116 braucht die Datei zwei Zeilen: „Contact: mailto:…“ und „Expires: …“ mit einem Datum innerhalb eines Jahres.',
      },
    ];
  }
  const text = checkout.text(FILE);
  return [...contact(text), ...expiry(text, checkout.today)];
}

function contact(text: string): Finding[] {
  const match = /^Contact:\s*(\S+)/im.exec(text);
  if (!match) return [{ place: FILE, text: 'Die Zeile „Contact: mailto:…“ fehlt.' }];
  if (!RESERVED_DOMAIN.test(match[0])) return [];
  return [{ place: line(text, match), text: `Noch ein Platzhalter: „${match[1]}“.` }];
}

function expiry(text: string, today: Date): Finding[] {
  const match = /^Expires:\s*(\S+)/im.exec(text);
  if (!match) return [{ place: FILE, text: 'Die Zeile „Expires: …“ mit einem Datum fehlt.' }];
  const days = Math.floor((Date.parse(match[1] ?? '') - today.getTime()) / DAY);
  if (days >= DAYS_LEFT && days <= 366) return [];
  const state = Number.isNaN(days)
    ? 'ist kein Datum'
    : days > 366
      ? 'liegt mehr als ein Jahr voraus'
      : days < 0
        ? 'ist abgelaufen'
        : `läuft in ${days} Tagen ab`;
  const remedy = 'Trag ein Datum in einem Jahr ein, zum Beispiel 2027-11-01T00:00:00Z.';
  return [{ place: line(text, match), text: `„${match[1]}“ ${state}. ${remedy}` }];
}

const line = (text: string, { index }: RegExpExecArray) => `${FILE}, Zeile ${lineAt(text, index)}`;
