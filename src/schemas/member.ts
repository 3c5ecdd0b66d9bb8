import { z } from 'astro/zod';
import { portrait } from './portrait.ts';
import { position } from './position.ts';

const text = z.string().min(1);
/** The badges of the specification, section 3. */
const FOUNDER = 'GRÜNDER';
const BADGES = [FOUNDER, 'PROJEKTMANAGEMENT', 'BERATUNG', 'TEXT'] as const;
/** One entry of `src/content/team.json`: someone who works here. */
export const memberSchema = z
  .strictObject({
    id: position,
    slug: z
      .string()
      // With a hyphen, so that it is never the name of a part of the page, such as its menu.
      .regex(/^[a-z]+(-[a-z]+)+$/, {
        error: 'muss vorname-nachname sein: Kleinbuchstaben ohne Umlaute, zum Beispiel kim-probe',
      })
      .describe('Adresse auf der Seite: /team#kim-probe öffnet diese Person'),
    name: text.max(28).describe('Vorname und Nachname'),
    role: text.max(40).describe('Aufgabe, eine Zeile ohne Punkt'),
    badge: z.enum(BADGES).describe('Aufschrift auf dem Bild'),
    image: portrait,
    imageAlt: text.max(120).describe('Was auf der Zeichnung zu sehen ist'),
    bio: text.min(80).max(420).describe('Drei bis fünf Sätze, ohne Namen von Kundschaft'),
    expertise: z.array(text.max(36)).min(2).max(5).describe('Was diese Person kann'),
    linkedin: z
      .url({ error: 'muss eine vollständige Adresse sein, zum Beispiel https://beispiel.de' })
      .describe('Profil auf LinkedIn'),
    email: z.email({ error: 'muss eine E-Mail-Adresse sein, zum Beispiel kim@beispiel.de' }),
    isFounder: z.boolean().describe('true = großes Plakat in der ersten Reihe'),
    placeholders: z
      .array(z.enum(['name', 'role', 'image', 'bio', 'expertise', 'linkedin', 'email']))
      .describe('Felder, deren Wert noch erfunden ist. Wer echte einträgt, streicht sie.'),
  })
  .refine(({ badge, isFounder }) => (badge === FOUNDER) === isFounder, {
    path: ['badge'],
    error: `muss genau dann ${FOUNDER} sein, wenn isFounder true ist`,
  });

export type Member = z.infer<typeof memberSchema>;
