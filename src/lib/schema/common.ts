import { z } from 'astro/zod';
import { CAMPAIGN_TYPE_LABELS, CAMPAIGN_TYPES } from '../../config/elections.ts';
import { LONGEST_TOPIC, TOPIC } from '../../config/addresses.ts';
import font from '../../content/marke/schrift.json' with { type: 'json' };
import { berlinDay, MONTHS } from '../format.ts';
import { isPhone } from '../phone.ts';
import { withoutSoftHyphens } from '../text.ts';

/** HTML as people paste it: an element for text, or a sign by its name. */
const HTML =
  /<\/?(?:a|b|br|div|em|font|h\d|i|img|li|ol|p|small|span|strong|sub|sup|table|td|tr|u|ul)\b[^>]*>|&(?:#\d+|[a-z]+\d*);/i;
/** HTML's names for signs that people paste, with the signs as a message names them. */
const ENTITIES: Record<string, string> = {
  ...{
    nbsp: 'ein Leerzeichen',
    shy: 'ein weiches Trennzeichen (U+00AD)',
    amp: '&',
    lt: '<',
    gt: '>',
  },
  ...{ quot: '„ oder “', apos: '’', euro: '€', ndash: '–', hellip: '…', szlig: 'ß' },
  ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü' },
};
/** The advice about pasted HTML: the sign to write for an entity such as `&amp;`; an element is to be deleted. */
function htmlAdvice(html: string): string {
  const [, number, name = ''] = /^&(?:#(\d+)|(\w+));$/.exec(html) ?? [];
  if (!number && !name) return 'Lösch es';
  const sign = number ? String.fromCodePoint(Number(number)) : ENTITIES[name];
  return `Schreib ${sign ?? 'das Zeichen, das es bedeutet'}`;
}
/** Bullets as Word and websites set them before the points of a list. */
const BULLET = /(?<!\S)[•▪◦‣●○](?=\s)|^·(?=\s)/;
/** Markdown as people write it out of habit: a link, and emphasis of a word that is not within another. */
const MARKDOWN =
  /\]\([^)]*\)?|\*\*|__|~~|`|(?<![\p{L}\p{N}*_])([*_])(?=\S)[^*_]*[^*_\s]\1(?![\p{L}\p{N}])/u;
/** Words that are shown as they are, on several lines. Blanks around them do not count. */
export const lines = z
  .string()
  .trim()
  .refine((words) => !MARKDOWN.test(words), {
    error: ({ input }) =>
      `kann keine Links und nichts Fettes oder Kursives enthalten, „${MARKDOWN.exec(String(input))?.[0]}“ stünde so da. Lösch die Zeichen`,
  })
  .refine((words) => !/[{}]/.test(words.replace(/\{[^{}]*\}/g, '')), {
    error:
      'hat eine geschweifte Klammer zu viel oder zu wenig. Ein Platzhalter steht zwischen zweien: {name}',
  })
  .refine((words) => !/\S[ \u00a0]{2,}\S/.test(words), {
    error: 'hat zwei Leerzeichen hintereinander. Lösch eins davon',
  })
  .refine((words) => !HTML.test(words), {
    error: ({ input }) =>
      `kann kein HTML enthalten, „${HTML.exec(String(input))?.[0]}“ stünde so da. ${htmlAdvice(HTML.exec(String(input))?.[0] ?? '')}`,
  });
/** Words that a page prints as they are, in one paragraph. */
export const plain = lines
  .refine((words) => !/[\t\n\r\u2028\u2029]/.test(words), {
    error:
      'enthält einen Zeilenumbruch oder Tabulator, den die Website nicht zeigt. Schreib alles in eine Zeile',
  })
  .refine((words) => !BULLET.test(words), {
    error: ({ input }) =>
      `steht in einem Absatz: „${BULLET.exec(String(input).trim())?.[0]}“ wird keine Liste. Schreib die Punkte als Sätze`,
  });
export const text = plain.min(1);
/** Text of a length that is limited on both sides. */
export const between = (least: number, most: number) => plain.min(least).max(most);
/** Text that matches an expression. `error` completes „Feld … “. */
export const pattern = (expression: RegExp, error: string) =>
  z.string().regex(expression, { error });
/** Text with these placeholders in braces: `holding(text, 'name')` wants `{name}` in it. */
export const holding = (schema: z.ZodString, ...names: readonly string[]) =>
  names.reduce((held, name) => held.includes(`{${name}}`), schema);
/** A name that is part of an address. */
export const addressName = pattern(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche haben',
);

/** Spaces of several widths, the soft hyphen and the sign that forbids a break. */
export const SPACES = ' \u00a0\u00ad\u2009\u202f\u2060';
/** The characters of the site's font. */
const DRAWN = new Set(font.letters + SPACES);
export const isDrawn = (words: string): boolean =>
  Array.from(words.normalize()).every((sign) => DRAWN.has(sign));
/** Pictures of links are drawn with the site's font, and no other helps out. */
export const notDrawn = {
  error: ({ input }: { input?: unknown }) => {
    const missing = Array.from(String(input).normalize()).find((sign) => !isDrawn(sign));
    return `kann das Zeichen „${missing}“ nicht enthalten, die Schrift der Website hat es nicht. Nimm ein anderes, oder ergänze es in src/content/marke/schrift.json, und führ „npm run brand“ aus`;
  },
};

/**
 * The arguments of a `refine` that refuses words of more letters, which are wider than a phone: a page's headline
 * fits 12 of them, other headlines and buttons 20. A soft hyphen divides a longer word.
 */
export function wordsUpTo(letters: number) {
  const long = new RegExp(`\\p{L}{${letters + 1},}`, 'u');
  const error = ({ input }: { input?: unknown }) =>
    `hat mit „${long.exec(String(input))?.[0]}“ ein Wort von mehr als ${letters} Buchstaben. Nimm ein kürzeres, oder setz ein weiches Trennzeichen hinein (docs/redaktion.md sagt, wie)`;
  return [(words: string) => !long.test(words), { error }] as const;
}

export const label = text
  .max(40)
  .refine(isDrawn, notDrawn)
  .refine(...wordsUpTo(20));
/** A headline of a section, in large type. */
export const headlineOf = (least: number, most: number) =>
  between(least, most)
    .refine(isDrawn, notDrawn)
    .refine(...wordsUpTo(20));
export const closeLabel = label.regex(/schließen/, {
  error: 'muss das Wort „schließen“ enthalten',
});

/** Whether the contact form takes a text from its address as the topic of a request. */
export const isTopic = (label: string): boolean => TOPIC.test(withoutSoftHyphens(label));
export const notATopic = {
  error: 'darf nur Buchstaben, Ziffern und . , & - enthalten, sonst nimmt ihn das Formular nicht',
};

/** What a request is about, as the form takes it (`features/contact/form/prefill.ts`). */
export const topic = between(2, LONGEST_TOPIC).refine(isTopic, notATopic);

/** The fields of an object by their names. */
export const shapeOf = <Name extends string, Field>(
  names: readonly Name[],
  fieldOf: (name: Name) => Field,
) => Object.fromEntries(names.map((name) => [name, fieldOf(name)])) as Record<Name, Field>;

/** Fields with the same schema: `each(label, 'heading', 'button')`. */
export const each = <Name extends string, Schema extends z.ZodType>(
  schema: Schema,
  ...names: readonly Name[]
) => shapeOf(names, () => schema);

/** Fields with the same schema, each with the label that the editor shows: `titled(label, { heading: 'Überschrift' })`. */
export const titled = <Name extends string, Schema extends z.ZodType>(
  schema: Schema,
  titles: Readonly<Record<Name, string>>,
) => {
  const names = Object.keys(titles) as Name[];
  return shapeOf(names, (name) => schema.meta({ title: titles[name] }));
};

/** A number as it is read; the one that is dialled comes from it (`lib/phone.ts`). */
export const phone = z
  .string()
  .max(24)
  .refine(isPhone, { error: 'muss eine Telefonnummer mit Vorwahl sein' })
  .meta({
    title: 'Telefon',
    description: 'Nummer mit Vorwahl',
    examples: ['030 23125 100', '+49 30 23125 100'],
  });

/** Characters that nobody sees, such as a soft hyphen; an address with one is another address. */
export const UNSEEN = /\p{Cf}/u;
const seen = {
  error:
    'enthält ein Zeichen, das niemand sieht, zum Beispiel ein weiches Trennzeichen. Tipp sie neu',
};

/** An address on another site, encrypted. */
export const webAddress = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, abort: true })
  .startsWith('https://', { error: 'muss eine vollständige Adresse mit https:// sein' })
  .refine((href) => !UNSEEN.test(href), seen);

/** A list of which no two entries have the same value in a field, such as an id. */
export const distinct = <Entry extends z.ZodType<object>>(
  entries: z.ZodArray<Entry>,
  field: string,
) =>
  entries.superRefine((list, context) => {
    const values = list.map((entry) => Object(entry)[field] as unknown);
    for (const [index, value] of values.entries()) {
      const first = values.indexOf(value);
      if (value === undefined || first === index) continue;
      const message = `ist „${String(value)}“ wie beim ${first + 1}. Eintrag, jeder braucht einen eigenen Wert`;
      context.addIssue({ code: 'custom', path: [index, field], message });
    }
  });

/** A place on this site. Whether it exists, the built site tells (`scripts/integrations/check-links.ts`). */
export const address = pattern(
  /^\/(?!\/)\S*$/,
  'muss eine Adresse dieser Website sein und mit einem Schrägstrich beginnen',
)
  .refine((href) => !UNSEEN.test(href), seen)
  .meta({
    title: 'Adresse',
    description: 'Wie der Browser sie zeigt',
    examples: ['/kontakt', '/#team'],
  });

/** Whether the values of an entry are still invented; the launch check names it until they are not. */
export const invented = z.boolean().default(false).meta({
  title: 'Noch erfunden',
  description: 'Nimm das Häkchen weg, wenn alle Angaben stimmen',
});

/** Whether a part is on the site; where it is not, nothing leads there or speaks of it (`content-reader/parts.ts`). */
export const active = z.boolean().meta({
  title: 'Auf der Website',
  description: 'Ohne Häkchen fehlt dieser Teil mit allem, was zu ihm führt',
});

/** The links of site.json, by name, with what each leads to. */
export const OUTSIDE_LINKS = {
  academy: 'Akademie für Schulungen',
  afterwork: 'Afterwork-Angebot',
  transparency: 'Transparenzseite für Kampagnen',
  parliamentTool: 'KI-Werkzeug für Abgeordnete',
  demoHq: 'Live-Demo des Wahlkampf-HQ',
  demoPlanner: 'Live-Demo des Tür-zu-Tür-Planers',
  demoWebsite: 'Live-Demo der Kampagnenwebsite',
  ideasPrize: 'Ideenpreis',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
} as const;

/** The outside links that are profiles of the agency in networks. */
export const PROFILES = ['linkedin', 'instagram'] as const;

/** Where something leads on another site. Without that link in site.json it is left out. */
export const external = z.enum(Object.keys(OUTSIDE_LINKS) as (keyof typeof OUTSIDE_LINKS)[]).meta({
  title: 'Link nach außen',
  description: 'Welcher aus „Marke, Adressen, Links“; fehlt er dort, fehlt auch dieser Teil',
  labels: OUTSIDE_LINKS,
});

/** Texts of the toasts' region and of their close button. */
export const toasts = z
  .strictObject({
    label: label.meta({ title: 'Name des Bereichs', description: 'Für Screenreader' }),
    close: closeLabel.meta({
      title: 'Knopf zum Schließen',
      description: 'Mit dem Wort „schließen“',
    }),
  })
  .meta({ title: 'Meldungen' });

const postmarkLine = text.max(10);
/** The words on a drawn envelope or letter. */
export const letter = {
  salutation: z.tuple([label, label]).meta({ title: 'Anrede', description: 'Zwei Zeilen' }),
  postmark: z
    .tuple([postmarkLine, postmarkLine, postmarkLine])
    .meta({ title: 'Poststempel', description: 'Drei kurze Zeilen' }),
};

/** The words of a page in search results and browser tabs; every page has them. */
export const pageMeta = {
  title: plain
    .min(3)
    .max(60, { error: 'darf höchstens 60 Zeichen haben, sonst schneiden Suchmaschinen ihn ab' })
    .meta({
      title: 'Titel',
      description: 'Ohne Markennamen, die Marke kommt in Suchergebnissen von selbst dahinter',
    }),
  description: plain
    .min(70, { error: 'braucht mindestens 70 Zeichen, sonst ergänzen Suchmaschinen selbst' })
    .max(160, { error: 'darf höchstens 160 Zeichen haben, sonst kürzen Suchmaschinen' })
    .meta({ title: 'Beschreibung', description: 'Ein wahrer Satz für Suchergebnisse' }),
  headline: plain
    .min(3)
    .max(40, {
      error: 'darf höchstens 40 Zeichen haben, sonst füllt die Überschrift den ganzen Schirm',
    })
    .refine(isDrawn, notDrawn)
    .refine(...wordsUpTo(12))
    .meta({ title: 'Überschrift', description: 'Die große Überschrift (h1)' }),
};

/** A month, where one is named, and its year. */
const MONTH_AND_YEAR = new RegExp(`(?:(${MONTHS.join('|')}) )?\\b((?:19|20)\\d\\d)\\b`, 'g');
/** The first month or year in a text that has not begun. */
const laterThanNow = (words: string): string | undefined =>
  [...words.matchAll(MONTH_AND_YEAR)].find(([, month, year]) => {
    const number = month ? `-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}` : '';
    return `${year}${number}` > berlinDay().slice(0, month ? 7 : 4);
  })?.[0];
/** A month in another form than the content has it: `11/2026`, `Nov. 26`, `november 2026`. */
const isOtherForm = (words: string): boolean => {
  const rest = words.replace(MONTH_AND_YEAR, '').replace(/\b\d{1,2}\.(?= $| \{|$)/, '');
  const short = MONTHS.map((month) => month.slice(0, 3)).join('|');
  return new RegExp(`\\d|\\b(?:${short})\\p{L}*\\.?(?= |$)`, 'iu').test(rest);
};
/** The arguments of a `refine` that wants months and years as the content has them: `November 2026`. */
export const monthAndYear = [
  (words: string) => !isOtherForm(words),
  {
    error:
      'nennt den Monat in anderer Form. Schreib Monat und Jahr aus, zum Beispiel „November 2026“',
  },
] as const;
/** The month of a figure or a statement, `November 2026`, which is not in the future. */
export const asOf = between(4, 24)
  .refine(...monthAndYear)
  .refine((words) => laterThanNow(words) === undefined, {
    error: ({ input }) =>
      `liegt mit „${laterThanNow(String(input))}“ in der Zukunft. Schreib den Monat, in dem die Angabe geprüft wurde`,
  })
  .meta({ title: 'Stand', examples: ['November 2026'] });

export const election = z
  .enum(CAMPAIGN_TYPES)
  .meta({ title: 'Art der Wahl', labels: CAMPAIGN_TYPE_LABELS });

/** Files of `src/assets/icons`, without `.svg`. */
export const PICTOGRAMS = [
  'ablage',
  'adressbuch',
  'analyse',
  'aufgabenplaner',
  'beratung',
  'chatbot-oeffentlich',
  'chatbot-team',
  'datenschutz',
  'kalender',
  'karte',
  'krisenradar',
  'medienbeobachtung',
  'muenze',
  'offline',
  'online',
  'schreibwerkzeug',
  'trendmonitor',
] as const;

export const pictogram = z.enum(PICTOGRAMS).meta({ title: 'Zeichnung' });
export type PictogramName = z.infer<typeof pictogram>;

/** Drawings of `src/assets/heads` with what is on them; an article without one has the first. */
const HEAD_DRAWINGS = {
  kreuz: 'Kreuz im Kreis',
  kalender: 'Abreißkalender mit Stimmzettel',
  muenzen: 'Stapel aus Münzen',
  paragraf: 'Paragraf als Haken',
  plakat: 'Plakat an der Laterne',
  telefon: 'Telefon an der Laterne',
} as const;

export const headDrawing = z.enum(Object.keys(HEAD_DRAWINGS) as HeadDrawing[]).meta({
  title: 'Zeichnung neben der Überschrift',
  description: 'Ohne Angabe das Kreuz im Kreis',
  labels: HEAD_DRAWINGS,
});
export type HeadDrawing = keyof typeof HEAD_DRAWINGS;

/** Id of an entry in a list: its place, which is the order on the page. */
export const position = pattern(
  /^[1-9]\d?$/,
  'muss die Nummer in der Liste sein, zum Beispiel "3"',
).describe('Nummer in der Liste, sie bestimmt die Reihenfolge');

const isOnly = (value: unknown, field: string) =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === field;

/**
 * A group of fields that an entry need not have. The editor cannot leave out a checkbox or a
 * select, so a group with nothing but that field counts as left out.
 *
 * @param always the checkbox or select
 */
export const optionalGroup = <Group extends z.ZodType>(group: Group, always: string) =>
  z.preprocess((value) => (isOnly(value, always) ? undefined : value), group.optional()).optional();

/** The schema behind `.optional()`, `.default()`, `.transform()` or `z.preprocess()`. */
export function unwrap(schema: unknown): unknown {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional)
    return unwrap(schema.unwrap());
  if (schema instanceof z.ZodPipe)
    return unwrap(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  return schema;
}
