import { z } from 'astro/zod';
import { email } from '../../lib/schema/contact.ts';
import { closeLabel, headlineOf, isDrawn, label, notDrawn } from '../../lib/schema/drawn-text.ts';
import { invented } from '../../lib/schema/entry.ts';
import { focus, portrait } from '../../lib/schema/files.ts';
import { profileOn } from '../../lib/schema/links.ts';
import { pageMeta } from '../../lib/schema/page.ts';
import { group } from '../../lib/schema/shape.ts';
import { between, pattern, pictureWords, text } from '../../lib/schema/text.ts';

/** One entry of `src/content/team.json`: a person who works here. */
export const memberSchema = z.strictObject({
  // The hyphen keeps it apart from the ids of the page, such as `menu`.
  slug: pattern(
    /^[a-z]+(-[a-z]+)+$/,
    'muss vorname-nachname sein: Kleinbuchstaben ohne Umlaute, zum Beispiel kim-probe',
  ).meta({
    title: 'Adresse',
    description: 'Am Ende der Adresse der Seite: /team#kim-probe öffnet diese Person',
    examples: ['kim-probe'],
  }),
  name: text
    .max(60)
    .refine(isDrawn, notDrawn)
    .meta({ title: 'Name', description: 'Vorname und Nachname' }),
  role: text.max(40).meta({ title: 'Aufgabe', description: 'Eine Zeile ohne Punkt' }),
  badge: text.max(20).meta({
    title: 'Aufschrift auf dem Bild',
    description:
      'In Großbuchstaben, meist PROJEKTMANAGEMENT, BERATUNG, TEXT, GRÜNDER oder GRÜNDERIN',
  }),
  image: portrait,
  focus: focus.optional(),
  imageAlt: pictureWords(120).meta({
    title: 'Alternativtext',
    description: 'Was auf dem Bild zu sehen ist',
  }),
  bio: text.min(80).max(420).meta({
    title: 'Vorstellung',
    description: 'Drei bis fünf Sätze, ohne Namen von Kundschaft',
  }),
  expertise: z.array(text.max(36)).min(2).max(5).meta({ title: 'Was diese Person kann' }),
  linkedin: profileOn('linkedin').optional().meta({ title: 'Profil auf LinkedIn' }),
  email,
  isFounder: z
    .boolean()
    .meta({ title: 'Hat gegründet', description: 'Großes Plakat in der ersten Reihe' }),
  invented,
});

export type Member = z.infer<typeof memberSchema>;

/** `src/content/teamseite.json`: the words of /team around the people. */
export const teamPageSchema = z.strictObject({
  ...pageMeta,
  lead: between(20, 240).meta({
    title: 'Vorspann',
    description: 'Zwei oder drei Sätze unter der Überschrift',
  }),
  cooperation: label.meta({ title: 'Knopf zu /kontakt' }),
  more: label.meta({ title: 'Vor dem Namen auf dem Plakat', description: 'Für Screenreader' }),
  expertise: label.meta({ title: 'Über der Liste, was jemand kann' }),
  email: label.meta({ title: 'Wort für E-Mail' }),
  linkedin: label.meta({ title: 'Wort für LinkedIn' }),
  profile: label.meta({
    title: 'Link auf ein Profil bei LinkedIn',
    description: 'Für Screenreader folgt der Name',
  }),
  close: closeLabel,
  drawn: between(1, 80).optional().meta({
    title: 'Hinweis zu den Bildern',
    description: 'Steht nur da, solange alle Porträts Zeichnungen sind',
  }),
  vacancy: group('Offene Stellen', {
    text: between(1, 60).meta({ title: 'Satz', description: 'Steht vor dem Link zu /karriere' }),
    link: label.meta({ title: 'Link' }),
  }),
  closing: group('Schlussaufruf', {
    headline: headlineOf(1, 40),
    button: label.meta({ title: 'Knopf zu /kontakt' }),
  }),
});

export type TeamPage = z.infer<typeof teamPageSchema>;
