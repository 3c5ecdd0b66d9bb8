import { z } from 'astro/zod';
import { day } from '../../lib/schema/days.ts';
import { headlineOf, label } from '../../lib/schema/drawn-text.ts';
import { active } from '../../lib/schema/entry.ts';
import { address } from '../../lib/schema/links.ts';
import { pageMeta } from '../../lib/schema/page.ts';
import { topic } from '../../lib/schema/request.ts';
import { named } from '../../lib/schema/shape.ts';
import { between, paragraph, pattern, text } from '../../lib/schema/text.ts';

const headline = headlineOf(1, 60);
const name = pattern(/^[a-z]+(-[a-z]+)*$/, 'darf nur Kleinbuchstaben und Bindestriche haben');
const link = z.strictObject({ label, href: address });

const mark = z.strictObject({
  drawing: name.meta({
    description: 'Name einer Zeichnung (svg) in src/assets/arbeitsprobe, ohne Endung',
    picture: { folder: 'src/assets/arbeitsprobe', ending: '.svg' },
  }),
  alt: between(3, 320).describe(
    'Was darauf zu sehen ist; die Wörter stehen in der Zeichnung unter <desc>',
  ),
});
const piece = mark.extend({ name: label.describe('Was es ist, mit Format') });

const station = z.strictObject({
  id: name,
  label: text
    .max(12)
    .describe('Wie auf dem Schild in der Zeichnung der Straße, zum Beispiel 12 Monate'),
  day: day.describe('Der Tag dieser Station'),
  street: z.int().min(1).max(8).describe('Nummer der Zeichnung, strasse-1 bis strasse-8'),
  headline: headlineOf(4, 60),
  ...named(paragraph, 'text', 'why', 'omitted'),
  pieces: z.array(piece).min(1),
  request: z
    .strictObject({ text: text.max(160), label, topic })
    .optional()
    .describe('Frage nach einem Gespräch, hinter dieser Station'),
});
export type Station = z.infer<typeof station>;

const sheetPart = z.strictObject({
  heading: label,
  sum: paragraph.optional().describe('Groß unter der Überschrift'),
  lines: z.array(paragraph).min(1).optional().describe('Eine Liste mit Strichen'),
  tasks: z
    .array(z.strictObject({ day: text.max(12), who: label, text: paragraph }))
    .min(1)
    .optional()
    .describe('Wer was bis wann tut, Tage nach dem Gespräch'),
  mark: mark.optional().describe('Mit der Hand an den Rand geschrieben'),
});

/** A campaign from its first month to its last day, `src/content/arbeitsprobe.json`. */
export const workSampleSchema = z.strictObject({
  active,
  ...pageMeta,
  invented: z
    .boolean()
    .describe('false, sobald ein wahrer Fall hier steht: Dann nennt die Seite keinen Stempel mehr'),
  lead: between(40, 400),
  stamp: z.tuple([text.max(14), text.max(14)]).describe('Im Stempel auf jedem Stück'),
  labels: z.strictObject(named(label, 'why', 'omitted', 'words', 'open', 'walk')),
  teaser: z
    .strictObject({ text: text.max(160), link: label })
    .meta({ description: 'Der Hinweis auf diese Seite auf anderen Seiten' }),
  cover: piece.describe('Das große Bild am Anfang'),
  start: z.strictObject({
    headline,
    text: paragraph,
    facts: z.array(z.strictObject({ value: text.max(12), text: text.max(90) })).min(2),
  }),
  stations: z.array(station).min(2),
  budget: z.strictObject({
    headline,
    text: paragraph,
    link: link.describe('Zum Artikel, der das Beispiel ausrechnet'),
    columns: z.tuple([label, label, label]),
    amount: z.int().min(100).describe('Die Summe in Euro, wie im Artikel'),
    items: z
      .array(z.strictObject({ name: label, percent: z.int().min(1) }))
      .min(2)
      .refine((items) => items.reduce((sum, { percent }) => sum + percent, 0) === 100, {
        error: 'muss zusammen 100 Prozent ergeben',
      }),
  }),
  sheet: z.strictObject({
    headline,
    intro: paragraph,
    title: headline,
    meta: text.max(120),
    parts: z.array(sheetPart).min(2),
    next: paragraph,
  }),
  last: text.max(160).describe('Der letzte Satz der Straße'),
  closing: z.strictObject({ headline: headlineOf(1, 40), button: label }),
});

export type WorkSample = z.infer<typeof workSampleSchema>;
