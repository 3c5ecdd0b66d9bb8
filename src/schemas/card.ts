import { z } from 'astro/zod';
import { between, each, pageMeta, phone, placeholders, text, toasts } from './common.ts';
import { drawing } from './portrait.ts';

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
  mobile: phone.describe('Mobilnummer, zum Beispiel 0171 39200 41'),
  office: phone.describe('Nummer im Büro, zum Beispiel 030 23125 411'),
  email: z.email().max(64),
  website: z.url({ protocol: /^https$/ }).max(64),
  note: between(1, 200).describe('Notiz im gespeicherten Kontakt, bis 200 Zeichen'),
  portrait: drawing,
  placeholders,
});

export type CardEntry = z.infer<typeof cardSchema>;
/** What a card tells of a person, and what goes into an address book. */
export type Contact = Omit<CardEntry, 'portrait' | 'placeholders'>;

const item = z.string().includes('{item}').describe('{item} ist der Name des Wertes');

/** `src/content/visitenkarte.json`: words of all cards. The literals are fixed wording. */
export const cardPageSchema = z.strictObject({
  card: z.strictObject({
    description: pageMeta.description,
    labels: z
      .strictObject(each(text, 'mobile', 'office', 'email', 'website'))
      .describe('Kurze Namen vor den Werten'),
    items: z
      .strictObject({
        mobile: z.literal('Telefonnummer'),
        office: z.literal('Büronummer'),
        email: z.literal('E-Mail'),
        website: z.literal('Website'),
      })
      .describe('Namen der Werte in den Meldungen'),
    copy: item.describe('Name des Knopfs, der kopiert; {item} ist der Wert'),
    copied: z.strictObject({ title: z.literal('Kopiert!'), text: item }),
    copyFailed: z.strictObject({
      title: z.literal('Fehler'),
      text: z.literal('Kopieren fehlgeschlagen.'),
    }),
    saved: z.strictObject({ title: z.literal('Kontakt wird gespeichert'), text }),
    save: text.describe('Knopf, der den Kontakt speichert'),
    share: text.describe('Knopf, der das Teilen-Menü des Geräts öffnet'),
    qr: z.strictObject({
      summary: text.describe('Zeile, die den QR-Code aufklappt'),
      text: text.describe('Was der QR-Code tut'),
      label: text.describe('Was ein Screenreader statt des QR-Codes vorliest'),
    }),
    toasts,
  }),
  gate: z.strictObject({
    ...pageMeta,
    label: text.describe('Beschriftung des Passwortfelds'),
    hint: text.describe('Woher man das Passwort hat'),
    submit: text,
    busy: text.describe('Auf dem Knopf, solange die Karte entschlüsselt wird'),
    wrong: z.literal('Falsches Passwort'),
    unsupported: text.describe('Wenn der Browser nicht entschlüsseln kann'),
    noScript: text.describe('Ohne JavaScript'),
    contactLink: text.describe('Link zur Kontaktseite, wenn die Karte nicht aufgeht'),
  }),
});

export type CardTexts = z.infer<typeof cardPageSchema>['card'];
export type GateTexts = z.infer<typeof cardPageSchema>['gate'];
