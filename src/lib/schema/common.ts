import { z } from 'astro/zod';
import { CAMPAIGN_TYPE_LABELS, CAMPAIGN_TYPES } from '../../config/elections.ts';
import { LONGEST_TOPIC, TOPIC } from '../../config/addresses.ts';
import font from '../../content/marke/schrift.json' with { type: 'json' };
import { isPhone } from '../phone.ts';
import { withoutSoftHyphens } from '../text.ts';

/** HTML as people paste it: an element for text, or a sign by its name. */
const HTML =
  /<\/?(?:a|b|br|div|em|font|h\d|i|img|li|ol|p|small|span|strong|sub|sup|table|td|tr|u|ul)\b[^>]*>|&(?:#\d+|[a-z]+\d*);/i;
/** Markdown as people write it out of habit: a link, and emphasis of a word that is not within another. */
const MARKDOWN =
  /\]\([^)]*\)?|\*\*|__|~~|`|(?<![\p{L}\p{N}*_])([*_])(?=\S)[^*_]*[^*_\s]\1(?![\p{L}\p{N}])/u;
/** Words that a page prints as they are. Blanks around them do not count. */
export const plain = z
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
      `kann kein HTML enthalten, „${HTML.exec(String(input))?.[0]}“ stünde so da. Schreib das Zeichen selbst`,
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

/** So many letters of a large headline fit on a phone; a soft hyphen divides a longer word. */
const LONG_WORD = /\p{L}{13,}/u;
export const fits = (words: string): boolean => !LONG_WORD.test(words);
export const tooLong = {
  error: ({ input }: { input?: unknown }) =>
    `hat mit „${LONG_WORD.exec(String(input))?.[0]}“ ein Wort von mehr als zwölf Buchstaben. Nimm ein kürzeres, oder setz ein weiches Trennzeichen (U+00AD) hinein`,
};

export const label = text.max(40).refine(isDrawn, notDrawn);
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

/** An address on another site, encrypted. */
export const webAddress = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, abort: true })
  .startsWith('https://', { error: 'muss eine vollständige Adresse mit https:// sein' });

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
).meta({
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
    .refine(fits, tooLong)
    .meta({ title: 'Überschrift', description: 'Die große Überschrift (h1)' }),
};

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
