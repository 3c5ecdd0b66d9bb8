import { z } from 'astro/zod';
import { email, phone } from '../../lib/schema/contact.ts';
import { pictogram } from '../../lib/schema/drawings.ts';
import { headlineOf, label } from '../../lib/schema/drawn-text.ts';
import { active, invented, position } from '../../lib/schema/entry.ts';
import { portrait } from '../../lib/schema/files.ts';
import { letter, pageMeta } from '../../lib/schema/page.ts';
import { isTopic, notATopic } from '../../lib/schema/request.ts';
import { titled } from '../../lib/schema/shape.ts';
import { between, text } from '../../lib/schema/text.ts';

/** One entry of `src/content/vorteile.json`. */
export const benefitSchema = z.strictObject({
  id: position,
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
  culture: z
    .strictObject({
      headline: headlineOf(1, 40),
      statement: text.max(160).meta({ title: 'Der große Satz' }),
      paragraphs: z.array(text.max(400)).min(1).max(3).meta({ title: 'Absätze' }),
    })
    .meta({ title: 'Wie wir arbeiten' }),
  benefitsHeading: label.meta({ title: 'Überschrift der Vorteile' }),
  tabs: z
    .strictObject({
      label: label.meta({ title: 'Name der beiden Reiter', description: 'Für Screenreader' }),
      ...titled(label, { openings: 'Reiter der Stellen', process: 'Reiter des Ablaufs' }),
    })
    .meta({ title: 'Reiter' }),
  openings: z
    .strictObject({
      headline: headlineOf(1, 40),
      none: z
        .strictObject({
          headline: headlineOf(1, 40),
          text: text.max(320).meta({ title: 'Text' }),
        })
        .meta({
          title: 'Wenn keine Stelle offen ist',
          description: 'Steht dann statt „Initiativbewerbung“ da',
        }),
    })
    .meta({ title: 'Offene Stellen' }),
  ad: z
    .strictObject({
      location: label.meta({ title: 'Ort' }),
      remote: label.meta({ title: 'Zusatz zum Ort, wenn von zu Hause aus möglich' }),
      type: label.meta({ title: 'Umfang' }),
      types: z
        .strictObject(
          titled(label, { praktikum: 'Praktikum', teilzeit: 'Teilzeit', vollzeit: 'Vollzeit' }),
        )
        .meta({ title: 'Arten des Umfangs' }),
      ...titled(label, { department: 'Bereich', duration: 'Dauer', salary: 'Vergütung' }),
      salaryUnits: z
        .strictObject(titled(label, { monat: 'Je Monat', stunde: 'Je Stunde' }))
        .meta({ title: 'Hinter der Vergütung' }),
      salaryLater: text.max(90).meta({ title: 'Wenn eine Anzeige keinen Betrag nennt' }),
      ...titled(label, {
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
    })
    .meta({ title: 'Wörter in jeder Anzeige', elsewhere: true }),
  initiative: z
    .strictObject({
      headline: headlineOf(1, 40),
      text: text.max(240).meta({ title: 'Text' }),
      button: label.meta({ title: 'Knopf' }),
      subject: label.meta(subject),
      privacy: label.meta({ title: 'Link zum Datenschutz' }),
    })
    .meta({ title: 'Initiativbewerbung' }),
  process: z
    .strictObject({
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
    })
    .meta({ title: 'Ablauf der Bewerbung' }),
  contact: z
    .strictObject({
      ...letter,
      ...titled(label, {
        name: 'Name',
        position: 'Aufgabe',
        emailLabel: 'Wort vor der E-Mail',
        phoneLabel: 'Wort vor der Nummer',
      }),
      email: email.meta({ title: 'E-Mail', description: 'Hierhin gehen Bewerbungen' }),
      phone,
      image: portrait,
      invented,
    })
    .meta({ title: 'Wen man fragt' }),
  closing: z
    .strictObject({
      headline: headlineOf(1, 40),
      button: label.meta({ title: 'Knopf' }),
      subject: label.meta(subject),
    })
    .meta({ title: 'Schlussaufruf' }),
});

export type CareersPage = z.infer<typeof careersPageSchema>;
