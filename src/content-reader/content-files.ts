import { z } from 'astro/zod';
import type { PageWords } from '../config/routes.ts';
import { MDX_PROPS } from '../features/articles/component-props.ts';
import { articleSchema } from '../features/articles/schema.ts';
import { articleWordsSchema } from '../features/articles/words-schema.ts';
import { budgetPlannerSchema } from '../features/budget-planner/schema.ts';
import { cardPageSchema, cardSchema } from '../features/card/schema.ts';
import { jobSchema } from '../features/careers/job-schema.ts';
import { benefitSchema, careersPageSchema } from '../features/careers/schema.ts';
import { mailSchema } from '../features/contact/mail-schema.ts';
import { contactPageSchema } from '../features/contact/schema.ts';
import { electionDatesSchema } from '../features/election-calendar/election-dates-schema.ts';
import { mayorRulesSchema } from '../features/election-calendar/mayor-rules-schema.ts';
import { electionCalendarSchema } from '../features/election-calendar/schema.ts';
import { islandErrorSchema, notFoundSchema } from '../features/errors/schema.ts';
import { aiToolSchema, homeSchema, phaseSchema } from '../features/home/schema.ts';
import { serviceSchema } from '../features/home/services/schema.ts';
import { LEGAL_PROPS, legalSchema } from '../features/legal/schema.ts';
import { productSchema, productsPageSchema } from '../features/products/schema.ts';
import { memberSchema, teamPageSchema } from '../features/team/schema.ts';
import { transparencyNoticeSchema } from '../features/transparency-notice/schema.ts';
import { workSampleSchema } from '../features/work-sample/schema.ts';
import { coloursSchema, fontSchema } from '../lib/schema/brand.ts';
import { faqSchema } from '../lib/schema/faq.ts';
import { navigationSchema } from '../lib/schema/navigation.ts';
import { pictureLicenceSchema } from '../lib/schema/picture-licence.ts';
import { placeholdersSchema } from '../lib/schema/placeholders.ts';
import { siteSchema } from '../lib/schema/site.ts';

/** What the texts of MDX files may have. */
export interface TextRules {
  /** The components that a text may use, and what their attributes must look like. */
  components: Readonly<Record<string, z.ZodType>>;
  /** Whether the visual editor has a form for the pages. Then a text holds only what the form can open. */
  hasForm: boolean;
}

/** A group of forms in the editor, and the page that shows its files, if there is one. */
interface Group {
  group: string;
  page?: string;
}

export interface Collection {
  /** The path of the file, or a pattern of the files of the folder, from the root of the project. */
  files: string;
  /** The schema of a JSON file, or of the front matter of an MDX file. */
  schema: z.ZodObject;
  /** The schema of an entry, if the file is a list. Otherwise each file is an entry. */
  entry?: z.ZodObject;
  /** The file's form in the editor, and its name there. */
  form?: Group & { label: string };
  /** The rules for the texts of MDX files. */
  texts?: TextRules;
}

const CONTENT = 'src/content';

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
  group: Group,
  label: string,
) => ({ files: `${CONTENT}/${name}`, schema, form: { ...group, label } });

/** A file with a list of entries, as visual editors write it, and with a form. */
const list = <Entry extends z.ZodObject>(
  name: string,
  entry: Entry,
  group: Group,
  label: string,
) => {
  const items = z.array(entry).meta({ title: 'Einträge' });
  const schema = z.strictObject({ items }, { error: 'muss eine Liste sein: { "items": [ … ] }' });
  return { ...file(name, schema, group, label), entry };
};

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
  font: { files: `${CONTENT}/marke/schrift.json`, schema: fontSchema },
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
  mayorRules: { files: `${CONTENT}/buergermeister.json`, schema: mayorRulesSchema },
  electionCalendar: { files: `${CONTENT}/wahlkalender.json`, schema: electionCalendarSchema },
  workSample: { files: `${CONTENT}/arbeitsprobe.json`, schema: workSampleSchema },
  transparencyNotice: {
    files: `${CONTENT}/transparenzhinweis.json`,
    schema: transparencyNoticeSchema,
  },
} satisfies Record<string, Collection> & Record<PageWords, Collection>;

/** JSON files that are lists. */
export const LIST_FILES = {
  services: list('leistungen.json', serviceSchema, HOME, 'Dienstleistungen'),
  aiTools: list('ki-werkzeuge.json', aiToolSchema, HOME, 'KI-Werkzeuge'),
  phases: list('ablauf.json', phaseSchema, HOME, 'Ablauf'),
  homeFaq: list('faq/startseite.json', faqSchema, HOME, 'Fragen der Startseite'),
  products: list('programme.json', productSchema, TOOLS, 'Tools und Preise'),
  team: list('team.json', memberSchema, TEAM, 'Menschen'),
  jobs: list('stellen.json', jobSchema, CAREERS, 'Stellenanzeigen'),
  benefits: list('vorteile.json', benefitSchema, CAREERS, 'Vorteile'),
  contactFaq: list('faq/kontakt.json', faqSchema, CONTACT, 'Fragen der Kontaktseite'),
  pictureLicences: list('bilder.json', pictureLicenceSchema, SITE, 'Lizenzen der Bilder'),
};

/** All content, by the names of its collections. */
export const COLLECTIONS = {
  ...SINGLE_FILES,
  ...LIST_FILES,
  cards: { files: `${CONTENT}/visitenkarten/*.json`, schema: cardSchema },
  articles: {
    files: `${CONTENT}/ratgeber/*.mdx`,
    schema: articleSchema,
    texts: { components: MDX_PROPS, hasForm: true },
  },
  legal: {
    files: `${CONTENT}/seiten/*.mdx`,
    schema: legalSchema,
    texts: { components: LEGAL_PROPS, hasForm: false },
  },
} satisfies Record<string, Collection>;
