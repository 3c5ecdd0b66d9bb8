import { z } from 'astro/zod';
import { pictures } from '../../lib/schema/portrait.ts';
import {
  active,
  address,
  between,
  distinct,
  each,
  label,
  pageMeta,
  pattern,
  text,
  topic,
} from '../../lib/schema/common.ts';

const note = text.max(400);
const name = pattern(/^[a-z]+(-[a-z]+)*$/, 'darf nur Kleinbuchstaben und Bindestriche haben');

const drawing = name
  .describe('Name einer Zeichnung (svg) in src/assets/arbeitsprobe, ohne Endung')
  .register(pictures, { folder: 'src/assets/arbeitsprobe', ending: '.svg' });

const piece = z.strictObject({
  drawing,
  name: label.describe('Was es ist, mit Format'),
  alt: between(3, 320).describe(
    'Was darauf zu sehen ist; die Wörter stehen in der Zeichnung unter <desc>',
  ),
});

const post = z.strictObject({
  id: name,
  label: text
    .max(12)
    .describe('Wie auf dem Schild in der Zeichnung der Straße, zum Beispiel 12 Monate'),
  day: z.iso.date().describe('Der Tag dieser Station'),
  street: z
    .int()
    .min(1)
    .max(8)
    .describe('Nummer der Zeichnungen strasse-1 bis strasse-8 und tuer-1 bis tuer-8'),
  headline: between(4, 60),
  ...each(note, 'text', 'why', 'left'),
  pieces: z.array(piece).min(1),
});
export type Post = z.infer<typeof post>;

const task = z.strictObject({
  day: z.int().min(1).max(14).describe('Tage nach dem Gespräch'),
  ...each(text.max(160), 'who', 'text'),
});

const planRow = z.strictObject({
  ...each(label, 'label', 'day'),
  title: text.max(120),
  law: label.optional().describe('Die Vorschrift, die den Tag setzt'),
});

/** `src/content/arbeitsprobe.json`: a campaign from its first month to its last day. */
export const workSampleSchema = z.strictObject({
  active,
  ...pageMeta,
  invented: z
    .boolean()
    .describe('false, sobald ein wahrer Fall hier steht: Dann nennt die Seite keinen Stempel mehr'),
  lead: between(40, 400),
  stamp: z.tuple([text.max(14), text.max(14)]).describe('Im Stempel auf jedem Stück'),
  labels: z.strictObject({
    ...each(label, 'why', 'left', 'words', 'open', 'walk'),
  }),
  teaser: z
    .strictObject({ text: text.max(160), link: label })
    .describe('Der Hinweis auf diese Seite auf anderen Seiten'),
  cover: piece.describe('Das große Bild am Anfang'),
  start: z.strictObject({
    headline: text.max(60),
    text: note,
    facts: z.array(z.strictObject({ value: text.max(12), text: text.max(90) })).min(2),
  }),
  posts: distinct(distinct(z.array(post), 'id'), 'label')
    .min(2)
    .refine(
      (posts) => {
        const drawings = posts.flatMap(({ pieces }) => pieces.map(({ drawing }) => drawing));
        return new Set(drawings).size === drawings.length;
      },
      { error: 'zeigt eine Zeichnung zweimal' },
    ),
  budget: z.strictObject({
    headline: text.max(60),
    text: note,
    link: label,
    article: address.describe('Adresse des Artikels, der das Beispiel ausrechnet'),
    amount: z.int().min(100).describe('Die Summe in Euro, wie im Artikel'),
    items: z
      .array(z.strictObject({ name: label, percent: z.int().min(1) }))
      .min(2)
      .refine((items) => items.reduce((sum, { percent }) => sum + percent, 0) === 100, {
        error: 'muss zusammen 100 Prozent ergeben',
      }),
    ...each(label, 'item', 'share', 'money'),
  }),
  plan: z.strictObject({
    headline: text.max(60),
    text: note,
    ...each(label, 'when', 'what'),
    link: z.strictObject({ label, href: address }).optional().describe('Hinter dem Text'),
    rows: z.array(planRow).min(2),
  }),
  sheet: z.strictObject({
    headline: text.max(60),
    intro: note,
    title: text.max(60),
    meta: text.max(120),
    ...each(label, 'standHeading', 'tasksHeading', 'costHeading', 'leftHeading', 'openHeading'),
    stand: z.array(note).min(2),
    taskDay: text.max(24).includes('{day}'),
    tasks: z.array(task).min(2),
    ...each(note, 'sum', 'cost'),
    leftOut: z.array(note).min(1),
    open: z.array(note).min(1),
    next: note,
    marks: distinct(z.array(piece.pick({ drawing: true, alt: true })), 'drawing')
      .max(3)
      .describe('Mit der Hand an den Rand geschrieben'),
    print: note,
  }),
  request: z
    .strictObject({ after: name, text: text.max(160), label, topic })
    .describe('Frage nach einem Gespräch, hinter der Station mit dieser id'),
  last: text.max(160).describe('Der letzte Satz der Straße'),
  closing: z.strictObject({ headline: label, button: label }),
});

export type WorkSample = z.infer<typeof workSampleSchema>;
