import { z } from 'astro/zod';
import type { PageWords } from '../config/routes.ts';
import { OVERVIEW_ANCHOR } from '../features/articles/anchors.ts';
import { articleWordsSchema } from '../features/articles/words-schema.ts';
import { budgetPlannerSchema } from '../features/budget-planner/schema.ts';
import { cardPageSchema, cardSchema } from '../features/card/schema.ts';
import { jobSchema } from '../features/careers/job-schema.ts';
import { benefitSchema, careersPageSchema } from '../features/careers/schema.ts';
import { mailSchema } from '../features/contact/mail-schema.ts';
import { contactPageSchema } from '../features/contact/schema.ts';
import { electionDatesSchema } from '../features/election-calendar/dates-schema.ts';
import { mayorRulesSchema } from '../features/election-calendar/mayors-schema.ts';
import { electionCalendarSchema } from '../features/election-calendar/schema.ts';
import { islandErrorSchema, notFoundSchema } from '../features/errors/schema.ts';
import { aiToolSchema } from '../features/home/ai-tool-schema.ts';
import { phaseSchema } from '../features/home/phase-schema.ts';
import { homeSchema } from '../features/home/schema.ts';
import { serviceSchema } from '../features/home/services/schema.ts';
import type { LegalPart } from '../features/legal/schema.ts';
import { productSchema, productsPageSchema } from '../features/products/schema.ts';
import { memberSchema, teamPageSchema } from '../features/team/schema.ts';
import { transparencyNoticeSchema } from '../features/transparency-notice/page-schema.ts';
import { workSampleSchema } from '../features/work-sample/schema.ts';
import { coloursSchema, fontSchema } from '../lib/schema/brand.ts';
import { faqSchema } from '../lib/schema/faq.ts';
import { PROFILES } from '../lib/schema/links.ts';
import { navigationSchema } from '../lib/schema/navigation.ts';
import { pictureLicenceSchema } from '../lib/schema/picture-licence.ts';
import { placeholdersSchema } from '../lib/schema/placeholders.ts';
import { siteSchema } from '../lib/schema/site.ts';

export interface FileForm<Schema extends z.ZodObject = z.ZodObject> {
  /** The path of the file in `src/content/`. */
  file: string;
  /** The schema of the file; if the file is a list, that of an entry. */
  schema: Schema;
  /** The group and the name of the file's form in the editor, and the page that shows the file's words. */
  form?: { group: string; label: string; page?: string };
}

/** The places of forms in the editor: a group, and the page that shows its files, if there is one. */
const ARTICLES = { group: 'Ratgeber' };
const HOME = { group: 'Startseite', page: '/' };
const TOOLS = { group: 'Wahlkampftools', page: '/wahlkampftools' };
const TEAM = { group: 'Team', page: '/team' };
const CAREERS = { group: 'Karriere', page: '/karriere' };
const CONTACT = { group: 'Kontakt', page: '/kontakt' };
const CARDS = { group: 'Visitenkarten' };
const SITE = { group: 'Ganze Website' };

/** A file with a form in the editor. */
const file = <Schema extends z.ZodObject>(
  name: string,
  schema: Schema,
  place: { group: string; page?: string },
  label: string,
): FileForm<Schema> => ({ file: name, schema, form: { ...place, label } });

/** JSON files of `src/content` that are one entry. The editor shows their forms in this order. */
export const SINGLE_FILES = {
  electionDates: file('wahltermine.json', electionDatesSchema, ARTICLES, 'Wahltermine'),
  budgetPlanner: file('budgetplaner.json', budgetPlannerSchema, ARTICLES, 'Budgetplaner'),
  articleWords: file('ratgeber.json', articleWordsSchema, ARTICLES, 'Wörter aller Artikel'),
  home: file('startseite.json', homeSchema, HOME, 'Texte der Startseite'),
  productsPage: file('wahlkampftools.json', productsPageSchema, TOOLS, 'Texte zu den Tools'),
  teamPage: file('teamseite.json', teamPageSchema, TEAM, 'Texte der Teamseite'),
  careersPage: file('karriere.json', careersPageSchema, CAREERS, 'Texte zur Karriere'),
  contactPage: file('kontakt.json', contactPageSchema, CONTACT, 'Texte der Kontaktseite'),
  mail: file('mail.json', mailSchema, { group: 'Kontakt' }, 'E-Mails nach einer Anfrage'),
  cardPage: file('visitenkarte.json', cardPageSchema, CARDS, 'Wörter aller Karten'),
  site: file('site.json', siteSchema, { ...SITE, page: '/kontakt' }, 'Marke, Adressen, Links'),
  colours: file('marke/farben.json', coloursSchema, SITE, 'Farben der Marke'),
  font: { file: 'marke/schrift.json', schema: fontSchema },
  placeholders: file('platzhalter.json', placeholdersSchema, SITE, 'Platzhalter'),
  navigation: file(
    'navigation.json',
    navigationSchema,
    { ...SITE, page: '/' },
    'Kopfzeile, Menü, Fußzeile',
  ),
  notFound: file(
    'nicht-gefunden.json',
    notFoundSchema,
    { ...SITE, page: '/404' },
    'Seite für unbekannte Adressen',
  ),
  islandError: file('fehler.json', islandErrorSchema, SITE, 'Wenn ein Teil ausfällt'),
  mayorRules: { file: 'buergermeister.json', schema: mayorRulesSchema },
  electionCalendar: { file: 'wahlkalender.json', schema: electionCalendarSchema },
  workSample: { file: 'arbeitsprobe.json', schema: workSampleSchema },
  transparencyNotice: { file: 'transparenzhinweis.json', schema: transparencyNoticeSchema },
} satisfies Record<string, FileForm> & Record<PageWords, FileForm>;

