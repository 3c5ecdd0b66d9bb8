import { z } from 'astro/zod';
import { asOf, day } from '../../lib/schema/days.ts';
import { pictogram } from '../../lib/schema/drawings.ts';
import {
  closeLabel,
  headlineOf,
  isDrawn,
  label,
  notDrawn,
  wordLengthUpTo,
} from '../../lib/schema/drawn-text.ts';
import { active } from '../../lib/schema/entry.ts';
import { portrait } from '../../lib/schema/files.ts';
import { address, external } from '../../lib/schema/links.ts';
import { letter, pageMeta } from '../../lib/schema/page.ts';
import { topic } from '../../lib/schema/request.ts';
import { choice, group, titledFields } from '../../lib/schema/shape.ts';
import { between, oneLine, pattern, text } from '../../lib/schema/text.ts';
import { ballotSchema } from './ballot/schema.ts';
import { videoSchema } from './video/schema.ts';

const heading = headlineOf(1, 40);
const button = label.meta({ title: 'Knopf' });

/** `src/content/startseite.json`: the words of the home page, section by section. */
export const homeSchema = z.strictObject({
  ...pageMeta,
  headline: oneLine
    .min(3)
    .max(52, { error: 'darf höchstens 52 Zeichen haben, sonst verdeckt sie den Stimmzettel' })
    .refine(isDrawn, notDrawn)
    .refine(...wordLengthUpTo(12))
    .meta({ title: 'Überschrift', description: 'Die große Überschrift neben dem Stimmzettel' }),
  topics: group('Themen im Kopf der Seite', {
    prefix: label.meta({ title: 'Davor', description: 'Steht vor jedem Thema' }),
    list: z
      .array(text.max(26, { error: 'darf höchstens 26 Zeichen haben, sonst bricht die Zeile um' }))
      .length(5, { error: 'braucht genau fünf Themen' })
      .meta({ title: 'Themen', description: 'Wechseln sich im Kopf der Seite ab' }),
    pause: label.meta({ title: 'Knopf, der den Wechsel anhält', description: 'Sein Name' }),
    resume: label.meta({
      title: 'Knopf, der ihn wieder startet',
      description: 'Sein Name',
    }),
  }),
  ballot: ballotSchema.meta({ title: 'Stimmzettel' }),
  campaign: group('Was Wahlkampf heißt', {
    headline: text.max(14).meta({
      title: 'Überschrift',
      description: 'Ein Wort, mit weichem Trennzeichen fürs Telefon',
    }),
    phonetic: text.meta({ title: 'Lautschrift', description: 'In eckigen Klammern' }),
    pronunciation: text.meta({
      title: 'Aussprache',
      description: 'Was ein Screenreader statt der Lautschrift liest',
    }),
    grammar: label.meta({ title: 'Grammatik' }),
    intro: text.max(260).meta({ title: 'Einleitung' }),
    meanings: z
      .array(
        z.strictObject({
          meaning: text.meta({ title: 'Bedeutung', description: 'Hell gesetzt' }),
          comment: text.meta({
            title: 'Was wir dazu sagen',
            description: 'Gedämpft gesetzt',
          }),
        }),
      )
      .min(2)
      .max(5)
      .meta({ title: 'Bedeutungen' }),
    tools: z
      .array(
        z.strictObject({
          text: text.max(90).meta({ title: 'Frage' }),
          label: text.max(60).meta({ title: 'Aufschrift' }),
          href: address,
        }),
      )
      .max(3)
      .meta({ title: 'Links zu den Werkzeugen', description: 'Unter den Bedeutungen' }),
  }),
  about: group('Wer wir sind', {
    headline: heading,
    statement: text.max(140).meta({ title: 'Der große Satz' }),
    points: z.array(text).min(2).max(6).meta({ title: 'Absätze' }),
    posters: z
      .tuple([text.max(20), text.max(24)])
      .meta({ title: 'Plakate', description: 'Aufschriften der beiden Plakate' }),
    portrait,
  }),
  aiTools: group('KI-Werkzeuge', {
    active,
    headline: heading,
    stage: text.max(12).meta({ title: 'Stand der Entwicklung', examples: ['Beta'] }),
    lead: text.max(160).meta({ title: 'Einleitung' }),
    test: label.meta({ title: 'Link', description: 'Führt zum Formular' }),
    topic: topic.meta({
      title: 'Thema',
      description: 'Steht dann im Formular am Anfang der Nachricht',
    }),
  }).optional(),
  training: group('Schulung', {
    active,
    external,
    ...letter,
    statement: text.max(60).meta({ title: 'Der große Satz' }),
    text: text.meta({
      title: 'Text',
      description: 'Vorsichtig bleiben: Das Gesetz verlangt kein Zertifikat',
    }),
    asOf: asOf.meta({
      title: 'Stand',
      description: 'Wann die Aussage zum Recht zuletzt geprüft wurde',
      examples: ['Stand: November 2026'],
    }),
    button,
    close: closeLabel,
  }).optional(),
  parliament: group('Für Abgeordnete', {
    active,
    external,
    headline: heading,
    text: text.max(200).meta({ title: 'Text' }),
    button,
  }).optional(),
  socialMedia: group('Social Media', {
    headline: heading,
    text: text.max(320).meta({ title: 'Text' }),
    button,
    href: address.meta({ title: 'Wohin der Knopf führt' }),
    video: videoSchema.optional().meta({ title: 'Video' }),
  }),
  services: group(
    'Dienstleistungen',
    titledFields(label, {
      headline: 'Überschrift',
      votes: 'Zahl der Stimmen',
      change: 'Dass man es ändern kann',
      button: 'Knopf',
    }),
  ),
  faq: group(
    'Fragen',
    titledFields(label, {
      headline: 'Überschrift',
      missing: 'Vor Telefonnummer und Öffnungstagen',
    }),
  ),
  approach: group('Ablauf', { headline: heading }),
  ideasPrize: group('Ideenpreis', {
    active,
    external,
    lastDay: day.meta({
      title: 'Letzter Wahltag',
      description:
        'Danach steht da, was unter „Wenn die Wahlen vorbei sind“ steht, sobald die Website neu veröffentlicht wird',
    }),
    ...titledFields(label, {
      headline: 'Überschrift',
      more: 'Link zum Preis',
      later: 'Knopf für später',
    }),
    text: text.max(260).meta({ title: 'Text' }),
    close: closeLabel,
    after: group('Wenn die Wahlen vorbei sind', {
      headline: heading,
      text: text.max(260).meta({ title: 'Text' }),
    }).meta({ description: 'In der Vergangenheit und ohne Einladung' }),
  }).optional(),
});

export type Home = z.infer<typeof homeSchema>;

/** One entry of `src/content/ki-werkzeuge.json`. */
export const aiToolSchema = z.strictObject({
  icon: pictogram,
  title: between(3, 40).meta({ title: 'Name' }),
  description: between(10, 110).meta({
    title: 'Beschreibung',
    description: 'Ein Satz: was das Werkzeug tut',
  }),
});

export type AiTool = z.infer<typeof aiToolSchema>;

/** One entry of `src/content/ablauf.json`: a phase of the approach, in order. */
export const phaseSchema = z.strictObject({
  label: pattern(/^\d{2}$/, 'muss zwei Ziffern haben, zum Beispiel 01').meta({
    title: 'Nummer',
    examples: ['01'],
  }),
  title: between(3, 40).meta({ title: 'Titel' }),
  description: between(20, 200).meta({ title: 'Beschreibung' }),
  side: choice({ left: 'links', right: 'rechts' }).meta({
    title: 'Seite der Linie',
    description: 'Auf breiten Bildschirmen',
  }),
});

export type Phase = z.infer<typeof phaseSchema>;
