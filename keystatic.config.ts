import { collection, type ComponentSchema, config, fields, singleton } from '@keystatic/core';
import { block, repeating, wrapper } from '@keystatic/core/content-components';
import { z } from 'astro/zod';
import { createElement, Fragment, type ReactNode } from 'react';
import { articleSchema, pictureSchema, sourceSchema } from './src/schemas/article.ts';
import { electionDateSchema, electionDatesSchema, ELECTIONS } from './src/schemas/calendar.ts';
import { JOB_TYPES, jobSchema, SALARY_UNITS, salarySchema } from './src/schemas/careers.ts';
import { PORTRAITS } from './src/schemas/common.ts';
import { faqSchema } from './src/schemas/home.ts';
import { type ComponentName, MDX_PROPS, PARENTS } from './src/schemas/mdx.ts';
import { siteSchema } from './src/schemas/site.ts';
import { BADGES, memberSchema, PLACEHOLDERS } from './src/schemas/team.ts';

const isOptional = (schema: z.ZodType) =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;

/** The schema behind `.optional()` or `.default()`. */
const unwrapped = (schema: z.ZodType): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? schema.unwrap() : schema;

/** Label and hint of a field. */
function described(label: string, schema: z.ZodType) {
  const inner = unwrapped(schema);
  const hint = schema.description ?? (inner instanceof z.ZodType ? inner.description : undefined);
  return { label, ...(hint ? { description: hint } : {}) };
}

/** A text field with the hint and the limits of its zod schema. */
function text(label: string, schema: z.ZodType, multiline = false) {
  const inner = unwrapped(schema);
  const isText = inner instanceof z.ZodString || inner instanceof z.ZodStringFormat;
  const { minLength, maxLength } = isText ? inner : { minLength: null, maxLength: null };
  const isRequired = !isOptional(schema);
  const length = {
    ...(minLength && isRequired ? { min: minLength } : {}),
    ...(maxLength ? { max: maxLength } : {}),
  };
  return fields.text({
    ...described(label, schema),
    multiline,
    validation: { isRequired, length },
  });
}

const longText = (label: string, schema: z.ZodType) => text(label, schema, true);

const required = (label: string, schema: z.ZodType) => ({
  ...described(label, schema),
  validation: { isRequired: !isOptional(schema) },
});

const number = (label: string, schema: z.ZodType) => fields.number(required(label, schema));
const date = (label: string, schema: z.ZodType) => fields.date(required(label, schema));
const checkbox = (label: string, schema: z.ZodType) => fields.checkbox(described(label, schema));

function texts(label: string, schema: z.ZodArray<z.ZodType>, multiline = false) {
  return fields.array(text('Text', schema.element, multiline), {
    ...described(label, schema),
    itemLabel: ({ value }) => value,
  });
}

/** A group of text fields: the label of each by its name. */
function group<Name extends string>(
  label: string,
  { shape }: z.ZodObject<Record<Name, z.ZodType>>,
  labels: Record<Name, string>,
) {
  const names = Object.keys(labels) as Name[];
  const entries = names.map((name) => [name, text(labels[name], shape[name])] as const);
  return fields.object(Object.fromEntries(entries), { label });
}

const options = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ label: value, value }));

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
  const attributes = Object.entries<z.ZodType>(MDX_PROPS[name].shape).map(([label, schema]) => [
    label,
    unwrapped(schema) instanceof z.ZodNumber ? number(label, schema) : text(label, schema),
  ]);
  const children = Object.entries(PARENTS)
    .filter(([, parent]) => parent === name)
    .map(([child]) => child);
  const common = {
    label: name,
    schema: Object.fromEntries(attributes) as Record<string, ComponentSchema>,
    forSpecificLocations: name in PARENTS,
    ContentView: attributesView,
  };
  if (EMPTY.includes(name)) return block(common);
  return children.length > 0 ? repeating({ ...common, children }) : wrapper(common);
}

const NAMES = Object.keys(MDX_PROPS) as ComponentName[];