/** The schema of a file with a list of entries, as visual editors write it. */
export const listSchema = (entry: z.ZodType) =>
  z.strictObject(
    { items: z.array(entry).meta({ title: 'Einträge' }) },
    { error: 'muss eine Liste sein: { "items": [ … ] }' },
  );

/** JSON files that are lists; the schema is that of an entry. */
export const LIST_FILES = {
  services: file('leistungen.json', serviceSchema, HOME, 'Dienstleistungen'),
  aiTools: file('ki-werkzeuge.json', aiToolSchema, HOME, 'KI-Werkzeuge'),
  phases: file('ablauf.json', phaseSchema, HOME, 'Ablauf'),
  homeFaq: file('faq/startseite.json', faqSchema, HOME, 'Fragen der Startseite'),
  products: file('programme.json', productSchema, TOOLS, 'Tools und Preise'),
  team: file('team.json', memberSchema, TEAM, 'Menschen'),
  jobs: file('stellen.json', jobSchema, CAREERS, 'Stellenanzeigen'),
  benefits: file('vorteile.json', benefitSchema, CAREERS, 'Vorteile'),
  contactFaq: file('faq/kontakt.json', faqSchema, CONTACT, 'Fragen der Kontaktseite'),
  pictureLicences: file('bilder.json', pictureLicenceSchema, SITE, 'Lizenzen der Bilder'),
};

/** Folders of JSON files, an entry each. */
export const FOLDERS = {
  cards: { file: 'visitenkarten/*.json', schema: cardSchema },
} as const;

/** A part of the site that editors can leave out, and what is then left out, too (docs/decisions/0025-parts.md). */
export interface Part {
  /**
   * The file or folder with the words of the part, then the path to a section or field of that file. The part is left
   * out if its words have `"active": false`, are empty or are missing.
   */
  words: readonly [name: FileName | keyof typeof FOLDERS, ...section: string[]];
  /** Fields of the section `words`. The part is left out if none of these fields has a value. */
  oneOf?: readonly string[];
  /** The list that the part shows. The part is left out if the list is empty. */
  list?: FileName;
  /** Other files that only this part shows. */
  files?: readonly FileName[];
  /** The folder of `src/assets` with pictures and films that only this part shows. */
  assets?: string;
  /** The component of articles that leads to the page of the part. */
  component?: string;
  /** The anchor of the part: a link of any page may end with it. */
  anchor?: string;
  /** The name of the part in `<Nur teil="…">`, around what legal pages say of it. */
  legal?: LegalPart;
}

export type FileName = keyof typeof SINGLE_FILES | keyof typeof LIST_FILES;

/** The parts to which more belongs than a file with the field `active` and the page of this file. */
export const PARTS: readonly Part[] = [
  { words: ['articleWords', 'overview'], anchor: OVERVIEW_ANCHOR },
  { words: ['cards'], legal: 'visitenkarten' },
  { words: ['careersPage'], files: ['benefits', 'jobs'], legal: 'bewerbungen' },
  {
    words: ['electionCalendar'],
    files: ['electionDates', 'mayorRules'],
    component: 'Wahlkalender',
    legal: 'wahlkalender',
  },
  { words: ['home', 'aiTools'], files: ['aiTools'] },
  { words: ['home', 'ideasPrize'], legal: 'ideenpreis' },
  { words: ['home', 'socialMedia', 'video'], assets: 'video' },
  { words: ['productsPage'], list: 'products', files: ['products'], assets: 'screens' },
  { words: ['site', 'legal', 'managingDirectors'], legal: 'vertretung' },
  { words: ['site', 'legal', 'registerNumber'], legal: 'register' },
  { words: ['site', 'legal', 'vatId'], legal: 'umsatzsteuer-id' },
  { words: ['site', 'links'], oneOf: PROFILES, legal: 'netzwerke' },
  { words: ['transparencyNotice'], component: 'Transparenzhinweis', legal: 'transparenzhinweis' },
  { words: ['workSample'], assets: 'arbeitsprobe' },
];
