import { collection, type ComponentSchema, config, fields, singleton } from '@keystatic/core';
import { block, repeating, wrapper } from '@keystatic/core/content-components';
import { z } from 'astro/zod';
import { createElement, Fragment, type ReactNode } from 'react';
import { PORTRAITS } from './src/lib/pictures.ts';
import { articleSchema, pictureSchema, sourceSchema } from './src/schemas/article.ts';
import { electionDateSchema, electionDatesSchema } from './src/schemas/calendar.ts';
import { jobSchema, salarySchema } from './src/schemas/careers.ts';
import { shapeOf, unwrap } from './src/schemas/common.ts';
import { faqSchema } from './src/schemas/home.ts';
import { type ComponentName, MDX_PROPS, PARENTS } from './src/schemas/mdx.ts';
import { portrait } from './src/schemas/portrait.ts';
import { siteSchema } from './src/schemas/site.ts';
import { memberSchema } from './src/schemas/team.ts';

/** Label and hint of a field. */
function described(label: string, schema: z.ZodType) {
  const inner = unwrap(schema);
  const hint = schema.description ?? (inner instanceof z.ZodType ? inner.description : undefined);
  return { label, ...(hint && hint !== label ? { description: hint } : {}) };
}

/** Texts that may be longer get a field of several lines. */
const ONE_LINE = 120;

/** A text field with the hint and the limits of its zod schema. */
function textField(label: string, schema: z.ZodType) {
  const inner = unwrap(schema);
  const isText = inner instanceof z.ZodString || inner instanceof z.ZodStringFormat;
  const { minLength, maxLength } = isText ? inner : { minLength: null, maxLength: null };
  const isRequired = !schema.safeParse(undefined).success;
  const length = {
    ...(minLength && isRequired ? { min: minLength } : {}),
    ...(maxLength ? { max: maxLength } : {}),
  };
  return fields.text({
    ...described(label, schema),
    multiline: (maxLength ?? 0) > ONE_LINE,
    validation: { isRequired, length },
  });
}

/** The field that fits a zod schema. */
function field(label: string, schema: z.ZodType): ComponentSchema {
  const inner = unwrap(schema);
  const common = described(label, schema);
  const isRequired = !schema.safeParse(undefined).success;
  if (inner instanceof z.ZodBoolean) return fields.checkbox(common);
  if (inner instanceof z.ZodDate || inner instanceof z.ZodISODate) {
    return fields.date({ ...common, validation: { isRequired } });
  }
  if (inner instanceof z.ZodNumber) {
    const { minValue, maxValue, format } = inner;
    const limits = { min: minValue ?? -Infinity, max: maxValue ?? Infinity };
    const number = format === 'safeint' ? fields.integer : fields.number;
    return number({ ...common, validation: { isRequired, ...limits } });
  }
  // A select always has a value, so an optional choice is typed.
  if (inner instanceof z.ZodEnum && isRequired) {
    const [first = ''] = inner.options;
    return fields.select({ ...common, options: options(inner), defaultValue: String(first) });
  }
  if (inner === portrait) {
    const options = PORTRAITS.map((value) => ({ label: value, value }));
    return fields.select({ ...common, options, defaultValue: PORTRAITS[0] ?? '' });
  }
  if (inner instanceof z.ZodArray) {
    const { element } = inner;
    if (element instanceof z.ZodEnum) {
      return fields.multiselect({ ...common, options: options(element) });
    }
    const itemLabel = (item: object) => ('value' in item ? String(item.value) : '');
    return fields.array(field('Eintrag', element as z.ZodType), { ...common, itemLabel });
  }
  return textField(label, schema);
}

const options = (schema: z.ZodEnum) =>
  schema.options.map((value) => ({ label: String(value), value: String(value) }));

/** The fields of an object that have a label here. */
const fieldsOf = <Name extends string>(
  { shape }: z.ZodObject<NoInfer<Record<Name, z.ZodType>>>,
  labels: Record<Name, string>,
): Record<Name, ComponentSchema> =>
  shapeOf(Object.keys(labels) as Name[], (name) => field(labels[name], shape[name]));

