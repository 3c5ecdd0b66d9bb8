import type { z } from 'astro/zod';
import type { PageWords } from '../config/routes.ts';
import * as article from '../features/articles/schema.ts';
import { budgetPlannerSchema } from '../features/budget-planner/schema.ts';
import { electionDatesSchema } from '../features/election-calendar/dates-schema.ts';
import { electionCalendarSchema } from '../features/election-calendar/schema.ts';
import { coloursSchema, fontSchema } from '../lib/schema/brand.ts';
import { cardPageSchema, cardSchema } from '../features/card/schema.ts';
import { benefitSchema, careersPageSchema, jobSchema } from '../features/careers/schema.ts';
import { contactPageSchema, mailSchema } from '../features/contact/words-schema.ts';
import { aiToolSchema, homeSchema, phaseSchema, serviceSchema } from '../features/home/schema.ts';
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

export interface ContentFile {
  /** In `src/content/`. */
  file: string;
  /** Of the file, in a list of each entry. */
  schema: z.ZodObject;
  /** Its place and name in the editor, and the page that shows it; a file without it has no form. */
  form?: { part: string; label: string; page?: string };
}

/** JSON files of `src/content` that are one entry. The editor shows their forms in this order. */
export const SINGLE_FILES = {
  electionDates: {
    file: 'wahltermine.json',
    schema: electionDatesSchema,
    form: { part: 'Ratgeber', label: 'Wahltermine' },
  },
  budgetPlanner: {
    file: 'budgetplaner.json',
    schema: budgetPlannerSchema,
    form: { part: 'Ratgeber', label: 'Budgetplaner' },
  },
  articleLabels: {
    file: 'ratgeber.json',
    schema: article.articleLabelsSchema,
    form: { part: 'Ratgeber', label: 'Wörter aller Artikel' },
  },
  home: {
    file: 'startseite.json',
    schema: homeSchema,
    form: { part: 'Startseite', label: 'Texte der Startseite', page: '/' },
  },
  productsPage: {
    file: 'wahlkampftools.json',
    schema: productsPageSchema,
    form: { part: 'Wahlkampftools', label: 'Texte zu den Tools', page: '/wahlkampftools' },
  },
  teamPage: {
    file: 'teamseite.json',
    schema: teamPageSchema,
    form: { part: 'Team', label: 'Texte der Teamseite', page: '/team' },
  },
  careersPage: {
    file: 'karriere.json',
    schema: careersPageSchema,
    form: { part: 'Karriere', label: 'Texte zur Karriere', page: '/karriere' },
  },
  contactPage: {
    file: 'kontakt.json',
    schema: contactPageSchema,
    form: { part: 'Kontakt', label: 'Texte der Kontaktseite', page: '/kontakt' },
  },
  mail: {
    file: 'mail.json',
    schema: mailSchema,
    form: { part: 'Kontakt', label: 'E-Mails nach einer Anfrage' },
  },
  cardPage: {
    file: 'visitenkarte.json',
    schema: cardPageSchema,
    form: { part: 'Visitenkarten', label: 'Wörter aller Karten' },
  },
  site: {
    file: 'site.json',
    schema: siteSchema,
    form: { part: 'Ganze Website', label: 'Marke, Adressen, Links', page: '/kontakt' },
  },
  colours: {
    file: 'marke/farben.json',
    schema: coloursSchema,
    form: { part: 'Ganze Website', label: 'Farben der Marke' },
  },
  font: { file: 'marke/schrift.json', schema: fontSchema },
  placeholders: {
    file: 'platzhalter.json',
    schema: placeholdersSchema,
    form: { part: 'Ganze Website', label: 'Platzhalter' },
  },
  navigation: {
    file: 'navigation.json',
    schema: navigationSchema,
    form: { part: 'Ganze Website', label: 'Kopfzeile, Menü, Fußzeile', page: '/' },
  },
  notFound: {
    file: 'nicht-gefunden.json',
    schema: notFoundSchema,
    form: { part: 'Ganze Website', label: 'Seite für unbekannte Adressen', page: '/404' },
  },
  islandError: {
    file: 'fehler.json',
    schema: islandErrorSchema,
    form: { part: 'Ganze Website', label: 'Wenn ein Teil einer Seite ausfällt' },
  },
  mayorRules: { file: 'buergermeister.json', schema: mayorRulesSchema },
  electionCalendar: { file: 'wahlkalender.json', schema: electionCalendarSchema },
  workSample: { file: 'arbeitsprobe.json', schema: workSampleSchema },
  transparencyNotice: { file: 'transparenzhinweis.json', schema: transparencyNoticeSchema },
} as const satisfies Record<string, ContentFile> & Record<PageWords, ContentFile>;

/** JSON files that are lists; the schema is that of an entry. */
export const LIST_FILES = {
  services: {
    file: 'leistungen.json',
    schema: serviceSchema,
    form: { part: 'Startseite', label: 'Dienstleistungen', page: '/' },
  },
  aiTools: {
    file: 'ki-werkzeuge.json',
    schema: aiToolSchema,
    form: { part: 'Startseite', label: 'KI-Werkzeuge', page: '/' },
  },
  phases: {
    file: 'ablauf.json',
    schema: phaseSchema,
    form: { part: 'Startseite', label: 'Ablauf', page: '/' },
  },
  homeFaq: {
    file: 'faq/startseite.json',
    schema: faqSchema,
    form: { part: 'Startseite', label: 'Fragen der Startseite', page: '/' },
  },
  products: {
    file: 'programme.json',
    schema: productSchema,
    form: { part: 'Wahlkampftools', label: 'Tools und Preise', page: '/wahlkampftools' },
  },
  team: {
    file: 'team.json',
    schema: memberSchema,
    form: { part: 'Team', label: 'Menschen', page: '/team' },
  },
  jobs: {
    file: 'stellen.json',
    schema: jobSchema,
    form: { part: 'Karriere', label: 'Stellenanzeigen', page: '/karriere' },
  },
  benefits: {
    file: 'vorteile.json',
    schema: benefitSchema,
    form: { part: 'Karriere', label: 'Vorteile', page: '/karriere' },
  },
  contactFaq: {
    file: 'faq/kontakt.json',
    schema: faqSchema,
    form: { part: 'Kontakt', label: 'Fragen der Kontaktseite', page: '/kontakt' },
  },
  pictureLicences: {
    file: 'bilder.json',
    schema: article.pictureLicenceSchema,
    form: { part: 'Ganze Website', label: 'Lizenzen der Bilder' },
  },
} as const satisfies Record<string, ContentFile>;

/** Folders of JSON files, an entry each. */
export const FOLDERS = {
  cards: { file: 'visitenkarten', schema: cardSchema },
} as const;
