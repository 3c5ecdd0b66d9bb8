import {
  type Checkout,
  isRecord,
  openCheckout,
  strings,
  valueAt,
} from '../../scripts/launch/checkout.ts';

/** What someone puts in the place of what is invented, the longer before its parts. */
const FILLED: readonly [string, string][] = [
  ['stimmbezirk-post.example', 'nordpost.de'],
  ['stimmbezirk.example', 'wahlkreis-nord.de'],
  ['Stimmbezirk', 'Wahlkreis Nord'],
  ['Musterallee', 'Elbufer'],
  ['Amtsgericht Musterstadt', 'Amtsgericht Charlottenburg'],
  ['HRB 000000', 'HRB 184223'],
  ['DE000000000', 'DE811569869'],
  ['Alex Beispiel', 'Ada Lindner'],
  ['Toni Muster', 'Bo Hansen'],
  ['Sam Vorlage', 'Cem Aydin'],
  ['Kim Probe', 'Eva Brandt'],
  ['Jo Platzhalter', 'Ida Krause'],
  ['alex-beispiel.example', 'ada-lindner'],
  ['toni-muster.example', 'bo-hansen'],
  ['sam-vorlage.example', 'cem-aydin'],
  ['kim-probe.example', 'eva-brandt'],
  ['jo-platzhalter.example', 'ida-krause'],
  ['"Alex"', '"Ada"'],
  ['"Beispiel"', '"Lindner"'],
  ['0171 39200 41', '0151 23456789'],
  ['+491713920041', '+4915123456789'],
  ['030 23125', '030 90182'],
  ['+493023125', '+493090182'],
  ['Wert der Agentur', 'Erhebung des Branchenverbands'],
  ['Werte der Agentur', 'Erhebung des Branchenverbands'],
  ['"active": true,', '"active": true, "lastDay": "2027-06-30",'],
  ['Stand: Januar 2025', 'Stand: November 2026'],
  ['asOf: Januar 2025', 'asOf: November 2026'],
];

/** Proposals that may stay as they are once somebody has read them and struck them off the list. */
const CONFIRMED = ['role', 'bio', 'expertise', 'image', 'portrait', 'note', 'contact.position'];

/** A sentence of a legal page that a lawyer has looked at. */
const REVIEWED = /^\{\/\* Platzhalter, anwaltlich zu prüfen: .*\*\/\}\n/gm;

const SETTINGS = {
  SITE_URL: 'https://wahlkreis-nord.de',
  CARD_TOKEN: 'q8m2x7k4tz',
  CARD_PASSWORD: 'Elbe-Ufer im März',
  CARD_DIRECT_ACCESS: 'off',
};

/** A question that the agency has answered. */
const ANSWERED = /^- \[ \]/gm;

/** A space may be a protected one, or a line break of a long text in YAML. */
const inText = (invented: string) =>
  new RegExp(invented.replace(/[.+()]/g, '\\$&').replaceAll(' ', '\\s+'), 'g');

const fill = (text: string) =>
  FILLED.reduce(
    (filled, [invented, real]) => filled.replace(inText(invented), real),
    text.replace(REVIEWED, '').replace(ANSWERED, '- [x]'),
  );

/** A field is no placeholder any more once its value has changed: what FILLED forgets stays listed. */
function withoutFilled(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) {
    return after.map((item, place) => withoutFilled(before[place], item));
  }
  if (!isRecord(before) || !isRecord(after)) return after;
  const inner = Object.fromEntries(
    Object.entries(after).map(([key, value]) => [key, withoutFilled(before[key], value)]),
  );
  if (!('placeholders' in after)) return inner;
  const left = strings(after['placeholders']).filter(
    (path) =>
      !CONFIRMED.includes(path) &&
      JSON.stringify(valueAt(before, path)) === JSON.stringify(valueAt(after, path)),
  );
  return { ...inner, placeholders: left };
}

const fillJson = (text: string) =>
  JSON.stringify(withoutFilled(JSON.parse(text), JSON.parse(fill(text))), null, 2);

/**
 * This checkout as someone leaves it who has filled in everything. It is made of the real content,
 * so that a new placeholder has to be filled in here before the tests are green again.
 */
export function filledSite(): Checkout {
  const real = openCheckout(process.cwd(), SETTINGS, ['POSTMARK_SERVER_TOKEN']);
  return {
    ...real,
    text: (file) => (file.endsWith('.json') ? fillJson(real.text(file)) : fill(real.text(file))),
    today: new Date('2026-11-21T12:00:00Z'),
  };
}

export interface Plant {
  /** Files with one place changed; the text has to be there, so that no test goes stale. */
  edit?: Record<string, [from: string, to: string]>;
  add?: Record<string, string>;
  settings?: Record<string, string>;
  secrets?: string[] | undefined;
}

/** The filled-in site with something left out. */
export function withPlanted(plant: Plant): Checkout {
  const site = filledSite();
  const { edit = {}, add = {} } = plant;
  return {
    ...site,
    files: [...site.files, ...Object.keys(add)],
    text: (file) => {
      const text = add[file] ?? site.text(file);
      const [from, to] = edit[file] ?? ['', ''];
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      return text.replace(from, to);
    },
    settings: { ...site.settings, ...plant.settings },
    secrets: 'secrets' in plant ? plant.secrets : site.secrets,
  };
}