/** A group with all fields of an object. Their hints are their labels. */
const group = (label: string, { shape }: z.ZodObject) =>
  fields.object(
    Object.fromEntries(
      Object.entries<z.ZodType>(shape).map(([name, schema]) => [
        name,
        field(schema.description ?? name, schema),
      ]),
    ),
    { label },
  );

/** A list of entries, shown by one of their fields. */
const list = (label: string, entry: Record<string, ComponentSchema>, shownBy: string) =>
  fields.array(fields.object(entry), {
    label,
    itemLabel: ({ fields }) => {
      const shown = fields[shownBy];
      return shown && 'value' in shown ? String(shown.value) : '';
    },
  });

/** Components that have attributes and no text between their tags. */
const EMPTY: readonly ComponentName[] = [
  'Aufruf',
  'Budgetplaner',
  'Budgetspanne',
  'Transparenzhinweis',
  'Unterschied',
  'Wahlkalender',
];

/** Shows the attributes of a component above its text. Keystatic shows them in a dialog only. */
function attributesView({ value, children }: { value: object; children?: ReactNode }) {
  const words = Object.values(value).filter((attribute) => attribute !== null && attribute !== '');
  const line = createElement('p', { contentEditable: false }, words.join(' · '));
  return createElement(Fragment, null, words.length > 0 && line, children);
}

/** A component of the articles, with its attributes as fields. */
function component(name: ComponentName) {
  const attributes = Object.entries<z.ZodType>(MDX_PROPS[name].shape);
  const children = Object.entries(PARENTS)
    .filter(([, parent]) => parent === name)
    .map(([child]) => child);
  const common = {
    label: name,
    schema: Object.fromEntries(attributes.map(([label, schema]) => [label, field(label, schema)])),
    forSpecificLocations: name in PARENTS,
    ContentView: attributesView,
  };
  if (EMPTY.includes(name)) return block(common);
  return children.length > 0 ? repeating({ ...common, children }) : wrapper(common);
}

const NAMES = Object.keys(MDX_PROPS) as ComponentName[];

/** Pictures lie in a folder named after their article. */
const PICTURES = { directory: 'src/content/ratgeber', publicPath: './' };

const articles = collection({
  label: 'Ratgeber',
  path: 'src/content/ratgeber/*',
  slugField: 'title',
  entryLayout: 'content',
  format: { contentField: 'inhalt' },
  columns: ['order', 'updated'],
  previewUrl: '/{slug}',
  schema: {
    title: fields.slug({
      name: {
        ...described('Titel', articleSchema.shape.title),
        validation: { length: { min: 3, max: 60 } },
      },
      slug: { label: 'Adresse', description: 'Name der Datei und Adresse der Seite' },
    }),
    ...fieldsOf(articleSchema, {
      description: 'Beschreibung',
      headline: 'Überschrift',
      lead: 'Vorspann',
      teaser: 'Zeile für die Übersicht',
    }),
    // Fields that are columns: Keystatic wants to know their types, which `fieldsOf` does not tell.
    updated: fields.date({
      ...described('Geändert am', articleSchema.shape.updated),
      validation: { isRequired: true },
    }),
    ...fieldsOf(articleSchema, {
      draft: 'Entwurf',
      published: 'Erscheint am',
      author: 'Geschrieben von',
      checked: 'Rechtlich geprüft',
      aliases: 'Frühere Adressen',
      instead: 'Ersatzadresse',
    }),
    picture: fields.object(
      {
        file: fields.image({ label: 'Bild', ...PICTURES }),
        // Only an article with a picture needs them.
        ...fieldsOf(pictureSchema.partial(), {
          alt: 'Alternativtext',
          source: 'Von wem',
          licence: 'Lizenz',
          politicalUse: 'Politische Nutzung erlaubt',
        }),
      },
      { label: 'Bild unter dem Vorspann' },
    ),
    order: fields.integer({
      ...described('Platz', articleSchema.shape.order),
      validation: { isRequired: true, min: 1, max: 99 },
    }),
    ...fieldsOf(articleSchema, { keywords: 'Stichwörter' }),
    sources: list(
      'Quellen',
      fieldsOf(sourceSchema, { name: 'Name', text: 'Wer und wo', asOf: 'Stand', url: 'Adresse' }),
      'name',
    ),
    closing: group('Schlussaufruf', articleSchema.shape.closing),
    inhalt: fields.mdx({
      label: 'Text',
      options: {
        heading: [2, 3],
        codeBlock: false,
        image: PICTURES,
      },
      components: Object.fromEntries(NAMES.map((name) => [name, component(name)])),
    }),
  },
});

