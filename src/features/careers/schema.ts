import { z } from 'astro/zod';
import { email, phone } from '../../lib/schema/contact.ts';
import { pictogram } from '../../lib/schema/drawings.ts';
import { headlineOf, label } from '../../lib/schema/drawn-text.ts';
import { active, invented } from '../../lib/schema/entry.ts';
import { portrait } from '../../lib/schema/files.ts';
import { letter, pageMeta } from '../../lib/schema/page.ts';
import { isTopic, notATopic } from '../../lib/schema/request.ts';
import { group, titledFields } from '../../lib/schema/shape.ts';
import { between, text } from '../../lib/schema/text.ts';
import { JOB_TYPES } from './job-schema.ts';

/** One entry of `src/content/vorteile.json`. */
export const benefitSchema = z.strictObject({
  icon: pictogram,
  title: between(3, 32).meta({ title: 'Titel' }),
  description: between(20, 130).meta({
    title: 'Beschreibung',
    description: 'Ein oder zwei Sätze, die stimmen',
  }),
});

export type Benefit = z.infer<typeof benefitSchema>;

const subject = { title: 'Betreff der E-Mail' };

/** `src/content/karriere.json`: the words of /karriere around the job ads. */
export const careersPageSchema = z.strictObject({
  active,
  ...pageMeta,
  lead: text.max(260).meta({ title: 'Vorspann' }),
  toOpenings: label.meta({
    title: 'Knopf im Kopf der Seite',
    description: 'Führt zu den offenen Stellen',
  }),
  placard: text.max(20).meta({
    title: 'Plakat im Kopf der Seite',
    description: 'Steht unter dem leeren Bild',
  }),
  culture: group('Wie wir arbeiten', {
    headline: headlineOf(1, 40),
    statement: text.max(160).meta({ title: 'Der große Satz' }),
    paragraphs: z.array(text.max(400)).min(1).max(3).meta({ title: 'Absätze' }),
  }),
  benefitsHeading: label.meta({ title: 'Überschrift der Vorteile' }),
  tabs: group('Reiter', {
    label: label.meta({ title: 'Name der beiden Reiter', description: 'Für Screenreader' }),
    ...titledFields(label, { openings: 'Reiter der Stellen', process: 'Reiter des Ablaufs' }),
  }),
  openings: group('Offene Stellen', {
    headline: headlineOf(1, 40),
    none: group('Wenn keine Stelle offen ist', {
      headline: headlineOf(1, 40),
      text: text.max(320).meta({ title: 'Text' }),
    }).meta({ description: 'Steht dann statt „Initiativbewerbung“ da' }),
  }),
  ad: group('Wörter in jeder Anzeige', {
    location: label.meta({ title: 'Ort' }),
    remote: label.meta({ title: 'Zusatz zum Ort, wenn von zu Hause aus möglich' }),
    type: label.meta({ title: 'Umfang' }),
    types: group('Arten des Umfangs', titledFields(label, JOB_TYPES)),
    ...titledFields(label, { department: 'Bereich', duration: 'Dauer', salary: 'Vergütung' }),
    salaryUnits: group(
      'Hinter der Vergütung',
      titledFields(label, { monat: 'Je Monat', stunde: 'Je Stunde' }),
    ),
    salaryLater: text.max(90).meta({ title: 'Wenn eine Anzeige keinen Betrag nennt' }),
    ...titledFields(label, {
      datePosted: 'Erster Tag',
      validThrough: 'Letzter Tag',
      responsibilities: 'Aufgaben',
      qualifications: 'Anforderungen',
      benefits: 'Leistungen',
      application: 'Bewerbung',
      apply: 'Knopf zur Bewerbung',
    }),
    topic: text
      .max(10)
      .refine(isTopic, notATopic)
      .meta({
        title: 'Thema im Formular',
        description: 'Steht dort vor dem Bereich',
        examples: ['Bewerbung'],
      }),
  }),
  initiative: group('Initiativbewerbung', {
    headline: headlineOf(1, 40),
    text: text.max(240).meta({ title: 'Text' }),
    button: label.meta({ title: 'Knopf' }),
    subject: label.meta(subject),
    privacy: label.meta({ title: 'Link zum Datenschutz' }),
  }),
  process: group('Ablauf der Bewerbung', {
    headline: headlineOf(1, 40),
    steps: z
      .array(
        z.strictObject({
          title: text.max(40).meta({ title: 'Titel' }),
          description: text.max(140).meta({ title: 'Beschreibung' }),
        }),
      )
      .length(5, { error: 'braucht genau fünf Schritte' })
      .meta({ title: 'Schritte' }),
  }),
  contact: group('Wen man fragt', {
    ...letter,
    ...titledFields(label, {
      name: 'Name',
      position: 'Aufgabe',
      emailLabel: 'Wort vor der E-Mail',
      phoneLabel: 'Wort vor der Nummer',
    }),
    email: email.meta({ title: 'E-Mail', description: 'Hierhin gehen Bewerbungen' }),
    phone,
    image: portrait,
    invented,
  }),
  closing: group('Schlussaufruf', {
    headline: headlineOf(1, 40),
    button: label.meta({ title: 'Knopf' }),
    subject: label.meta(subject),
  }),
});

export type CareersPage = z.infer<typeof careersPageSchema>;
