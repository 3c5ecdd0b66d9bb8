import { z } from 'astro/zod';
import { countryName } from '../country.ts';
import { minutesOfDay, WEEK, WEEKDAYS } from '../opening-hours.ts';
import { email, phone } from './contact.ts';
import { isDrawn, notDrawn } from './drawn-text.ts';
import { OUTSIDE_LINKS, profileOn, webAddress } from './links.ts';
import { group, titledFields } from './shape.ts';
import { between, pattern, text } from './text.ts';

const TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d$/;

const time = pattern(
  TIME,
  'muss eine Uhrzeit von 0:00 bis 23:59 sein, mit Doppelpunkt. Schreib sie wie 9:00',
);

/** A number for VAT: that of Germany, or of another country. */
const VAT_ID = /^(?:DE\d{9}|(?!DE)[A-Z]{2}[A-Z\d]{8,12})$/;

const detail = text.max(120).refine(isDrawn, notDrawn);

/** `src/content/site.json`: who we are and how to reach us, in one place. */
export const siteSchema = z.strictObject({
  // The brand stands before the sender's address in e-mails.
  brand: between(1, 16)
    .regex(/^[^<>]*$/, { error: 'darf kein < und kein > haben, sonst geht keine E-Mail hinaus' })
    .refine(isDrawn, notDrawn)
    .meta({
      title: 'Marke',
      description: 'Steht in der Kopfzeile neben dem Menü',
    }),
  legalName: detail.meta({ title: 'Firma', description: 'Mit Rechtsform' }),
  address: z
    .strictObject({
      street: detail.meta({ title: 'Straße und Hausnummer' }),
      postalCode: pattern(
        /^[A-Z\d][A-Z\d -]{1,8}[A-Z\d]$/,
        'darf nur Ziffern, große Buchstaben und Leerzeichen haben. Lösch alles andere',
      ).meta({ title: 'Postleitzahl', examples: ['10115'] }),
      city: detail
        .regex(/^(?!\d)/, {
          error: 'beginnt mit einer Ziffer. Die Postleitzahl hat ein eigenes Feld',
        })
        .meta({ title: 'Ort' }),
      country: z
        .string()
        .refine((code) => countryName(code) !== undefined, {
          error:
            'muss der Code eines Landes aus zwei großen Buchstaben sein. Schreib DE für Deutschland',
        })
        .meta({ title: 'Ländercode', examples: ['DE'] }),
    })
    .refine(({ postalCode, country }) => country !== 'DE' || /^\d{5}$/.test(postalCode), {
      path: ['postalCode'],
      error: 'muss in Deutschland genau fünf Ziffern haben. Zähl nach, und lösch alles andere',
    })
    .meta({ title: 'Anschrift' }),
  phone,
  email: email.meta({
    title: 'E-Mail',
    description: 'Adresse des Teams, auf der Website sichtbar',
  }),
  openingHours: z
    .array(
      z
        .strictObject({
          weekdays: z.array(z.enum(WEEK)).min(1).meta({ title: 'Wochentage', labels: WEEKDAYS }),
          from: time.meta({ title: 'Von', examples: ['9:00'] }),
          to: time.meta({ title: 'Bis', examples: ['17:00'] }),
        })
        .refine(({ from, to }) => minutesOfDay(from) < minutesOfDay(to), {
          error: 'muss nach „Von“ liegen. Prüf beide Uhrzeiten',
          path: ['to'],
        }),
    )
    .min(1)
    .meta({ title: 'Öffnungszeiten' }),
  mail: group('Post', {
    to: z.array(email).min(1).meta({
      title: 'Postfächer für Anfragen',
      description: 'Am besten zwei bei verschiedenen Anbietern',
    }),
    from: email.meta({
      title: 'Absender',
      description: 'Adresse, die bei Postmark bestätigt ist',
    }),
  }),
  links: group('Links nach außen', {
    ...titledFields(webAddress.optional(), OUTSIDE_LINKS),
    linkedin: profileOn('linkedin').optional().meta({ title: OUTSIDE_LINKS.linkedin }),
    instagram: profileOn('instagram').optional().meta({ title: OUTSIDE_LINKS.instagram }),
  }).meta({ description: 'Was ihr nicht habt, bleibt leer' }),
  legal: z
    .strictObject({
      managingDirectors: z.array(detail).meta({
        title: 'Vertreten durch',
        description:
          'Geschäftsführung, bei einer GbR alle Gesellschafter, bei einer GmbH & Co. KG die Komplementärin',
      }),
      registerCourt: detail.optional().meta({ title: 'Registergericht' }),
      registerNumber: detail
        .regex(/^(?:HR[AB]|G[ns]R|[PV]R)\s?\d/, {
          error: 'muss mit HRA, HRB, GnR, GsR, PR oder VR und der Nummer beginnen, wie HRB 12345',
        })
        .optional()
        .meta({ title: 'Registernummer' }),
      vatId: pattern(
        VAT_ID,
        'muss aus DE und neun Ziffern bestehen, oder aus den großen Buchstaben und Ziffern eines anderen Landes, ' +
          'ohne Leerzeichen. Steuernummer und IBAN sind andere Nummern',
      )
        .optional()
        .meta({ title: 'Umsatzsteuer-Identifikationsnummer', examples: ['DE123456789'] }),
      editorialResponsible: detail.meta({ title: 'Verantwortlich nach § 18 Abs. 2 MStV' }),
    })
    .refine(({ registerCourt, registerNumber }) => !registerCourt === !registerNumber, {
      path: ['registerNumber'],
      error: 'und „Registergericht“ gehören zusammen: Trag beide ein oder keins',
    })
    .meta({ title: 'Impressum' }),
  copyrightYears: pattern(
    /^20\d\d(?:[–-]20\d\d)?$/,
    'muss ein Jahr oder eine Spanne sein. Schreib sie wie 2022–2025, das © steht von selbst davor',
  ).meta({ title: 'Jahre in der Fußzeile' }),
});

export type Site = z.infer<typeof siteSchema>;
