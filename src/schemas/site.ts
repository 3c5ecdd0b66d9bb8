import { z } from 'astro/zod';
import {
  address,
  between,
  closeLabel,
  each,
  pattern,
  phone,
  placeholders,
  text,
} from './common.ts';

const time = pattern(/^\d{1,2}:\d{2}$/, 'muss eine Uhrzeit sein, zum Beispiel 9:00');

/** `src/content/site.json`: who we are and how to reach us, in one place. */
export const siteSchema = z.strictObject({
  brand: between(1, 16).describe(
    'Name der Marke, höchstens 16 Zeichen: Er steht in der Kopfzeile neben dem Menü',
  ),
  legalName: z.string().min(1).describe('Firma mit Rechtsform'),
  address: z.strictObject({
    street: z.string().min(1).describe('Straße und Hausnummer'),
    postalCode: pattern(/^\d{5}$/, 'muss fünf Ziffern haben').describe('Postleitzahl'),
    city: z.string().min(1).describe('Ort'),
    country: z.string().length(2).describe('Ländercode, zum Beispiel DE'),
  }),
  phone,
  email: z.email().describe('Adresse des Teams, auf der Website sichtbar'),
  openingHours: z
    .array(
      z.strictObject({
        days: z.string().min(1).describe('Tage zum Lesen, zum Beispiel Montag bis Freitag'),
        from: time,
        to: time,
        weekdays: z.array(z.int().min(0).max(6)).describe('0 = Sonntag bis 6 = Samstag'),
      }),
    )
    .min(1),
  mail: z.strictObject({
    to: z
      .array(z.email())
      .min(1)
      .describe('Postfächer für Anfragen, am besten zwei bei verschiedenen Anbietern'),
    from: z.email().describe('Bei Postmark bestätigter Absender'),
  }),
  links: z.strictObject({
    academy: z.url().describe('Akademie für Schulungen'),
    afterwork: z.url().describe('Afterwork-Angebot'),
    transparency: z.url().describe('Kostenlose Transparenzseite für Kampagnen'),
    parliamentTool: z.url().describe('KI-Werkzeug für Abgeordnete'),
    demoHq: z.url().describe('Live-Demo des Wahlkampf-HQ'),
    demoPlanner: z.url().describe('Live-Demo des Tür-zu-Tür-Planers'),
    demoWebsite: z.url().describe('Live-Demo der Kampagnenwebsite'),
    ideasPrize: z.url().describe('Ideenpreis'),
    linkedin: z.url().describe('LinkedIn'),
    instagram: z.url().describe('Instagram'),
  }),
  legal: z.strictObject({
    managingDirectors: z.array(z.string().min(1)).min(1).describe('Geschäftsführung'),
    registerCourt: z.string().min(1).describe('Registergericht'),
    registerNumber: z.string().min(1).describe('Registernummer'),
    vatId: z.string().min(1).describe('Umsatzsteuer-Identifikationsnummer'),
    editorialResponsible: z.string().min(1).describe('Verantwortlich nach § 18 Abs. 2 MStV'),
  }),
  copyrightYears: z.string().min(4).describe('Jahre in der Fußzeile'),
  placeholders,
});

export type Site = z.infer<typeof siteSchema>;

const linkLabel = text.max(28);
const internal = z.strictObject({ label: linkLabel, href: address });
const link = internal
  .extend({
    label: text.max(44),
    href: address.optional(),
    external: z
      .enum(['academy', 'afterwork', 'transparency', 'linkedin', 'instagram'])
      .optional()
      .describe('Name des Links in site.json'),
    badge: z.string().max(20).optional().describe('Kurzer Hinweis neben dem Link'),
  })
  .refine(({ href, external }) => (href === undefined) !== (external === undefined), {
    error: 'braucht entweder href oder external',
  });

/** Characters for which the header has room beside brand and button, and one for each gap. */
const HEADER_ROOM = 68;

/** `src/content/navigation.json`: header, menu and footer. */
export const navigationSchema = z.strictObject({
  header: z
    .array(link)
    .min(1)
    .max(8)
    .refine((links) => links.reduce((sum, { label }) => sum + label.length + 1, 0) <= HEADER_ROOM, {
      error: `hat zu lange Beschriftungen: Zusammen sind es höchstens ${HEADER_ROOM} Zeichen, jeder Link zählt eins mehr. Sonst bricht die Kopfzeile um`,
    })
    .describe('Links in der Kopfzeile'),
  callToAction: internal.extend({ label: text.max(18) }).describe('Der Knopf in der Kopfzeile'),
  shortCallToAction: text
    .max(12)
    .describe('Derselbe Link in der Kopfzeile auf dem Telefon, höchstens 12 Zeichen'),
  ...each(linkLabel, 'skipLink', 'menuLabel', 'openMenu', 'homeLabel'),
  closeMenu: closeLabel,
  newTab: linkLabel.describe('Was ein Screenreader nach einem Link in einen neuen Tab sagt'),
  footer: z.strictObject({
    contactHeading: linkLabel,
    groups: z.array(z.strictObject({ heading: linkLabel, links: z.array(link).min(1) })).max(3),
    legal: z.array(internal).min(2),
    closing: z.strictObject({ headline: z.string().max(60), button: linkLabel }),
  }),
});

export type Navigation = z.infer<typeof navigationSchema>;
export type NavigationLink = z.infer<typeof link>;
