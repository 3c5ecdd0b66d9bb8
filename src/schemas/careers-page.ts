import { z } from 'astro/zod';
import { JOB_TYPES, SALARY_UNITS } from './job.ts';
import { pageMeta } from './page.ts';
import { portrait } from './portrait.ts';

const text = z.string().min(1);
const label = text.max(40);

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
    openings: label,
    process: label,
  }),
  openings: z.strictObject({
    headline: label,
    none: text.max(320).describe('Steht da, wenn keine Stelle offen ist'),
  }),
  ad: z.strictObject({
    location: label,
    remote: label.describe('Zusatz zum Ort, wenn remote möglich ist'),
    type: label,
    types: z.record(z.enum(JOB_TYPES), label),
    department: label,
    duration: label,
    salary: label,
    salaryUnits: z.record(z.enum(SALARY_UNITS), label),
    salaryLater: text.max(90).describe('Steht da, wenn eine Anzeige keinen Betrag nennt'),
    datePosted: label,
    validThrough: label,
    responsibilities: label,
    qualifications: label,
    benefits: label,
    application: label,
    apply: label,
    topic: text.max(10).describe('Steht im Formular vor dem Bereich, zum Beispiel Bewerbung'),
  }),
  initiative: z.strictObject({
    headline: label,
    text: text.max(240),
    button: label,
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
    salutation: z.tuple([label, label]).describe('Zwei Zeilen Anrede'),
    postmark: z
      .tuple([text.max(10), text.max(10), text.max(10)])
      .describe('Drei kurze Zeilen im Poststempel'),
    name: label,
    position: label,
    emailLabel: label,
    email: z
      .email({ error: 'muss eine E-Mail-Adresse sein' })
      .describe('Hierhin gehen Bewerbungen'),
    phoneLabel: label,
    phone: z.strictObject({
      display: z.string().min(5).describe('Nummer zum Lesen'),
      uri: z
        .string()
        .regex(/^\+\d{6,15}$/, { error: 'muss mit + und Landesvorwahl beginnen, nur Ziffern' }),
    }),
    image: portrait,
  }),
  closing: z.strictObject({
    headline: text.max(40),
    button: label,
    subject: label.describe('Betreff der E-Mail'),
  }),
  placeholders: z
    .array(z.string())
    .describe(
      'Felder, deren Wert noch erfunden ist. Wer einen echten Wert einträgt, streicht sie.',
    ),
});

export type CareersPage = z.infer<typeof careersPageSchema>;
