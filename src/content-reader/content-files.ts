import type { z } from 'astro/zod';
import { OVERVIEW_ANCHOR } from '../config/addresses.ts';
import type { PageWords } from '../config/routes.ts';
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

/**
 * Makes the forms of one place in the editor.
 *
 * @param groupPage the page that shows the files of these forms, unless a form names another
 */
const formsIn =
  (group: string, groupPage?: string) =>
  (label: string, page = groupPage) => ({ group, label, ...(page && { page }) });
const articleForm = formsIn('Ratgeber');
const homeForm = formsIn('Startseite', '/');
const toolForm = formsIn('Wahlkampftools', '/wahlkampftools');
const teamForm = formsIn('Team', '/team');
const careersForm = formsIn('Karriere', '/karriere');
const contactForm = formsIn('Kontakt', '/kontakt');
const cardForm = formsIn('Visitenkarten');
const siteForm = formsIn('Ganze Website');

const file = <Schema extends z.ZodObject>(
  name: string,
  schema: Schema,
  ownForm?: FileForm['form'],
): FileForm<Schema> => ({ file: name, schema, ...(ownForm && { form: ownForm }) });

/** JSON files of `src/content` that are one entry. The editor shows their forms in this order. */
export const SINGLE_FILES = {
  electionDates: file('wahltermine.json', electionDatesSchema, articleForm('Wahltermine')),
  budgetPlanner: file('budgetplaner.json', budgetPlannerSchema, articleForm('Budgetplaner')),
  articleWords: file('ratgeber.json', articleWordsSchema, articleForm('Wörter aller Artikel')),
  home: file('startseite.json', homeSchema, homeForm('Texte der Startseite')),
  productsPage: file('wahlkampftools.json', productsPageSchema, toolForm('Texte zu den Tools')),
  teamPage: file('teamseite.json', teamPageSchema, teamForm('Texte der Teamseite')),
  careersPage: file('karriere.json', careersPageSchema, careersForm('Texte zur Karriere')),
  contactPage: file('kontakt.json', contactPageSchema, contactForm('Texte der Kontaktseite')),
  mail: file('mail.json', mailSchema, { group: 'Kontakt', label: 'E-Mails nach einer Anfrage' }),
  cardPage: file('visitenkarte.json', cardPageSchema, cardForm('Wörter aller Karten')),
  site: file('site.json', siteSchema, siteForm('Marke, Adressen, Links', '/kontakt')),
  colours: file('marke/farben.json', coloursSchema, siteForm('Farben der Marke')),
  font: file('marke/schrift.json', fontSchema),
  placeholders: file('platzhalter.json', placeholdersSchema, siteForm('Platzhalter')),
  navigation: file('navigation.json', navigationSchema, siteForm('Kopfzeile, Menü, Fußzeile', '/')),
  notFound: file(
    'nicht-gefunden.json',
    notFoundSchema,
    siteForm('Seite für unbekannte Adressen', '/404'),
  ),
  islandError: file('fehler.json', islandErrorSchema, siteForm('Wenn ein Teil ausfällt')),
  mayorRules: file('buergermeister.json', mayorRulesSchema),
  electionCalendar: file('wahlkalender.json', electionCalendarSchema),
  workSample: file('arbeitsprobe.json', workSampleSchema),
  transparencyNotice: file('transparenzhinweis.json', transparencyNoticeSchema),
} satisfies Record<string, FileForm> & Record<PageWords, FileForm>;

/** JSON files that are lists; the schema is that of an entry. */
export const LIST_FILES = {
  services: file('leistungen.json', serviceSchema, homeForm('Dienstleistungen')),
  aiTools: file('ki-werkzeuge.json', aiToolSchema, homeForm('KI-Werkzeuge')),
  phases: file('ablauf.json', phaseSchema, homeForm('Ablauf')),
  homeFaq: file('faq/startseite.json', faqSchema, homeForm('Fragen der Startseite')),
  products: file('programme.json', productSchema, toolForm('Tools und Preise')),
  team: file('team.json', memberSchema, teamForm('Menschen')),
  jobs: file('stellen.json', jobSchema, careersForm('Stellenanzeigen')),
  benefits: file('vorteile.json', benefitSchema, careersForm('Vorteile')),
  contactFaq: file('faq/kontakt.json', faqSchema, contactForm('Fragen der Kontaktseite')),
  pictureLicences: file('bilder.json', pictureLicenceSchema, siteForm('Lizenzen der Bilder')),
};

/** Folders of JSON files, an entry each. */
export const FOLDERS = {
  cards: { file: 'visitenkarten/*.json', schema: cardSchema },
} as const;

/** A part of the site that editors can leave out, and what is then left out, too (docs/decisions/0025-parts.md). */
export interface Part {
  /**
   * Where the words of the part are: in a file or folder, or in a section or field of a file. The part is left out if
   * its words have `"active": false`, are empty or are missing.
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
