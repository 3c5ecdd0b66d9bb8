import { type BasicFormField, collection, config, fields } from '@keystatic/core';
import type { z } from 'astro/zod';
import { addressOf, pictureName } from './scripts/editor/address.ts';
import { components } from './scripts/editor/components.ts';
import { asStrictAs, described, fieldsOf, one, several } from './scripts/editor/fields.ts';
import './scripts/editor/stay.ts';
import * as article from './src/schemas/article.ts';
import { electionDatesSchema } from './src/schemas/calendar.ts';
import { cardPageSchema, cardSchema } from './src/schemas/card.ts';
import { benefitSchema, careersPageSchema, jobSchema } from './src/schemas/careers.ts';
import { addressName } from './src/schemas/common.ts';
import { answerPageSchema, contactPageSchema, mailSchema } from './src/schemas/contact.ts';
import {
  aiToolSchema,
  faqSchema,
  homeSchema,
  phaseSchema,
  serviceSchema,
} from './src/schemas/home.ts';
import { navigationSchema, siteSchema } from './src/schemas/site.ts';
import { errorPageSchema, notFoundSchema } from './src/schemas/status.ts';
import { memberSchema, teamPageSchema } from './src/schemas/team.ts';
import { productSchema, toolsPageSchema } from './src/schemas/tools.ts';

/** A text of an entry and, made from it, the name of the entry's file. */
function namesFile(schema: z.ZodType, description: string) {
  const common = described(schema);
  return fields.slug({
    name: { ...common, validation: asStrictAs(common.label, schema) },
    slug: {
      label: 'Adresse',
      description,
      generate: addressOf,
      validation: { length: { min: 0 }, ...asStrictAs('Adresse', addressName) },
    },
  });
}

/** Pictures lie in a folder named after their article. */
const PICTURES = { directory: 'src/content/ratgeber', publicPath: './' };

const { alt, file } = article.pictureSchema.shape;
const { shape } = article.articleSchema;
const checkbox = fields.checkbox({ ...described(shape.draft), defaultValue: true });
/** A new article is a draft, one without the field is none. The list of articles shows the word. */
const draft: BasicFormField<boolean, boolean, string> = {
  ...checkbox,
  parse: (value) => checkbox.parse(value ?? false),
  reader: { parse: (value) => (value === true ? 'Entwurf' : '') },
};
const altText = described(alt);

const articles = collection({
  label: 'Artikel',
  path: 'src/content/ratgeber/*',
  slugField: 'title',
  entryLayout: 'content',
  format: { contentField: 'inhalt' },
  columns: ['title', 'draft', 'updated'],
  previewUrl: '/{slug}',
  schema: {
    ...fieldsOf(article.articleSchema),
    title: namesFile(shape.title, 'Name der Datei und Adresse der Seite'),
    updated: fields.date({
      ...described(shape.updated),
      defaultValue: { kind: 'today' },
      validation: { isRequired: true },
    }),
    draft,
    picture: fields.object(
      {
        ...fieldsOf(article.pictureSchema, false),
        file: fields.image({ ...described(file.optional()), ...PICTURES }),
      },
      described(shape.picture),
    ),
    inhalt: fields.mdx({
      label: 'Text',
      options: {
        heading: [2, 3],
        codeBlock: false,
        image: {
          ...PICTURES,
          transformFilename: pictureName,
          schema: {
            alt: fields.text({ ...altText, validation: asStrictAs(altText.label, alt) }),
          },
        },
      },
      components,
    }),
  },
});

const cards = collection({
  label: 'Visitenkarten',
  path: 'src/content/visitenkarten/*',
  slugField: 'givenName',
  format: 'json',
  previewUrl: '/{slug}-direct-access',
  schema: {
    ...fieldsOf(cardSchema),
    givenName: namesFile(cardSchema.shape.givenName, 'Name der Datei, beginnt beide Adressen'),
  },
});

