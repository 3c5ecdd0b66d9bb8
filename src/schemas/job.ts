import { z } from 'astro/zod';

/** Ends titles and departments: the law asks for ads that leave nobody out. */
export const MARKER = '(m/w/d)';

const text = z.string().min(1);
const marked = (limit: number) =>
  text.max(limit).endsWith(` ${MARKER}`, {
    error: `muss mit „ ${MARKER}“ enden: Stellen werden für alle Geschlechter ausgeschrieben (AGG)`,
  });
const day = z.iso.date({ error: 'muss ein Tag sein, zum Beispiel "2027-03-31"' });
const list = z.array(text.max(160)).min(2).max(8);

/** How a job can be done, as editors write it. */
export const JOB_TYPES = ['praktikum', 'teilzeit', 'vollzeit'] as const;
export type JobType = (typeof JOB_TYPES)[number];

/** What a salary is paid for, as editors write it. */
export const SALARY_UNITS = ['monat', 'stunde'] as const;

/** Title or department without its marker, which is set smaller and is no word. */
export const withoutMarker = (name: string): string => name.replace(MARKER, '').trim();

/** One entry of `src/content/stellen.json`: a job ad. */
export const jobSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
        error: 'darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche haben',
      })
      .describe('Adresse der Anzeige: /karriere#…'),
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
    salary: z
      .strictObject({
        from: z.number().positive().describe('Euro brutto'),
        to: z.number().positive().optional().describe('Euro brutto, bei einer Spanne'),
        unit: z.enum(SALARY_UNITS).describe('monat oder stunde'),
      })
      .refine(({ from, to }) => to === undefined || to > from, {
        path: ['to'],
        error: 'muss über „from“ liegen',
      })
      .optional()
      .describe('Vergütung. Fehlt sie, steht da, dass wir sie vor dem ersten Gespräch nennen'),
    datePosted: day.describe('Seit wann die Anzeige steht'),
    validThrough: day.describe('Letzter Tag der Anzeige; danach fällt sie beim nächsten Bauen weg'),
  })
  .refine(({ datePosted, validThrough }) => datePosted <= validThrough, {
    path: ['validThrough'],
    error: 'darf nicht vor „datePosted“ liegen',
  });

export type Job = z.infer<typeof jobSchema>;
