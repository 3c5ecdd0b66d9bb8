import { z } from 'astro/zod';
import { between, closeLabel, label, pageMeta, pattern, position, text } from './common.ts';
import { portrait } from './portrait.ts';

/** Fields that may hold an invented value. */
const PLACEHOLDERS = ['name', 'role', 'image', 'bio', 'expertise', 'linkedin', 'email'] as const;

/** One entry of `src/content/team.json`: someone who works here. */
export const memberSchema = z.strictObject({
  id: position,
  // With a hyphen, so that it is never the name of a part of the page, such as its menu.
  slug: pattern(
    /^[a-z]+(-[a-z]+)+$/,
    'muss vorname-nachname sein: Kleinbuchstaben ohne Umlaute, zum Beispiel kim-probe',
  ).describe('Adresse auf der Seite: /team#kim-probe öffnet diese Person'),
  name: text.max(28).describe('Vorname und Nachname'),
  role: text.max(40).describe('Aufgabe, eine Zeile ohne Punkt'),
  badge: text
    .max(20)
    .describe(
      'Aufschrift auf dem Bild in Großbuchstaben, höchstens 20 Zeichen, meist PROJEKTMANAGEMENT, BERATUNG, TEXT, GRÜNDER oder GRÜNDERIN',
    ),
  image: portrait,
  imageAlt: text.max(120).describe('Was auf dem Bild zu sehen ist'),
  bio: text.min(80).max(420).describe('Drei bis fünf Sätze, ohne Namen von Kundschaft'),
  expertise: z.array(text.max(36)).min(2).max(5).describe('Was diese Person kann'),
  linkedin: z.url().describe('Profil auf LinkedIn'),
  email: z.email(),
  isFounder: z.boolean().describe('true = großes Plakat in der ersten Reihe'),
  placeholders: z
    .array(z.enum(PLACEHOLDERS))
    .describe('Felder, deren Wert noch erfunden ist. Wer echte einträgt, streicht sie.'),
});

export type Member = z.infer<typeof memberSchema>;

/** `src/content/teamseite.json`: the words of /team around the people. */
export const teamPageSchema = z.strictObject({
  ...pageMeta,
  lead: between(20, 240).describe('Zwei oder drei Sätze unter der Überschrift'),
  cooperation: label.describe('Knopf zu /kontakt'),
  more: label.describe('Steht für Screenreader vor dem Namen auf dem Plakat'),
  expertise: label.describe('Über der Liste, was jemand kann'),
  email: label,
  linkedin: label,
  profile: label.describe('Link auf ein Profil bei LinkedIn; der Name folgt für Screenreader'),
  close: closeLabel,
  drawn: between(1, 80)
    .optional()
    .describe('Dass niemand fotografiert wurde, solange alle Bilder Zeichnungen sind'),
  vacancy: z.strictObject({
    text: between(1, 60).describe('Satz vor dem Link zu /karriere'),
    link: label,
  }),
  closing: z.strictObject({
    headline: label.describe('Schlussaufruf'),
    button: label.describe('Knopf zu /kontakt'),
  }),
});

export type TeamPage = z.infer<typeof teamPageSchema>;