/** The forms of the JSON files, by the part of the site that they belong to. */
const PARTS = {
  Ratgeber: {
    wahltermine: one({ label: 'Wahltermine', file: 'wahltermine', schema: electionDatesSchema }),
    budgetplaner: one({
      label: 'Budgetplaner',
      file: 'budgetplaner',
      schema: article.budgetPlannerSchema,
    }),
    ratgeberWoerter: one({
      label: 'Wörter aller Artikel',
      file: 'ratgeber',
      schema: article.articleLabelsSchema,
    }),
  },
  Startseite: {
    startseite: one({
      label: 'Texte der Startseite',
      file: 'startseite',
      schema: homeSchema,
      page: '/',
    }),
    leistungen: several({
      label: 'Dienstleistungen',
      file: 'leistungen',
      schema: serviceSchema,
      page: '/',
    }),
    kiWerkzeuge: several({
      label: 'KI-Werkzeuge',
      file: 'ki-werkzeuge',
      schema: aiToolSchema,
      page: '/',
    }),
    ablauf: several({ label: 'Ablauf', file: 'ablauf', schema: phaseSchema, page: '/' }),
    fragenStartseite: several({
      label: 'Fragen der Startseite',
      file: 'faq/startseite',
      schema: faqSchema,
      page: '/',
    }),
  },
  Wahlkampftools: {
    wahlkampftools: one({
      label: 'Texte zu den Tools',
      file: 'wahlkampftools',
      schema: toolsPageSchema,
      page: '/wahlkampftools',
    }),
    programme: several({
      label: 'Tools und Preise',
      file: 'programme',
      schema: productSchema,
      page: '/wahlkampftools',
    }),
  },
  Team: {
    teamseite: one({
      label: 'Texte der Teamseite',
      file: 'teamseite',
      schema: teamPageSchema,
      page: '/team',
    }),
    team: several({ label: 'Menschen', file: 'team', schema: memberSchema, page: '/team' }),
  },
  Karriere: {
    karriere: one({
      label: 'Texte zur Karriere',
      file: 'karriere',
      schema: careersPageSchema,
      page: '/karriere',
    }),
    stellen: several({
      label: 'Stellenanzeigen',
      file: 'stellen',
      schema: jobSchema,
      page: '/karriere',
    }),
    vorteile: several({
      label: 'Vorteile',
      file: 'vorteile',
      schema: benefitSchema,
      page: '/karriere',
    }),
  },
  Kontakt: {
    kontakt: one({
      label: 'Texte der Kontaktseite',
      file: 'kontakt',
      schema: contactPageSchema,
      page: '/kontakt',
    }),
    fragenKontakt: several({
      label: 'Fragen der Kontaktseite',
      file: 'faq/kontakt',
      schema: faqSchema,
      page: '/kontakt',
    }),
    mail: one({ label: 'E-Mails nach einer Anfrage', file: 'mail', schema: mailSchema }),
    antwortseite: one({
      label: 'Nach dem Senden ohne JavaScript',
      file: 'antwortseite',
      schema: answerPageSchema,
    }),
  },
  Visitenkarten: {
    visitenkarte: one({
      label: 'Wörter aller Karten',
      file: 'visitenkarte',
      schema: cardPageSchema,
    }),
  },
  'Ganze Website': {
    site: one({
      label: 'Marke, Adressen, Links',
      file: 'site',
      schema: siteSchema,
      page: '/kontakt',
    }),
    navigation: one({
      label: 'Kopfzeile, Menü, Fußzeile',
      file: 'navigation',
      schema: navigationSchema,
      page: '/',
    }),
    bilder: several({
      label: 'Lizenzen der Bilder',
      file: 'bilder',
      schema: article.pictureLicenceSchema,
    }),
    nichtGefunden: one({
      label: 'Seite für unbekannte Adressen',
      file: 'nicht-gefunden',
      schema: notFoundSchema,
      page: '/404',
    }),
    fehler: one({
      label: 'Seite für Fehler',
      file: 'fehler',
      schema: errorPageSchema,
      page: '/500',
    }),
  },
};

/** The collections of a part, which stand above its other forms. */
const COLLECTIONS: Record<string, 'ratgeber' | 'visitenkarten'> = {
  Ratgeber: 'ratgeber',
  Visitenkarten: 'visitenkarten',
};

type Forms = Record<string, ReturnType<typeof one>>;
const parts = Object.entries<Forms>(PARTS);

export default config({
  storage: { kind: 'local' },
  locale: 'de-DE',
  ui: {
    brand: { name: 'Stimmbezirk' },
    navigation: Object.fromEntries(
      parts.map(([part, forms]) => {
        const first = COLLECTIONS[part];
        return [part, [...(first ? [first] : []), ...Object.keys(forms)]];
      }),
    ),
  },
  collections: { ratgeber: articles, visitenkarten: cards },
  singletons: Object.assign({}, ...parts.map(([, forms]) => forms)) as Forms,
});
