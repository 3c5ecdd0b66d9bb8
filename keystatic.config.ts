import { type BasicFormField, collection, config, fields } from '@keystatic/core';
import type { z } from 'astro/zod';
import navigation from './src/content/navigation.json' with { type: 'json' };
import * as article from './src/schemas/article.ts';
import { cardSchema } from './src/schemas/card.ts';
import { addressName } from './src/schemas/common.ts';
import { asciiName } from './src/lib/text.ts';
import { pictureName } from './src/lib/picture-kind.ts';
import { components } from './scripts/editor/components.ts';
import { asStrictAs, described, fieldsOf, fileForms, SITE } from './scripts/editor/fields.ts';

/** A text of an entry and, made from it, the name of the entry's file. */
function namesFile(schema: z.ZodType, description: string) {
  const common = described(schema);
  return fields.slug({
    name: { ...common, validation: asStrictAs(common.label, schema) },
    slug: {
      label: 'Adresse',
      description,
      generate: (title: string) => asciiName(title),
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

/** The collection that stands above the other forms of a part. */
const COLLECTIONS: Record<string, 'ratgeber' | 'visitenkarten'> = {
  Ratgeber: 'ratgeber',
  Visitenkarten: 'visitenkarten',
};

const forms = fileForms();

export default config({
  storage: { kind: 'local' },
  locale: 'de-DE',
  ui: {
    brand: { name: 'Stimmbezirk' },
    navigation: Object.fromEntries(
      Object.entries(Object.groupBy(forms, ({ part }) => part)).map(([part, shown = []]) => {
        const first = COLLECTIONS[part];
        return [part, [...(first ? [first] : []), ...shown.map(({ name }) => name)]];
      }),
    ),
  },
  collections: { ratgeber: articles, visitenkarten: cards },
  singletons: Object.fromEntries(forms.map(({ name, form }) => [name, form])),
});
