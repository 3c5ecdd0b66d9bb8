import {
  type Collection,
  type ComponentSchema,
  config,
  fields,
  type Singleton,
} from '@keystatic/core';
import { germanSlug } from '../article/slug.ts';
import { contentComponents } from './body/components.ts';
import { ENTRIES, type Folder, GROUPS, keyOf, pathOf, PICTURES, type SingleFile } from './files.ts';
import { formFor } from './form/forms.ts';
import { labelOf } from './form/labels.ts';
import { rule } from './form/rule.ts';

/** The field of a page that holds its text. */
const BODY = 'inhalt';

const withoutEnding = (path: string) => path.replace(/\.[^.]+$/, '');

type Fields = Record<string, ComponentSchema>;

function single(entry: SingleFile): Singleton<Fields> {
  return {
    label: entry.label,
    path: withoutEnding(pathOf(entry)),
    format: { data: 'json' },
    schema: formFor(entry).fields,
  };
}

/** The field that names an entry, together with the name of its file. */
function nameField({ schema, title }: Folder) {
  const label = labelOf(title, '') ?? title;
  const words = schema.shape[title];
  if (!words) throw new Error(`no field „${title}“`);
  const { description } = words;
  return fields.slug({
    name: {
      label,
      ...(description ? { description } : {}),
      validation: rule(label, words, (text) => text),
    },
    slug: {
      label: 'Adresse',
      description:
        'Name der Datei und der Seite. Wer ihn ändert, berichtigt auch die Links dorthin.',
      generate: germanSlug,
      validation: {
        pattern: {
          regex: /^[a-z0-9]+(-[a-z0-9]+)*$/,
          message:
            'Die Adresse darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche haben.',
        },
      },
    },
  });
}

function textField({ components = {}, folder }: Folder) {
  return fields.mdx({
    label: 'Text der Seite',
    options: {
      heading: [2, 3],
      codeBlock: false,
      image: folder === 'ratgeber' && { directory: PICTURES, publicPath: './' },
    },
    components: contentComponents(components),
  });
}

function many(entry: Folder): Collection<Fields, string> {
  const { label, title, components } = entry;
  return {
    label,
    path: `src/content/${entry.folder}/*`,
    slugField: title,
    format: components ? { data: 'yaml', contentField: BODY } : { data: 'json' },
    schema: {
      ...formFor(entry).fields,
      [title]: nameField(entry),
      ...(components ? { [BODY]: textField(entry) } : {}),
    },
  };
}

/** Keystatic's local mode over the content of the site. */
export default config({
  storage: { kind: 'local' },
  locale: 'de-DE',
  ui: {
    brand: { name: 'Stimmbezirk' },
    navigation: Object.fromEntries(
      Object.entries(GROUPS).map(([group, entries]) => [group, entries.map(keyOf)]),
    ),
  },
  collections: Object.fromEntries(
    ENTRIES.flatMap((entry) => ('folder' in entry ? [[keyOf(entry), many(entry)]] : [])),
  ),
  singletons: Object.fromEntries(
    ENTRIES.flatMap((entry) => ('file' in entry ? [[keyOf(entry), single(entry)]] : [])),
  ),
});
