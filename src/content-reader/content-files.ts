import type { z } from 'astro/zod';
import type { PageWords } from '../config/routes.ts';
import * as article from '../features/articles/schema.ts';
import { budgetPlannerSchema } from '../features/budget-planner/schema.ts';
import { electionDatesSchema } from '../features/election-calendar/dates-schema.ts';
import { electionCalendarSchema } from '../features/election-calendar/schema.ts';
import { coloursSchema, fontSchema } from '../lib/schema/brand.ts';
import { cardPageSchema, cardSchema } from '../features/card/schema.ts';
import { benefitSchema, careersPageSchema, jobSchema } from '../features/careers/schema.ts';
import { mailSchema } from '../features/contact/mail-schema.ts';
import { contactPageSchema } from '../features/contact/schema.ts';
import { aiToolSchema, homeSchema, phaseSchema } from '../features/home/schema.ts';
import { serviceSchema } from '../features/home/services/schema.ts';
import { faqSchema } from '../lib/schema/faq.ts';
import { mayorRulesSchema } from '../features/election-calendar/mayors-schema.ts';
import { navigationSchema } from '../lib/schema/navigation.ts';
import { siteSchema } from '../lib/schema/site.ts';
import { islandErrorSchema, notFoundSchema } from '../features/status/schema.ts';
import { memberSchema, teamPageSchema } from '../features/team/schema.ts';
import { placeholdersSchema } from '../lib/schema/placeholders.ts';
import { productSchema, productsPageSchema } from '../features/products/schema.ts';
import { transparencyNoticeSchema } from '../features/transparency-notice/schema.ts';
import { workSampleSchema } from '../features/work-sample/schema.ts';

export interface ContentFile<Schema extends z.ZodObject = z.ZodObject> {
  /** The path of the file in `src/content/`. */
  file: string;
  /** The schema of the file, or of each entry of a list. */
  schema: Schema;
  /** Its place and name in the editor, and the page that shows it; a file without it has no form. */
  form?: { part: string; label: string; page?: string };
}

const form = (part: string, label: string, page?: string) => ({
  part,
  label,
  ...(page !== undefined && { page }),
});

const file = <Schema extends z.ZodObject>(
  name: string,
  schema: Schema,
  ownForm?: ContentFile['form'],
): ContentFile<Schema> => ({ file: name, schema, ...(ownForm && { form: ownForm }) });

/** JSON files of `src/content` that are one entry. The editor shows their forms in this order. */
export const SINGLE_FILES = {
  electionDates: file('wahltermine.json', electionDatesSchema, form('Ratgeber', 'Wahltermine')),
  budgetPlanner: file('budgetplaner.json', budgetPlannerSchema, form('Ratgeber', 'Budgetplaner')),
  articleLabels: file(
    'ratgeber.json',
    article.articleLabelsSchema,
    form('Ratgeber', 'Wörter aller Artikel'),
  ),
  home: file('startseite.json', homeSchema, form('Startseite', 'Texte der Startseite', '/')),
  productsPage: file(
    'wahlkampftools.json',
    productsPageSchema,
    form('Wahlkampftools', 'Texte zu den Tools', '/wahlkampftools'),
  ),
  teamPage: file('teamseite.json', teamPageSchema, form('Team', 'Texte der Teamseite', '/team')),
  careersPage: file(
    'karriere.json',
    careersPageSchema,
    form('Karriere', 'Texte zur Karriere', '/karriere'),
  ),
  contactPage: file(
    'kontakt.json',
    contactPageSchema,
    form('Kontakt', 'Texte der Kontaktseite', '/kontakt'),
  ),
  mail: file('mail.json', mailSchema, form('Kontakt', 'E-Mails nach einer Anfrage')),
  cardPage: file('visitenkarte.json', cardPageSchema, form('Visitenkarten', 'Wörter aller Karten')),
  site: file('site.json', siteSchema, form('Ganze Website', 'Marke, Adressen, Links', '/kontakt')),
  colours: file('marke/farben.json', coloursSchema, form('Ganze Website', 'Farben der Marke')),
  font: file('marke/schrift.json', fontSchema),
  placeholders: file('platzhalter.json', placeholdersSchema, form('Ganze Website', 'Platzhalter')),
  navigation: file(
    'navigation.json',
    navigationSchema,
    form('Ganze Website', 'Kopfzeile, Menü, Fußzeile', '/'),
  ),
  notFound: file(
    'nicht-gefunden.json',
    notFoundSchema,
    form('Ganze Website', 'Seite für unbekannte Adressen', '/404'),
  ),
  islandError: file(
    'fehler.json',
    islandErrorSchema,
    form('Ganze Website', 'Wenn ein Teil einer Seite ausfällt'),
  ),
  mayorRules: file('buergermeister.json', mayorRulesSchema),
  electionCalendar: file('wahlkalender.json', electionCalendarSchema),
  workSample: file('arbeitsprobe.json', workSampleSchema),
  transparencyNotice: file('transparenzhinweis.json', transparencyNoticeSchema),
} satisfies Record<string, ContentFile> & Record<PageWords, ContentFile>;

/** JSON files that are lists; the schema is that of an entry. */
export const LIST_FILES = {
  services: file('leistungen.json', serviceSchema, form('Startseite', 'Dienstleistungen', '/')),
  aiTools: file('ki-werkzeuge.json', aiToolSchema, form('Startseite', 'KI-Werkzeuge', '/')),
  phases: file('ablauf.json', phaseSchema, form('Startseite', 'Ablauf', '/')),
  homeFaq: file('faq/startseite.json', faqSchema, form('Startseite', 'Fragen der Startseite', '/')),
  products: file(
    'programme.json',
    productSchema,
    form('Wahlkampftools', 'Tools und Preise', '/wahlkampftools'),
  ),
  team: file('team.json', memberSchema, form('Team', 'Menschen', '/team')),
  jobs: file('stellen.json', jobSchema, form('Karriere', 'Stellenanzeigen', '/karriere')),
  benefits: file('vorteile.json', benefitSchema, form('Karriere', 'Vorteile', '/karriere')),
  contactFaq: file(
    'faq/kontakt.json',
    faqSchema,
    form('Kontakt', 'Fragen der Kontaktseite', '/kontakt'),
  ),
  pictureLicences: file(
    'bilder.json',
    article.pictureLicenceSchema,
    form('Ganze Website', 'Lizenzen der Bilder'),
  ),
};

/** Folders of JSON files, an entry each. */
export const FOLDERS = {
  cards: { file: 'visitenkarten', schema: cardSchema },
} as const;
