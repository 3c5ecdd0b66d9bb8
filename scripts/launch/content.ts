import { extname } from 'node:path';
import { contentFiles, siteOf, type Checkout } from './checkout.ts';
import { findCopies, placeholdersIn } from './copies.ts';
import { RESERVED_DOMAIN, type Finding } from './finding.ts';
import { leaves, valueAt } from './json.ts';

const SITE = 'src/content/site.json';

/**
 * The number ranges that the Bundesnetzagentur keeps free for film and television, names and numbers
 * that nobody has, and our marker. Found also after site.json has its real values.
 */
const MARKERS = [
  ...[RESERVED_DOMAIN, /030 23125/, /\+493023125/, /0171 39200/, /\+4917139200/],
  ...[/Platzhalter/, /noch zu belegen/],
  ...[/Musterallee/, /Musterstadt/, /Alex Beispiel/, /Toni Muster\b/, /HRB 0{6}/, /DE0{9}/],
];

/** Path of an item in a list of placeholders; before it, the entry that has the list. */
const LIST = /^((?:.+\.)?)placeholders\.\d+$/;
/** Rule: what is still invented, named once a place. */
export function findPlaceholders(checkout: Checkout): Finding[] {
  const placeholders = placeholdersIn(siteOf(checkout));
  return contentFiles(checkout).flatMap((file) => {
    const text = checkout.text(file);
    const own = extname(file) === '.json' ? findInJson(file, text) : findInText(file, text);
    const copies = file === SITE ? [] : findCopies(file, text, placeholders);
    const named = new Set(copies.map(({ place }) => place));
    return [...copies, ...own.filter(({ place }) => !named.has(place))];
  });
}

/**
 * A JSON file's placeholders: those that it lists itself in `placeholders`, as dotted paths, for the
 * whole file or for an entry of it, and values that look like one without being listed.
 */
export function findInJson(file: string, text: string): Finding[] {
  const data: unknown = JSON.parse(text);
  const listed = placeholdersOf(data);
  const named = listed.map((path) => describe(file, path, valueAt(data, path)));
  const unlisted = leaves(data)
    .filter(([path]) => !LIST.test(path) && !listed.some((top) => covers(top, path)))
    .filter(([, value]) => MARKERS.some((marker) => marker.test(value)))
    .map(([path, value]) => ({ place: `${file}, Feld ${path}`, text: stillPlaceholder(value) }));
  return [...named, ...unlisted];
}

/** Lines of any other content file that still carry a placeholder. */
export function findInText(file: string, text: string): Finding[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      MARKERS.some((marker) => marker.test(line))
        ? [{ place: `${file}, Zeile ${index + 1}`, text: stillPlaceholder(line.trim()) }]
        : [],
    );
}

function describe(file: string, path: string, value: unknown): Finding {
  const place = `${file}, Feld ${path}`;
  if (value === undefined) {
    return {
      place,
      text: 'Steht in „placeholders“, aber das Feld gibt es nicht. Eintrag streichen.',
    };
  }
  return { place, text: stillPlaceholder(Array.isArray(value) ? value.join(', ') : String(value)) };
}

function stillPlaceholder(value: string): string {
  const short = value.length > 80 ? `${value.slice(0, 79)}…` : value;
  return `Noch ein Platzhalter: „${short}“.`;
}

function placeholdersOf(data: unknown): string[] {
  return leaves(data)
    .filter(([path]) => LIST.test(path))
    .map(([path, field]) => path.replace(LIST, (_, entry: string) => entry + field));
}

function covers(top: string, path: string): boolean {
  return path === top || path.startsWith(`${top}.`);
}