/** Pictures lie in a folder named after their article. */
const PICTURES = { directory: 'src/content/ratgeber', publicPath: './' };

const article = articleSchema.shape;
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
      name: { ...described('Titel', article.title), validation: { length: { min: 3, max: 60 } } },
      slug: { label: 'Adresse', description: 'Name der Datei und Adresse der Seite' },
    }),
    description: longText('Beschreibung', article.description),
    headline: text('Überschrift', article.headline),
    lead: longText('Vorspann', article.lead),
    teaser: text('Zeile für die Übersicht', article.teaser),
    updated: date('Geändert am', article.updated),
    draft: checkbox('Entwurf', article.draft),
    published: date('Erscheint am', article.published),
    author: text('Geschrieben von', article.author),
    picture: fields.object(
      {
        file: fields.image({ label: 'Bild', ...PICTURES }),
        alt: text('Alternativtext', pictureSchema.shape.alt.optional()),
        source: text('Von wem', pictureSchema.shape.source.optional()),
        licence: text('Lizenz', pictureSchema.shape.licence.optional()),
        politicalUse: checkbox('Politische Nutzung erlaubt', pictureSchema.shape.politicalUse),
      },
      { label: 'Bild unter dem Vorspann' },
    ),
    order: fields.integer({
      ...described('Platz', article.order),
      validation: { isRequired: true, min: 1, max: 99 },
    }),
    keywords: texts('Stichwörter', article.keywords),
    sources: fields.array(
      group('Quelle', sourceSchema, {
        name: 'Name',
        text: 'Wer und wo',
        asOf: 'Stand',
        url: 'Adresse',
      }),
      { label: 'Quellen', itemLabel: ({ fields: { name } }) => name?.value ?? '' },
    ),
    closing: group('Schlussaufruf', article.closing, {
      headline: 'Frage oder Satz',
      button: 'Aufschrift des Knopfes',
    }),
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
      items: fields.array(
        fields.object({
          question: text('Frage', faqSchema.shape.question),
          answer: longText('Antwort', faqSchema.shape.answer),
        }),
        { label: 'Fragen', itemLabel: ({ fields: { question } }) => question.value },
      ),
    },
  });

const job = jobSchema.shape;
const jobs = singleton({
  label: 'Stellenanzeigen',
  path: 'src/content/stellen',
  format: 'json',
  previewUrl: '/karriere',
  schema: {
    items: fields.array(
      fields.object({
        id: text('Adresse', job.id),
        title: text('Bezeichnung', job.title),
        location: text('Ort', job.location),
        type: fields.multiselect({ ...described('Umfang', job.type), options: options(JOB_TYPES) }),
        remote: checkbox('Von zu Hause aus', job.remote),
        department: text('Bereich', job.department),
        description: longText('Beschreibung', job.description),
        responsibilities: texts('Aufgaben', job.responsibilities, true),
        qualifications: texts('Anforderungen', job.qualifications, true),
        benefits: texts('Leistungen', job.benefits, true),
        applicationNote: longText('Bewerbung', job.applicationNote),
        duration: text('Dauer', job.duration),
        salary: fields.object(
          {
            from: number('Von', salarySchema.shape.from.optional()),
            to: number('Bis', salarySchema.shape.to),
            unit: fields.select({
              ...described('Je', salarySchema.shape.unit),
              options: options(SALARY_UNITS),
              defaultValue: 'monat',
            }),
          },
          described('Vergütung', job.salary),
        ),
        datePosted: date('Veröffentlicht am', job.datePosted),
        validThrough: date('Letzter Tag', job.validThrough),
      }),
      { label: 'Anzeigen', itemLabel: ({ fields: { title } }) => title.value },
    ),
  },
});

const election = electionDateSchema.shape;
const electionDates = singleton({
  label: 'Wahltermine',
  path: 'src/content/wahltermine',
  format: 'json',
  schema: {
    source: text('Quelle', electionDatesSchema.shape.source),
    asOf: text('Stand', electionDatesSchema.shape.asOf),
    items: fields.array(
      fields.object({
        type: fields.select({
          ...described('Art', election.type),
          options: options(ELECTIONS),
          defaultValue: 'state',
        }),
        name: text('Name', election.name),
        day: date('Wahltag', election.day),
      }),
      { label: 'Wahlen', itemLabel: ({ fields: { name } }) => name.value },
    ),
  },
});

