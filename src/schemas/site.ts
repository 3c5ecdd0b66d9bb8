import { z } from 'astro/zod';

const email = z.email({ error: 'muss eine E-Mail-Adresse sein, zum Beispiel hallo@beispiel.de' });
const url = z.url({
  error: 'muss eine vollständige Adresse sein, zum Beispiel https://beispiel.de',
});
const time = z
  .string()
  .regex(/^\d{1,2}:\d{2}$/, { error: 'muss eine Uhrzeit sein, zum Beispiel 9:00' });

/** `src/content/site.json`: who we are and how to reach us, in one place. */
export const siteSchema = z.strictObject({
  brand: z.string().min(1).max(24).describe('Name der Marke, wie er in der Kopfzeile steht'),
  legalName: z.string().min(1).describe('Firma mit Rechtsform'),
  address: z.strictObject({
    street: z.string().min(1).describe('Straße und Hausnummer'),
    postalCode: z.string().regex(/^\d{5}$/, { error: 'muss fünf Ziffern haben' }),
    city: z.string().min(1),
    country: z.string().length(2).describe('Ländercode, zum Beispiel DE'),
  }),
  phone: z.strictObject({
    display: z.string().min(5).describe('Nummer zum Lesen, zum Beispiel 030 23125 100'),
    uri: z
      .string()
      .regex(/^\+\d{6,15}$/, { error: 'muss mit + und Landesvorwahl beginnen, nur Ziffern' }),
  }),
  email: email.describe('Adresse des Teams, auf der Website sichtbar'),
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
      .array(email)
      .min(1)
      .describe('Postfächer für Anfragen, am besten zwei bei verschiedenen Anbietern'),
    from: email.describe('Bei Postmark bestätigter Absender'),
  }),
  links: z.strictObject({
    academy: url.describe('Akademie für Schulungen'),
    afterwork: url.describe('Afterwork-Angebot'),
    transparency: url.describe('Kostenlose Transparenzseite für Kampagnen'),
    parliamentTool: url.describe('KI-Werkzeug für Abgeordnete'),
    demoHq: url.describe('Live-Demo des Wahlkampf-HQ'),
    demoPlanner: url.describe('Live-Demo des Tür-zu-Tür-Planers'),
    demoWebsite: url.describe('Live-Demo der Kampagnenwebsite'),
    ideasPrize: url.describe('Ideenpreis'),
    linkedin: url,
    instagram: url,
  }),
  legal: z.strictObject({
    managingDirectors: z.array(z.string().min(1)).min(1).describe('Geschäftsführung'),
    registerCourt: z.string().min(1).describe('Registergericht'),
    registerNumber: z.string().min(1).describe('Registernummer'),
    vatId: z.string().min(1).describe('Umsatzsteuer-Identifikationsnummer'),
    editorialResponsible: z.string().min(1).describe('Verantwortlich nach § 18 Abs. 2 MStV'),
  }),
  copyrightYears: z.string().min(4).describe('Jahre in der Fußzeile'),
  placeholders: z
    .array(z.string())
    .describe(
      'Felder, deren Wert noch erfunden ist. Wer einen echten Wert einträgt, streicht sie.',
    ),
});

export type Site = z.infer<typeof siteSchema>;
export type ExternalLink = keyof Site['links'];
