import { z } from 'astro/zod';
import { day, pastDay } from '../../lib/schema/days.ts';
import { isDrawn, notDrawn } from '../../lib/schema/drawn-text.ts';
import { addressName } from '../../lib/schema/links.ts';
import { isTopic, notATopic } from '../../lib/schema/request.ts';
import { choice, optionalGroup } from '../../lib/schema/shape.ts';
import { text } from '../../lib/schema/text.ts';

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
export const JOB_TYPES = {
  praktikum: 'Praktikum',
  teilzeit: 'Teilzeit',
  vollzeit: 'Vollzeit',
} as const;
export type JobType = keyof typeof JOB_TYPES;

/** A title or department without its marker, which the page sets smaller or leaves out. */
export const withoutMarker = (name: string): string => name.replace(MARKER, '').trim();

/** The period that a salary is paid for, as editors write it. */
const SALARY_UNITS = { monat: 'Monat', stunde: 'Stunde' } as const;
/** Euros before tax. A smaller or larger amount is a typing error, or belongs to the other unit. */
const PLAUSIBLE = { monat: [100, 20_000], stunde: [10, 300] } as const;

const salarySchema = z
  .strictObject({
    from: z.number().meta({ title: 'Von', description: 'Euro brutto' }),
    to: z.number().optional().meta({
      title: 'Bis',
      description: 'Euro brutto, bei einer Spanne',
    }),
    unit: choice(SALARY_UNITS).meta({ title: 'Je' }),
  })
  .superRefine((salary, context) => {
    const [least, most] = PLAUSIBLE[salary.unit];
    for (const path of ['from', 'to'] as const) {
      const amount = salary[path] ?? least;
      const message = `muss zwischen ${least} und ${most} liegen, je ${SALARY_UNITS[salary.unit]}. Prüf „Je“ (unit) und den Betrag`;
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
    title: marked(70).meta({ title: 'Bezeichnung', description: `Mit ${MARKER} am Ende` }),
    location: text.max(30).meta({ title: 'Ort', examples: ['Berlin'] }),
    type: z.array(choice(JOB_TYPES)).min(1).meta({ title: 'Umfang', labels: JOB_TYPES }),
    remote: z.boolean().meta({
      title: 'Von zu Hause aus',
      description: 'Nur, wenn die Arbeit auch ganz von zu Hause aus möglich ist',
    }),
    department: marked(39)
      .refine((name) => isTopic(withoutMarker(name)), notATopic)
      .meta({ title: 'Bereich', description: `Mit ${MARKER} am Ende` }),
    description: text.min(40).max(400).meta({ title: 'Beschreibung' }),
    responsibilities: list.meta({ title: 'Aufgaben' }),
    qualifications: list.meta({ title: 'Anforderungen' }),
    benefits: list.meta({ title: 'Leistungen' }),
    applicationNote: text.max(200).meta({ title: 'Wie man sich bewirbt' }),
    duration: text.max(40).optional().meta({ title: 'Dauer, wenn sie begrenzt ist' }),
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
    datePosted: pastDay.meta({ title: 'Veröffentlicht am' }),
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