const member = memberSchema.shape;
const team = singleton({
  label: 'Team',
  path: 'src/content/team',
  format: 'json',
  previewUrl: '/team',
  schema: {
    items: fields.array(
      fields.object({
        slug: text('Adresse', member.slug),
        name: text('Name', member.name),
        role: text('Aufgabe', member.role),
        badge: fields.select({
          ...described('Aufschrift', member.badge),
          options: options(BADGES),
          defaultValue: 'BERATUNG',
        }),
        image: fields.select({
          ...described('Porträt', member.image),
          options: options(PORTRAITS),
          defaultValue: 'portrait-a',
        }),
        imageAlt: text('Alternativtext', member.imageAlt),
        bio: longText('Vorstellung', member.bio),
        expertise: texts('Kann', member.expertise),
        linkedin: text('LinkedIn', member.linkedin),
        email: text('E-Mail', member.email),
        isFounder: checkbox('Hat gegründet', member.isFounder),
        placeholders: fields.multiselect({
          ...described('Noch erfunden', member.placeholders),
          options: options(PLACEHOLDERS),
        }),
      }),
      { label: 'Menschen', itemLabel: ({ fields: { name } }) => name.value },
    ),
  },
});

const { address, legal, links, mail, openingHours, phone, ...siteFields } = siteSchema.shape;
const hours = openingHours.element.shape;
const site = singleton({
  label: 'Marke, Adressen, Links',
  path: 'src/content/site',
  format: 'json',
  schema: {
    brand: text('Marke', siteFields.brand),
    legalName: text('Firma', siteFields.legalName),
    address: group('Anschrift', address, {
      street: 'Straße',
      postalCode: 'Postleitzahl',
      city: 'Ort',
      country: 'Land',
    }),
    phone: group('Telefon', phone, { display: 'Zum Lesen', uri: 'Zum Wählen' }),
    email: text('E-Mail', siteFields.email),
    openingHours: fields.array(
      fields.object({
        days: text('Tage', hours.days),
        from: text('Von', hours.from),
        to: text('Bis', hours.to),
        weekdays: fields.array(fields.integer({ label: 'Tag', validation: { isRequired: true } }), {
          ...described('Wochentage', hours.weekdays),
          itemLabel: ({ value }) => String(value),
        }),
      }),
      { label: 'Öffnungszeiten', itemLabel: ({ fields: { days } }) => days.value },
    ),
    mail: fields.object(
      {
        to: texts('Anfragen an', mail.shape.to),
        from: text('Absender', mail.shape.from),
      },
      { label: 'Post' },
    ),
    links: group('Links', links, {
      academy: 'Akademie',
      afterwork: 'Afterwork',
      transparency: 'Transparenzseite',
      parliamentTool: 'Werkzeug für Abgeordnete',
      demoHq: 'Demo: Wahlkampf-HQ',
      demoPlanner: 'Demo: Tür-zu-Tür-Planer',
      demoWebsite: 'Demo: Kampagnenwebsite',
      ideasPrize: 'Ideenpreis',
      linkedin: 'LinkedIn',
      instagram: 'Instagram',
    }),
    legal: fields.object(
      {
        managingDirectors: texts('Geschäftsführung', legal.shape.managingDirectors),
        registerCourt: text('Registergericht', legal.shape.registerCourt),
        registerNumber: text('Registernummer', legal.shape.registerNumber),
        vatId: text('Umsatzsteuer-ID', legal.shape.vatId),
        editorialResponsible: text('Redaktion', legal.shape.editorialResponsible),
      },
      { label: 'Impressum' },
    ),
    copyrightYears: text('Jahre', siteFields.copyrightYears),
    placeholders: texts('Noch erfunden', siteFields.placeholders),
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