const faq = (label: string, path: `src/content/faq/${string}`) =>
  singleton({
    label,
    path,
    format: 'json',
    schema: {
      items: list(
        'Fragen',
        fieldsOf(faqSchema, { question: 'Frage', answer: 'Antwort', checked: 'Rechtlich geprüft' }),
        'question',
      ),
    },
  });

const jobs = singleton({
  label: 'Stellenanzeigen',
  path: 'src/content/stellen',
  format: 'json',
  previewUrl: '/karriere',
  schema: {
    items: list(
      'Anzeigen',
      {
        ...fieldsOf(jobSchema, {
          id: 'Adresse',
          title: 'Bezeichnung',
          location: 'Ort',
          type: 'Umfang',
          remote: 'Von zu Hause aus',
          department: 'Bereich',
          description: 'Beschreibung',
          responsibilities: 'Aufgaben',
          qualifications: 'Anforderungen',
          benefits: 'Leistungen',
          applicationNote: 'Bewerbung',
          duration: 'Dauer',
        }),
        salary: fields.object(
          {
            from: field('Von', salarySchema.shape.from.optional()),
            ...fieldsOf(salarySchema, { to: 'Bis', unit: 'Je' }),
          },
          described('Vergütung', jobSchema.shape.salary),
        ),
        ...fieldsOf(jobSchema, { datePosted: 'Veröffentlicht am', validThrough: 'Letzter Tag' }),
      },
      'title',
    ),
  },
});

const electionDates = singleton({
  label: 'Wahltermine',
  path: 'src/content/wahltermine',
  format: 'json',
  schema: {
    ...fieldsOf(electionDatesSchema, { source: 'Quelle', asOf: 'Stand' }),
    items: list(
      'Wahlen',
      fieldsOf(electionDateSchema, { type: 'Art', name: 'Name', day: 'Wahltag' }),
      'name',
    ),
  },
});

const team = singleton({
  label: 'Team',
  path: 'src/content/team',
  format: 'json',
  previewUrl: '/team',
  schema: {
    items: list(
      'Menschen',
      fieldsOf(memberSchema, {
        slug: 'Adresse',
        name: 'Name',
        role: 'Aufgabe',
        badge: 'Aufschrift',
        image: 'Porträt',
        imageAlt: 'Alternativtext',
        bio: 'Vorstellung',
        expertise: 'Kann',
        linkedin: 'LinkedIn',
        email: 'E-Mail',
        isFounder: 'Hat gegründet',
        placeholders: 'Noch erfunden',
      }),
      'name',
    ),
  },
});

const { address, legal, links, mail, openingHours } = siteSchema.shape;
const site = singleton({
  label: 'Marke, Adressen, Links',
  path: 'src/content/site',
  format: 'json',
  schema: {
    ...fieldsOf(siteSchema, { brand: 'Marke', legalName: 'Firma' }),
    address: group('Anschrift', address),
    ...fieldsOf(siteSchema, { phone: 'Telefon', email: 'E-Mail' }),
    openingHours: list(
      'Öffnungszeiten',
      fieldsOf(openingHours.element, {
        days: 'Tage',
        from: 'Von',
        to: 'Bis',
        weekdays: 'Wochentage',
      }),
      'days',
    ),
    mail: group('Post', mail),
    links: group('Links', links),
    legal: group('Impressum', legal),
    ...fieldsOf(siteSchema, { copyrightYears: 'Jahre', placeholders: 'Noch erfunden' }),
  },
});

export default config({
  storage: { kind: 'local' },
  locale: 'de-DE',
  ui: {
    brand: { name: 'Stimmbezirk' },
    navigation: ['ratgeber', 'faqHome', 'faqContact', 'stellen', 'wahltermine', 'team', 'site'],
  },
  collections: { ratgeber: articles },
  singletons: {
    faqHome: faq('Fragen auf der Startseite', 'src/content/faq/startseite'),
    faqContact: faq('Fragen auf /kontakt', 'src/content/faq/kontakt'),
    stellen: jobs,
    wahltermine: electionDates,
    team,
    site,
  },
});
