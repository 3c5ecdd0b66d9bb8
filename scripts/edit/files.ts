import type { z } from 'astro/zod';
import { aiToolSchema } from '../../src/schemas/ai-tool.ts';
import { answerPageSchema } from '../../src/schemas/answer-page.ts';
import { articleLabelsSchema } from '../../src/schemas/article-labels.ts';
import { articleSchema } from '../../src/schemas/article.ts';
import { benefitSchema } from '../../src/schemas/benefit.ts';
import { budgetPlannerSchema } from '../../src/schemas/budget-planner.ts';
import { cardPageSchema } from '../../src/schemas/card-page.ts';
import { cardSchema } from '../../src/schemas/card.ts';
import { careersPageSchema } from '../../src/schemas/careers-page.ts';
import { contactPageSchema } from '../../src/schemas/contact-page.ts';
import { LEGAL_PROPS } from '../../src/schemas/detail.ts';
import { errorPageSchema } from '../../src/schemas/error-page.ts';
import { faqSchema } from '../../src/schemas/faq.ts';
import { homeSchema } from '../../src/schemas/home.ts';
import { jobSchema } from '../../src/schemas/job.ts';
import { mailSchema } from '../../src/schemas/mail.ts';
import { MDX_PROPS } from '../../src/schemas/mdx.ts';
import { memberSchema } from '../../src/schemas/member.ts';
import { navigationSchema } from '../../src/schemas/navigation.ts';
import { notFoundSchema } from '../../src/schemas/not-found.ts';
import { pageSchema } from '../../src/schemas/page.ts';
import { phaseSchema } from '../../src/schemas/phase.ts';
import { pictureLicenceSchema } from '../../src/schemas/pictures.ts';
import { productSchema } from '../../src/schemas/product.ts';
import { serviceSchema } from '../../src/schemas/service.ts';
import { siteSchema } from '../../src/schemas/site.ts';
import { teamPageSchema } from '../../src/schemas/team-page.ts';
import { toolsPageSchema } from '../../src/schemas/tools-page.ts';

/** A JSON file that has a form of its own. */
export interface SingleFile {
  /** Below `src/content`, without ending. */
  file: string;
  /** What the file is, or each of its items where it is a list. */
  schema: z.ZodObject;
  list?: true;
  label: string;
  /** Address of the page that shows it. */
  page: string;
}

/** A folder with a file for each page or person; a file's name is its address. */
export interface Folder {
  folder: string;
  schema: z.ZodObject;
  label: string;
  /** The field whose words name an entry in the list. */
  title: 'title' | 'givenName';
  /** With text below the fields: the components that may stand in it, and their attributes. */
  components?: Readonly<Record<string, z.ZodObject>>;
  page: (name: string) => string;
}

