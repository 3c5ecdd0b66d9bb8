import { type BasicFormField, collection, config, fields, singleton } from '@keystatic/core';
import type { z } from 'astro/zod';
import { components } from './scripts/editor/components.ts';
import { described, fieldsOf, PICTURES, textField } from './scripts/editor/fields.ts';
import { SITE } from './scripts/editor/names.ts';
import { type Collection, COLLECTIONS } from './src/content-reader/content-files.ts';
import site from './src/content/site.json' with { type: 'json' };
import { articleSchema, pictureSchema } from './src/features/articles/schema.ts';
import { cardSchema } from './src/features/card/schema.ts';
import { asciiName } from './src/lib/ascii-name.ts';
import { pictureName } from './src/lib/build/picture-kind.ts';

/** The fields for a text of an entry and, made from it, the name of the entry's file. */
const namesFile = (schema: z.ZodType, description: string) =>
  fields.slug({
    name: described(schema),
    slug: { label: 'Adresse', description, generate: asciiName },
  });

const { shape } = articleSchema;
const checkbox = fields.checkbox({ ...described(shape.draft), defaultValue: true });
/**
 * A new article is a draft; an article without the field is no draft. The list of articles shows „Entwurf“ beside a
 * draft.
 */
const draft: BasicFormField<boolean, boolean, string> = {
  ...checkbox,
  parse: (value) => checkbox.parse(value ?? false),
  reader: { parse: (value) => (value === true ? 'Entwurf' : '') },
};

const ratgeber = collection({
  label: 'Artikel',
  path: 'src/content/ratgeber/*',
  slugField: 'title',
  entryLayout: 'content',
  format: { contentField: 'inhalt' },
  columns: ['title', 'draft', 'updated'],
  previewUrl: `${SITE}/{slug}`,
  schema: {
    ...fieldsOf(articleSchema),
    title: namesFile(shape.title, 'Name der Datei und Adresse der Seite'),
    updated: fields.date({ ...described(shape.updated), defaultValue: { kind: 'today' } }),
    draft,
    inhalt: fields.mdx({
      label: 'Text',
      options: {
        heading: [2, 3],
        codeBlock: false,
        image: {
          ...PICTURES,
          transformFilename: pictureName,
          schema: { alt: textField(pictureSchema.shape.alt, 'alt') },
        },
      },
      components,
    }),
  },
});

const visitenkarten = collection({
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

/** The collections that stand above the other forms of their group. */
const FIRST: Record<string, string[]> = {
  Ratgeber: ['ratgeber'],
  Visitenkarten: ['visitenkarten'],
};

/** The groups of the sidebar, each with its forms. */
const groups: Record<string, string[]> = {};
const singletons: Record<string, ReturnType<typeof singleton>> = {};
for (const [name, { files, schema, form }] of Object.entries<Collection>(COLLECTIONS)) {
  if (!form) continue;
  (groups[form.group] ??= [...(FIRST[form.group] ?? [])]).push(name);
  singletons[name] = singleton({
    label: form.label,
    path: files.replace(/\.json$/, ''),
    format: 'json',
    ...(form.page && { previewUrl: SITE + form.page }),
    schema: fieldsOf(schema),
  });
}

export default config({
  storage: { kind: 'local' },
  locale: 'de-DE',
  ui: { brand: { name: site.brand }, navigation: groups },
  collections: { ratgeber, visitenkarten },
  singletons,
});
