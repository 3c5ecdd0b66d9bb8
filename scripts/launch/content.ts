import { RESERVED_DOMAIN, type Finding } from './finding.ts';

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

/** A text, or the texts in a list; nothing else. */
export function strings(value: unknown): string[] {
  return [value].flat().filter((item) => typeof item === 'string');
}

function covers(top: string, path: string): boolean {
  return path === top || path.startsWith(`${top}.`);
}

/** The value at a dotted path of a JSON value; undefined when there is none. */
export function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, data);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** All strings of a JSON value with their dotted paths. */
function leaves(data: unknown, path = ''): [string, string][] {
  if (typeof data === 'string') return [[path, data]];
  if (!isRecord(data)) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    leaves(value, path ? `${path}.${key}` : key),
  );
}
