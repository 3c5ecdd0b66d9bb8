import { z } from 'astro/zod';
import { pageMeta } from './page.ts';

const text = z.string().min(1);
const label = text.max(40);

const withPlaceholder = (placeholder: string, what: string) =>
  text.includes(placeholder, { error: `muss ${placeholder} enthalten, dort steht, ${what}` });

/** `src/content/kontakt.json`: the words of /kontakt. */
export const contactPageSchema = z.strictObject({
  ...pageMeta,
  form: z.strictObject({
    heading: label,
    intro: text,
    optional: label.describe('Steht rechts an freiwilligen Feldern'),
    fields: z.strictObject({
      name: z.strictObject({ label }),
      email: z.strictObject({ label }),
      phone: z.strictObject({ label }),
      organization: z.strictObject({ label }),
      campaign_type: z.strictObject({ label, prompt: label }),
      message: z.strictObject({
        label,
        hint: text,
        topic: text
          .regex(/\{topic\}/, { error: 'muss {topic} enthalten, dort steht die Dienstleistung' })
          .describe('Anfang der Nachricht, wenn vorher eine Dienstleistung angekreuzt wurde'),
      }),
      prefer_phone: z.strictObject({ label, hint: text }),
      agree_privacy: z.strictObject({
        label: text.includes('{link}', { error: 'muss {link} enthalten, dort steht der Link' }),
        link: label,
      }),
    }),
    summary: text,
    submit: label,
    submitting: label,
    sent: label,
    failure: text.describe('Steht über dem Knopf, wenn das Senden nicht geklappt hat'),
    failureLost: text.describe('Dasselbe, wenn die Angaben nicht mehr auf der Seite stehen'),
    trap: label.describe('Beschriftung des Felds, das nur Programme ausfüllen; niemand sieht es'),
    rescue: z
      .strictObject({
        subject: label.describe('Betreff der vorbereiteten E-Mail'),
        cut: text.describe('Steht in der E-Mail, wo eine lange Nachricht abgeschnitten ist'),
        mail: text.describe('Link, der das E-Mail-Programm öffnet'),
        text: label.describe('Über dem Text zum Kopieren'),
        copy: label.describe('Knopf unter dem Text'),
        copied: label.describe('Knopf, nachdem er gedrückt wurde'),
        reach: z
          .strictObject({
            now: withPlaceholder('{to}', 'bis wann jemand abhebt'),
            today: withPlaceholder('{from}', 'ab wann jemand abhebt'),
            tomorrow: withPlaceholder('{from}', 'ab wann jemand abhebt'),
            later: withPlaceholder('{from}', 'ab wann jemand abhebt').includes('{weekday}', {
              error: 'muss {weekday} enthalten, dort steht der Wochentag',
            }),
          })
          .describe('Steht hinter der Telefonnummer'),
      })
      .describe('Andere Wege, wenn das Senden nicht geklappt hat'),
    receipt: z.strictObject({ heading: label, note: label, stamp: label }),
    next: z.strictObject({ heading: text, reference: label, text, confirmation: text }),
    toasts: z.strictObject({
      label,
      close: label.regex(/schließen/, { error: 'muss das Wort „schließen“ enthalten' }),
    }),
  }),
  card: z.strictObject({
    salutation: z.tuple([text, text]).describe('Zwei Zeilen Anrede'),
    postmark: z.tuple([text, text, text]).describe('Drei kurze Zeilen im Poststempel'),
    phone: label,
    hours: label,
    email: label,
    office: label,
    response: text,
  }),
  faqHeading: label,
});

export type ContactPage = z.infer<typeof contactPageSchema>;