/** What is edited with forms, in the order of the menu. */
export const GROUPS: Readonly<Record<string, readonly (SingleFile | Folder)[]>> = {
  Ratgeber: [
    {
      folder: 'ratgeber',
      schema: articleSchema,
      label: 'Artikel',
      title: 'title',
      components: MDX_PROPS,
      page: (name) => `/${name}`,
    },
    {
      file: 'ratgeber',
      schema: articleLabelsSchema,
      label: 'Wörter aller Artikel',
      page: '/wahlkampfkosten',
    },
    {
      file: 'budgetplaner',
      schema: budgetPlannerSchema,
      label: 'Budgetplaner',
      page: '/wahlkampfkosten',
    },
  ],
  Startseite: [
    { file: 'startseite', schema: homeSchema, label: 'Texte der Startseite', page: '/' },
    {
      file: 'leistungen',
      schema: serviceSchema,
      list: true,
      label: 'Leistungen',
      page: '/#services',
    },
    { file: 'ki-werkzeuge', schema: aiToolSchema, list: true, label: 'KI-Werkzeuge', page: '/' },
    { file: 'ablauf', schema: phaseSchema, list: true, label: 'Ablauf', page: '/#approach' },
    {
      file: 'faq/startseite',
      schema: faqSchema,
      list: true,
      label: 'Fragen auf der Startseite',
      page: '/#faq',
    },
  ],
  Wahlkampftools: [
    {
      file: 'programme',
      schema: productSchema,
      list: true,
      label: 'Programme und Preise',
      page: '/wahlkampftools',
    },
    {
      file: 'wahlkampftools',
      schema: toolsPageSchema,
      label: 'Texte der Seite Wahlkampftools',
      page: '/wahlkampftools',
    },
  ],
  Team: [
    { file: 'team', schema: memberSchema, list: true, label: 'Menschen', page: '/team' },
    { file: 'teamseite', schema: teamPageSchema, label: 'Texte der Seite Team', page: '/team' },
    {
      folder: 'visitenkarten',
      schema: cardSchema,
      label: 'Visitenkarten',
      title: 'givenName',
      page: (name) => `/${name}-direct-access`,
    },
    {
      file: 'visitenkarte',
      schema: cardPageSchema,
      label: 'Wörter aller Visitenkarten',
      page: '/alex-direct-access',
    },
  ],
  Karriere: [
    { file: 'stellen', schema: jobSchema, list: true, label: 'Stellen', page: '/karriere' },
    { file: 'vorteile', schema: benefitSchema, list: true, label: 'Vorteile', page: '/karriere' },
    {
      file: 'karriere',
      schema: careersPageSchema,
      label: 'Texte der Seite Karriere',
      page: '/karriere',
    },
  ],
  Kontakt: [
    {
      file: 'kontakt',
      schema: contactPageSchema,
      label: 'Texte der Seite Kontakt',
      page: '/kontakt',
    },
    {
      file: 'faq/kontakt',
      schema: faqSchema,
      list: true,
      label: 'Fragen auf der Seite Kontakt',
      page: '/kontakt',
    },
    {
      file: 'antwortseite',
      schema: answerPageSchema,
      label: 'Antwort ohne JavaScript',
      page: '/kontakt',
    },
    { file: 'mail', schema: mailSchema, label: 'E-Mails nach einer Anfrage', page: '/kontakt' },
  ],
  'Ganze Website': [
    {
      file: 'site',
      schema: siteSchema,
      label: 'Adressen und Öffnungszeiten',
      page: '/kontakt',
    },
    { file: 'navigation', schema: navigationSchema, label: 'Menü und Fußzeile', page: '/' },
    {
      folder: 'seiten',
      schema: pageSchema,
      label: 'Rechtstexte',
      title: 'title',
      components: LEGAL_PROPS,
      page: (name) => `/${name}`,
    },
    {
      file: 'bilder',
      schema: pictureLicenceSchema,
      list: true,
      label: 'Bildrechte',
      page: '/',
    },
    {
      file: 'nicht-gefunden',
      schema: notFoundSchema,
      label: 'Seite für unbekannte Adressen',
      page: '/404',
    },
    { file: 'fehler', schema: errorPageSchema, label: 'Seite für Fehler', page: '/500' },
  ],
};

/** All of them, without their groups. */
export const ENTRIES = Object.values(GROUPS).flat();

/** What Keystatic calls an entry in its addresses; a file and a folder can have the same name. */
export const keyOf = (entry: SingleFile | Folder): string =>
  'file' in entry ? `${entry.file.replace('/', '-')}-json` : entry.folder;

/** Path of an entry's file, from the root of the project; of a folder's, by its name. */
export const pathOf = (entry: SingleFile | Folder, name = ''): string =>
  'file' in entry
    ? `src/content/${entry.file}.json`
    : `src/content/${entry.folder}/${name}.${entry.components ? 'mdx' : 'json'}`;

/**
 * Where Keystatic sees the pictures in the text of an article: in a folder with the article's name.
 * Really they lie beside the article.
 */
export const PICTURES = 'src/content/ratgeber-bilder';
