import { z } from 'astro/zod';

const phone = z.strictObject({
  display: z.string().min(5).max(24).describe('Nummer zum Lesen, zum Beispiel 030 23125 411'),
  uri: z
    .string()
    .regex(/^\+\d{6,15}$/, { error: 'muss mit + und Landesvorwahl beginnen, nur Ziffern' }),
});

/** A line of text: control characters would break the contact file. */
const line = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}+$/u, { error: 'darf keine Umbrüche und Steuerzeichen enthalten' });

/** `src/content/visitenkarten/*.json`: one file a person; its name begins both addresses. */
export const cardSchema = z.strictObject({
  givenName: line(24).describe('Vorname'),
  familyName: line(32).describe('Nachname'),
  title: line(48).describe('Funktion, zum Beispiel Gründerin'),
  organisation: line(48).describe('Firma mit Rechtsform'),
  mobile: phone.describe('Mobilnummer'),
  office: phone.describe('Nummer im Büro'),
  email: z
    .email({ error: 'muss eine E-Mail-Adresse sein, zum Beispiel hallo@beispiel.de' })
    .max(64),
  website: z
    .url({
      protocol: /^https$/,
      error: 'muss eine vollständige Adresse sein, zum Beispiel https://beispiel.de',
    })
    .max(64),
  note: z.string().min(1).max(200).describe('Notiz im gespeicherten Kontakt, bis 200 Zeichen'),
  portrait: z
    .string()
    .describe('Name einer Zeichnung in src/assets/portraits, ohne Endung, zum Beispiel portrait-a'),
  placeholders: z
    .array(z.string())
    .describe(
      'Felder, deren Wert noch erfunden ist. Wer einen echten Wert einträgt, streicht sie.',
    ),
});

/** What a card tells of a person, and what goes into an address book. */
export type Contact = Omit<z.infer<typeof cardSchema>, 'portrait' | 'placeholders'>;
