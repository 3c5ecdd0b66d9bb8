import { z } from 'astro/zod';
import {
  between,
  each,
  label,
  letter,
  optionalGroup,
  pageMeta,
  pattern,
  phone,
  pictogram,
  placeholders,
  position,
  text,
} from './common.ts';
import { portrait } from './portrait.ts';

/** Ends titles and departments: the law asks for ads that leave nobody out. */
export const MARKER = '(m/w/d)';

const marked = (limit: number) =>
  text.max(limit).endsWith(` ${MARKER}`, {
    error: `muss mit „ ${MARKER}“ enden: Stellen werden für alle Geschlechter ausgeschrieben (AGG)`,
  });
const day = z.iso.date();
const list = z.array(text.max(160)).min(2).max(8);

/** How a job can be done, as editors write it. */
const JOB_TYPES = ['praktikum', 'teilzeit', 'vollzeit'] as const;
export type JobType = (typeof JOB_TYPES)[number];

/** What a salary is paid for, as editors write it. */
const SALARY_UNITS = ['monat', 'stunde'] as const;

/** Title or department without its marker, which is set smaller and is no word. */
export const withoutMarker = (name: string): string => name.replace(MARKER, '').trim();

export const salarySchema = z.strictObject({
  from: z.number().positive().describe('Euro brutto'),
  to: z.number().positive().optional().describe('Euro brutto, bei einer Spanne'),
  unit: z.enum(SALARY_UNITS).describe('monat oder stunde'),
});

/** One entry of `src/content/stellen.json`: a job ad. */
export const jobSchema = z
  .strictObject({
    id: pattern(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche haben',
    ).describe('Adresse der Anzeige: /karriere#…'),
    title: marked(70).describe('Bezeichnung der Stelle mit (m/w/d) am Ende'),
    location: text.max(30).describe('Ort, zum Beispiel Berlin'),
    type: z.array(z.enum(JOB_TYPES)).min(1).describe('praktikum, teilzeit, vollzeit'),
    remote: z.boolean().describe('true, wenn die Arbeit auch ganz von zu Hause aus möglich ist'),
    department: marked(39).describe('Bereich mit (m/w/d) am Ende'),
    description: text.min(40).max(400),
    responsibilities: list.describe('Aufgaben'),
    qualifications: list.describe('Was jemand mitbringt'),
    benefits: list.describe('Was jemand bekommt'),
    applicationNote: text.max(200).describe('Wie man sich bewirbt'),
    duration: text.max(40).optional().describe('Dauer, wenn sie begrenzt ist'),
    salary: optionalGroup(
      salarySchema.refine(({ from, to }) => to === undefined || to > from, {
        path: ['to'],
        error: 'muss über „from“ liegen',
      }),
      'unit',
    ).describe('Vergütung. Fehlt sie, steht da, dass wir sie vor dem ersten Gespräch nennen'),
    datePosted: day.describe('Seit wann die Anzeige steht'),
    validThrough: day.describe('Letzter Tag der Anzeige; danach fällt sie beim nächsten Bauen weg'),
  })
  .refine(({ datePosted, validThrough }) => datePosted <= validThrough, {
    path: ['validThrough'],
    error: 'darf nicht vor „datePosted“ liegen',
  });

export type Job = z.infer<typeof jobSchema>;

/** One entry of `src/content/vorteile.json`. */
export const benefitSchema = z.strictObject({
  id: position,
  icon: pictogram,
  title: between(3, 32),
  description: between(20, 130).describe('Ein oder zwei Sätze, die stimmen'),
});

export type Benefit = z.infer<typeof benefitSchema>;

/** `src/content/karriere.json`: the words of /karriere around the job ads. */
export const careersPageSchema = z.strictObject({
  ...pageMeta,
  lead: text.max(260),
  toOpenings: label.describe('Knopf im Kopf der Seite, führt zu den offenen Stellen'),
  culture: z.strictObject({
    headline: text.max(40),
    statement: text.max(160).describe('Der große Satz'),
    paragraphs: z.array(text.max(400)).min(1).max(3),
  }),
  benefitsHeading: label,
  tabs: z.strictObject({
    label: label.describe('Name der beiden Reiter für Screenreader'),
    ...each(label, 'openings', 'process'),
  }),
  openings: z.strictObject({
    headline: label,
    none: text.max(320).describe('Steht da, wenn keine Stelle offen ist'),
  }),
  ad: z.strictObject({
    ...each(label, 'location', 'type', 'department', 'duration', 'salary'),
    ...each(label, 'responsibilities', 'qualifications', 'benefits', 'application', 'apply'),
    ...each(label, 'datePosted', 'validThrough'),
    remote: label.describe('Zusatz zum Ort, wenn remote möglich ist'),
    types: z.strictObject(each(label, ...JOB_TYPES)),
    salaryUnits: z.strictObject(each(label, ...SALARY_UNITS)),
    salaryLater: text.max(90).describe('Steht da, wenn eine Anzeige keinen Betrag nennt'),
    topic: text.max(10).describe('Steht im Formular vor dem Bereich, zum Beispiel Bewerbung'),
  }),
  initiative: z.strictObject({
    ...each(label, 'headline', 'button'),
    text: text.max(240),
    subject: label.describe('Betreff der E-Mail'),
    privacy: label.describe('Link zum Datenschutz'),
  }),
  process: z.strictObject({
    headline: label,
    step: label.describe('Kopf der Tabelle'),
    content: label.describe('Kopf der Tabelle'),
    steps: z
      .array(z.strictObject({ title: text.max(40), description: text.max(140) }))
      .length(5, { error: 'braucht genau fünf Schritte' }),
  }),
  contact: z.strictObject({
    ...letter,
    ...each(label, 'name', 'position', 'emailLabel', 'phoneLabel'),
    email: z.email().describe('Hierhin gehen Bewerbungen'),
    phone,
    image: portrait,
  }),
  closing: z.strictObject({
    headline: text.max(40),
    button: label,
    subject: label.describe('Betreff der E-Mail'),
  }),
  placeholders,
});

export type CareersPage = z.infer<typeof careersPageSchema>;
