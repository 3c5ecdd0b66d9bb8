import { z } from 'astro/zod';
import { email, phone } from '../../lib/schema/contact.ts';
import { day, pastDay } from '../../lib/schema/days.ts';
import { pictogram } from '../../lib/schema/drawings.ts';
import { headlineOf, isDrawn, label, notDrawn } from '../../lib/schema/drawn-text.ts';
import { active, invented, position } from '../../lib/schema/entry.ts';
import { portrait } from '../../lib/schema/files.ts';
import { addressName } from '../../lib/schema/links.ts';
import { letter, pageMeta } from '../../lib/schema/page.ts';
import { isTopic, notATopic } from '../../lib/schema/request.ts';
import { optionalGroup, titled } from '../../lib/schema/shape.ts';
import { between, text } from '../../lib/schema/text.ts';

/** The end of titles and departments: by law (AGG) a job ad addresses all genders. */
export const MARKER = '(m/w/d)';

const marked = (limit: number) =>
  text
    .max(limit)
    .endsWith(` ${MARKER}`, {
      error: `muss mit „ ${MARKER}“ enden: Stellen werden für alle Geschlechter ausgeschrieben (AGG)`,
    })
    .refine(isDrawn, notDrawn);
const list = z.array(text.max(160)).min(2).max(8);

/** How a job can be done, as editors write it. */
const JOB_TYPES = ['praktikum', 'teilzeit', 'vollzeit'] as const;
export type JobType = (typeof JOB_TYPES)[number];

/** The period that a salary is paid for, as editors write it. */
const SALARY_UNITS = ['monat', 'stunde'] as const;

/** A title or department without its marker, which the page sets smaller or leaves out. */
export const withoutMarker = (name: string): string => name.replace(MARKER, '').trim();

const UNIT_LABELS = { monat: 'Monat', stunde: 'Stunde' };
/** Euros before tax; a smaller or larger amount is a slip of the keys, or of the other unit. */
const PLAUSIBLE = { monat: [100, 20_000], stunde: [10, 300] } as const;
const gross = z.number();

const salarySchema = z
  .strictObject({
    from: gross.meta({ title: 'Von', description: 'Euro brutto' }),
    to: gross.optional().meta({
      title: 'Bis',
      description: 'Euro brutto, bei einer Spanne',
    }),
    unit: z.enum(SALARY_UNITS).meta({
      title: 'Je',
      labels: UNIT_LABELS,
    }),
  })
  .superRefine((salary, context) => {
    const [least, most] = PLAUSIBLE[salary.unit];
    for (const path of ['from', 'to'] as const) {
      const amount = salary[path] ?? least;
      const message = `muss zwischen ${least} und ${most} liegen, je ${UNIT_LABELS[salary.unit]}. Prüf „Je“ (unit) und den Betrag`;
      if (amount < least || amount > most)
        context.addIssue({ code: 'custom', path: [path], message });
    }
  });

/** One entry of `src/content/stellen.json`: a job ad. */
export const jobSchema = z
  .strictObject({
    id: addressName.meta({
      title: 'Adresse',
      description: 'Am Ende der Adresse der Anzeige: /karriere#…',
      examples: ['praktikum-grafik'],
    }),
    title: marked(70).meta({
      title: 'Bezeichnung',
      description: `Bezeichnung der Stelle mit ${MARKER} am Ende`,
    }),
    location: text.max(30).meta({ title: 'Ort', examples: ['Berlin'] }),
    type: z
      .array(z.enum(JOB_TYPES))
      .min(1)
      .meta({
        title: 'Umfang',
        labels: { praktikum: 'Praktikum', teilzeit: 'Teilzeit', vollzeit: 'Vollzeit' },
      }),
    remote: z.boolean().meta({
      title: 'Von zu Hause aus',
      description: 'Nur, wenn die Arbeit auch ganz von zu Hause aus möglich ist',
    }),
    department: marked(39)
      .refine((name) => isTopic(withoutMarker(name)), notATopic)
      .meta({
        title: 'Bereich',
        description: `Bereich mit ${MARKER} am Ende`,
      }),
    description: text.min(40).max(400).meta({ title: 'Beschreibung' }),
    responsibilities: list.meta({ title: 'Aufgaben' }),
    qualifications: list.meta({ title: 'Anforderungen', description: 'Was jemand mitbringt' }),
    benefits: list.meta({ title: 'Leistungen', description: 'Was jemand bekommt' }),
    applicationNote: text
      .max(200)
      .meta({ title: 'Bewerbung', description: 'Wie man sich bewirbt' }),
    duration: text.max(40).optional().meta({
      title: 'Dauer',
      description: 'Dauer, wenn sie begrenzt ist',
    }),
    salary: optionalGroup(
      salarySchema.refine(({ from, to }) => to === undefined || to > from, {
        path: ['to'],
        error: 'muss über „Von“ (from) liegen. Tausch die beiden, oder lösch „Bis“',
      }),
      'unit',
    ).meta({
      title: 'Vergütung',
      description: 'Fehlt sie, steht da, dass wir sie vor dem ersten Gespräch nennen',
    }),
    datePosted: pastDay.meta({
      title: 'Veröffentlicht am',
      description: 'Seit wann die Anzeige steht',
    }),
    validThrough: day.meta({
      title: 'Letzter Tag',
      description: 'Danach fällt die Anzeige weg, sobald die Website neu veröffentlicht wird',
    }),
  })
  .refine(({ datePosted, validThrough }) => datePosted <= validThrough, {
    path: ['validThrough'],
    error: 'darf nicht vor „Veröffentlicht am“ (datePosted) liegen. Prüf beide Tage',
  })
  .refine(({ datePosted: from, validThrough: to }) => +to.slice(0, 4) - +from.slice(0, 4) <= 2, {
    path: ['validThrough'],
    error: 'liegt mehr als zwei Jahre nach „Veröffentlicht am“ (datePosted). Prüf das Jahr',
  });

export type Job = z.infer<typeof jobSchema>;

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
    .meta({ title: 'Wörter in jeder Anzeige' }),
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
