import { type BasicFormField, collection, config, fields } from '@keystatic/core';
import type { z } from 'astro/zod';
import navigation from './src/content/navigation.json' with { type: 'json' };
import * as article from './src/schemas/article.ts';
import { cardSchema } from './src/schemas/card.ts';
import { addressName } from './src/schemas/common.ts';
import { addressOf, pictureName } from './scripts/editor/address.ts';
import { components } from './scripts/editor/components.ts';
import { asStrictAs, described, fieldsOf, one, several, SITE } from './scripts/editor/fields.ts';

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
const { button } = shape.closing.shape;
const buttonText = described(button);

const articles = collection({
  label: 'Artikel',
  path: 'src/content/ratgeber/*',
  slugField: 'title',
  entryLayout: 'content',
  format: { contentField: 'inhalt' },
  columns: ['title', 'draft', 'updated'],
  previewUrl: `${SITE}/{slug}`,
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
    closing: fields.object(
      {
        ...fieldsOf(shape.closing),
        button: fields.text({
          ...buttonText,
          validation: asStrictAs(buttonText.label, button),
          defaultValue: navigation.footer.closing.button,
        }),
      },
      described(shape.closing),
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
  previewUrl: `${SITE}/{slug}-direct-access`,
  schema: {
    ...fieldsOf(cardSchema),
    givenName: namesFile(cardSchema.shape.givenName, 'Name der Datei, beginnt beide Adressen'),
  },
});

/** The forms of the JSON files, by the part of the site that they belong to. */
const PARTS: Record<string, ReturnType<typeof one>[]> = {
  Ratgeber: [
    one('electionDates', 'Wahltermine'),
    one('budgetPlanner', 'Budgetplaner'),
    one('articleLabels', 'Wörter aller Artikel'),
  ],
  Startseite: [
    one('home', 'Texte der Startseite', '/'),
    several('services', 'Dienstleistungen', '/'),
    several('aiTools', 'KI-Werkzeuge', '/'),
    several('phases', 'Ablauf', '/'),
    several('homeFaq', 'Fragen der Startseite', '/'),
  ],
  Wahlkampftools: [
    one('toolsPage', 'Texte zu den Tools', '/wahlkampftools'),
    several('products', 'Tools und Preise', '/wahlkampftools'),
  ],
  Team: [one('teamPage', 'Texte der Teamseite', '/team'), several('team', 'Menschen', '/team')],
  Karriere: [
    one('careersPage', 'Texte zur Karriere', '/karriere'),
    several('jobs', 'Stellenanzeigen', '/karriere'),
    several('benefits', 'Vorteile', '/karriere'),
  ],
  Kontakt: [
    one('contactPage', 'Texte der Kontaktseite', '/kontakt'),
    several('contactFaq', 'Fragen der Kontaktseite', '/kontakt'),
    one('mail', 'E-Mails nach einer Anfrage'),
    one('answerPage', 'Nach dem Senden ohne JavaScript'),
  ],
  Visitenkarten: [one('cardPage', 'Wörter aller Karten')],
  'Ganze Website': [
    one('site', 'Marke, Adressen, Links', '/kontakt'),
    one('navigation', 'Kopfzeile, Menü, Fußzeile', '/'),
    several('pictureLicences', 'Lizenzen der Bilder'),
    one('notFound', 'Seite für unbekannte Adressen', '/404'),
    one('errorPage', 'Seite für Fehler', '/500'),
  ],
};

/** The collections of a part, which stand above its other forms. */
const COLLECTIONS: Record<string, 'ratgeber' | 'visitenkarten'> = {
  Ratgeber: 'ratgeber',
  Visitenkarten: 'visitenkarten',
};

export default config({
  storage: { kind: 'local' },
  locale: 'de-DE',
  ui: {
    brand: { name: 'Stimmbezirk' },
    navigation: Object.fromEntries(
      Object.entries(PARTS).map(([part, forms]) => {
        const first = COLLECTIONS[part];
        return [part, [...(first ? [first] : []), ...forms.map(([name]) => name)]];
      }),
    ),
  },
  collections: { ratgeber: articles, visitenkarten: cards },
  singletons: Object.fromEntries(Object.values(PARTS).flat()),
});
