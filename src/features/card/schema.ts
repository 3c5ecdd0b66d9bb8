import { z } from 'astro/zod';
import { email, phone } from '../../lib/schema/contact.ts';
import { isDrawn, notDrawn } from '../../lib/schema/drawn-text.ts';
import { invented } from '../../lib/schema/entry.ts';
import { portrait } from '../../lib/schema/files.ts';
import { webAddress } from '../../lib/schema/links.ts';
import { pageMeta, toasts } from '../../lib/schema/page.ts';
import { group, titledFields } from '../../lib/schema/shape.ts';
import { severalLines, template, text } from '../../lib/schema/text.ts';

/** A line of text: control characters would break the contact file. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}+$/u, {
      error: 'darf keine Umbrüche und Steuerzeichen enthalten',
      abort: true,
    });

/** `src/content/visitenkarten/*.json`: one file a person; its name begins both addresses. */
export const cardSchema = z.strictObject({
  givenName: line(24).refine(isDrawn, notDrawn).meta({ title: 'Vorname' }),
  familyName: line(32).refine(isDrawn, notDrawn).meta({ title: 'Nachname' }),
  title: line(48).meta({ title: 'Funktion', examples: ['Gründerin'] }),
  organisation: line(48).meta({ title: 'Firma', description: 'Mit Rechtsform' }),
  mobile: phone.meta({ title: 'Mobilnummer', examples: ['0171 39200 41'] }),
  office: phone.meta({ title: 'Nummer im Büro', examples: ['030 23125 411'] }),
  email: email.max(64),
  website: webAddress.max(64).meta({ title: 'Website', examples: ['https://beispiel.de'] }),
  note: severalLines
    .min(1)
    .max(200)
    .meta({ title: 'Notiz', description: 'Steht im gespeicherten Kontakt' }),
  portrait,
  invented,
});

export type CardEntry = z.infer<typeof cardSchema>;
/** The facts about a person on a card and in an address book. */
export type Contact = Omit<CardEntry, 'portrait' | 'invented'>;

const item = template(text, 'item').meta({ description: '{item} ist der Name des Wertes' });

/** `src/content/visitenkarte.json`: words of all cards. The literals are fixed wording. */
export const cardPageSchema = z.strictObject({
  card: group('Karte', {
    description: pageMeta.description,
    labels: group(
      'Kurze Namen vor den Werten',
      titledFields(text, { mobile: 'Mobil', office: 'Büro', email: 'E-Mail', website: 'Website' }),
    ),
    items: group('Namen der Werte in den Meldungen', {
      mobile: z.literal('Telefonnummer'),
      office: z.literal('Büronummer'),
      email: z.literal('E-Mail'),
      website: z.literal('Website'),
    }),
    copy: item.meta({ title: 'Knopf, der kopiert' }),
    copied: group('Meldung nach dem Kopieren', {
      title: z.literal('Kopiert!'),
      text: item.meta({ title: 'Text' }),
    }),
    copyFailed: z.strictObject({
      title: z.literal('Fehler'),
      text: z.literal('Kopieren fehlgeschlagen.'),
    }),
    saved: group('Meldung nach dem Speichern', {
      title: z.literal('Kontakt wird gespeichert'),
      text: text.meta({ title: 'Text' }),
    }),
    save: text.meta({ title: 'Knopf, der den Kontakt speichert' }),
    qr: group(
      'QR-Code',
      titledFields(text, {
        summary: 'Zeile, die den QR-Code aufklappt',
        text: 'Was der QR-Code tut',
        label: 'Was ein Screenreader statt des QR-Codes vorliest',
      }),
    ),
    toasts,
  }),
  gate: group('Passwort', {
    ...pageMeta,
    wrong: z.literal('Falsches Passwort'),
    ...titledFields(text, {
      label: 'Beschriftung des Passwortfelds',
      hint: 'Woher man das Passwort hat',
      submit: 'Knopf',
      busy: 'Knopf, solange die Karte entschlüsselt wird',
      unsupported: 'Wenn der Browser nicht entschlüsseln kann',
      noScript: 'Ohne JavaScript',
      contactLink: 'Link zur Kontaktseite, wenn die Karte nicht aufgeht',
    }),
  }),
});

export type CardWords = z.infer<typeof cardPageSchema>['card'];
export type GateWords = z.infer<typeof cardPageSchema>['gate'];
