import { z } from 'astro/zod';
import { CAMPAIGN_TYPES, TOPIC } from '../config/routes.ts';
import { withoutSoftHyphens } from '../lib/text.ts';
import {
  address,
  between,
  checked,
  closeLabel,
  each,
  label,
  letter,
  pageMeta,
  pattern,
  pictogram,
  position,
  text,
} from './common.ts';
import { portrait } from './portrait.ts';

const answer = text.max(90);

/** `src/content/startseite.json`: the words of the home page, section by section. */
export const homeSchema = z.strictObject({
  ...pageMeta,
  headline: z
    .string()
    .min(3)
    .max(52, { error: 'hat höchstens 52 Zeichen, sonst verdeckt sie den Stimmzettel' })
    .describe('Die große Überschrift neben dem Stimmzettel, höchstens 52 Zeichen'),
  topics: z.strictObject({
    prefix: label,
    list: z
      .array(text.max(26, { error: 'hat höchstens 26 Zeichen, sonst bricht die Zeile um' }))
      .length(5, { error: 'braucht genau fünf Themen' })
      .describe('Wechseln sich im Kopf der Seite ab'),
    pause: label.describe('Name des Knopfes, der den Wechsel anhält'),
    resume: label.describe('Name des Knopfes, der ihn wieder startet'),
  }),
  ballot: z.strictObject({
    title: text.max(14),
    district: label,
    date: text.max(6),
    votes: text.max(24),
    mark: z.tuple([text.max(12), text.max(12)]).describe('Zwei Zeilen über den Kreisen'),
    seal: z.tuple([text.max(22), text.max(22)]).describe('Zwei Zeilen auf dem Siegel der Urne'),
    vote: z.strictObject({
      legend: text.max(60).describe('Name der sechs Auswahlknöpfe, für Screenreader'),
      answers: z
        .strictObject(each(answer, ...CAMPAIGN_TYPES))
        .describe('Eine Zeile zu jeder Wahl; {range} ist die Spanne aus dem Artikel über Kosten'),
      hint: text
        .max(60)
        .describe('Steht auf dem gezogenen Stimmzettel, solange nichts angekreuzt ist'),
      ask: label.describe('Link zum Formular, in dem die Wahl dann angekreuzt ist'),
      change: label,
      takeBack: label.describe('Knopf, der das Kreuz zurücknimmt'),
    }),
  }),
  campaign: z.strictObject({
    headline: text.max(14).describe('Ein Wort, mit weichem Trennzeichen fürs Telefon'),
    phonetic: text.describe('Lautschrift in eckigen Klammern'),
    pronunciation: text.describe('Was ein Screenreader statt der Lautschrift liest'),
    grammar: label,
    intro: text.max(260),
    meanings: z
      .array(
        z.strictObject({
          meaning: text.describe('Die Bedeutung, hell gesetzt'),
          comment: text.describe('Was wir dazu sagen, gedämpft gesetzt'),
        }),
      )
      .min(2)
      .max(5),
  }),
  about: z.strictObject({
    headline: label,
    statement: text.max(140),
    points: z.array(text).min(2).max(6),
    portrait,
    posters: z.tuple([text.max(20), text.max(24)]).describe('Aufschriften der beiden Plakate'),
  }),
  aiTools: z.strictObject({
    headline: label,
    stage: text.max(12),
    lead: text.max(160),
    test: label.describe('Link, der zum Formular führt'),
    topic: label.describe('Steht dann im Formular am Anfang der Nachricht'),
  }),
  training: z.strictObject({
    active: z.boolean().describe('false schaltet den Hinweis auf die Schulung ab'),
    ...letter,
    statement: text.max(60),
    text: text.describe('Vorsichtig bleiben: Das Gesetz verlangt kein Zertifikat'),
    asOf: label.describe('Wann die Aussage zum Recht zuletzt geprüft wurde'),
    checked,
    button: label,
    close: closeLabel,
  }),
  parliament: z.strictObject({ headline: label, text: text.max(200), button: label }),
  socialMedia: z.strictObject({
    headline: label,
    text: text.max(320),
    button: label,
    href: address,
    video: z.strictObject({
      poster: z.array(text.max(12)).length(3).describe('Drei Zeilen auf dem Standbild'),
      duration: pattern(/^\d:\d{2}$/, 'muss eine Dauer sein, zum Beispiel 0:15'),
      published: z.iso.date().describe('Seit wann das Video hier steht, für Suchmaschinen'),
      ...each(label, 'start', 'pause', 'resume', 'loading', 'wordsHeading'),
      failed: text.describe('Meldung, wenn das Video nicht geladen werden kann'),
      open: label.describe('Link zum Video für Browser ohne JavaScript'),
      words: text.describe('Was im Video zu sehen ist, für alle, die es nicht sehen'),
    }),
  }),
  services: z.strictObject(each(label, 'headline', 'votes', 'change', 'button')),
  faq: z.strictObject(each(label, 'headline', 'missing', 'days')),
  approach: z.strictObject({ headline: label }),
  ideasPrize: z.strictObject({
    active: z.boolean().describe('false schaltet den Hinweis auf den Ideenpreis ab'),
    lastDay: z.iso
      .date({ error: 'muss ein Tag sein, zum Beispiel 2027-03-31' })
      .optional()
      .describe('Letzter Tag des Preises; danach fällt der Hinweis beim nächsten Bauen weg'),
    ...each(label, 'headline', 'more', 'later'),
    text: text.max(260),
    close: closeLabel,
  }),
});

export type Home = z.infer<typeof homeSchema>;

/** One entry of `src/content/faq/*.json`. */
export const faqSchema = z.strictObject({
  id: position,
  question: between(5, 120),
  answer: between(10, 800).describe('Zwei bis vier Sätze'),
  checked,
});
export type Faq = z.infer<typeof faqSchema>;

/** One entry of `src/content/leistungen.json`: a row of the services' ballot. */
export const serviceSchema = z.strictObject({
  id: position,
  title: between(3, 12).describe('Großer Titel der Zeile'),
  icon: pictogram,
  keywords: z.string().max(48).describe('Drei oder vier Stichworte neben dem Titel'),
  description: between(20, 220),
  note: z.string().optional().describe('Einschränkung, die dazugesagt werden muss, mit Stand'),
  checked,
  tags: z
    .array(
      z.strictObject({
        label: between(2, 42).refine((label) => TOPIC.test(withoutSoftHyphens(label)), {
          error:
            'darf nur Buchstaben, Ziffern und . , & - enthalten, sonst nimmt ihn das Formular nicht',
        }),
        href: address.optional(),
      }),
    )
    .min(1)
    .max(10),
});

export type Service = z.infer<typeof serviceSchema>;

/** One entry of `src/content/ablauf.json`: a phase of the approach, in order. */
export const phaseSchema = z.strictObject({
  id: position,
  label: pattern(/^\d{2}$/, 'muss zwei Ziffern haben, zum Beispiel 01'),
  title: between(3, 40),
  description: between(20, 200),
  side: z.enum(['left', 'right']).describe('Seite der Linie, auf breiten Bildschirmen'),
});

export type Phase = z.infer<typeof phaseSchema>;

/** One entry of `src/content/ki-werkzeuge.json`. */
export const aiToolSchema = z.strictObject({
  id: position,
  icon: pictogram,
  title: between(3, 40),
  description: between(10, 110).describe('Ein Satz: was das Werkzeug tut'),
});

export type AiTool = z.infer<typeof aiToolSchema>;
