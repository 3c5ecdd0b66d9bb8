import { z } from 'astro/zod';
import { between, each, label, letter, pageMeta, placeholders, text, toasts } from './common.ts';

const from = text.includes('{from}').describe('{from} ist, ab wann jemand abhebt');

/** `src/content/kontakt.json`: the words of /kontakt. */
export const contactPageSchema = z.strictObject({
  ...pageMeta,
  talk: z
    .strictObject({
      text: text.max(180).describe('Was im Erstgespräch geschieht, in drei Sätzen'),
      call: text.max(90).describe('Wer anruft, wie lange, dass es zu nichts verpflichtet'),
      button: label,
    })
    .describe('Steht überall, wo das Erstgespräch angeboten wird'),
  form: z.strictObject({
    ...each(label, 'heading', 'submit', 'submitting', 'sent'),
    ...each(text, 'intro', 'summary'),
    optional: label.describe('Steht rechts an freiwilligen Feldern'),
    fields: z.strictObject({
      ...each(z.strictObject({ label }), 'name', 'email', 'phone', 'organization'),
      campaign_type: z.strictObject({ label, prompt: label }),
      message: z.strictObject({
        label,
        hint: text,
        topic: text
          .includes('{topic}')
          .describe('Anfang der Nachricht, wenn vorher eine Dienstleistung angekreuzt wurde'),
        day: text.includes('{day}').describe('Zeile der Nachricht, wenn der Wahltag bekannt ist'),
      }),
      prefer_phone: z.strictObject({ label, hint: text }),
      agree_privacy: z.strictObject({
        label: text.includes('{link}'),
        link: label,
        wordingOf: z.iso
          .date()
          .describe('Tag, seit dem dieser Wortlaut gilt; die E-Mail an das Team nennt ihn'),
      }),
    }),
    failure: text.describe('Steht über dem Knopf, wenn das Senden nicht geklappt hat'),
    failureLost: text.describe('Dasselbe, wenn die Angaben nicht mehr auf der Seite stehen'),
    trap: label.describe('Beschriftung des Felds, das nur Programme ausfüllen; niemand sieht es'),
    fallback: z
      .strictObject({
        subject: label.describe('Betreff der vorbereiteten E-Mail'),
        cut: text.describe('Steht in der E-Mail, wo eine lange Nachricht abgeschnitten ist'),
        mail: text.describe('Link, der das E-Mail-Programm öffnet'),
        text: label.describe('Über dem Text zum Kopieren'),
        copy: label.describe('Knopf unter dem Text'),
        copied: label.describe('Knopf, nachdem er gedrückt wurde'),
        reach: z
          .strictObject({
            now: text.includes('{to}').describe('{to} ist, bis wann jemand abhebt'),
            ...each(from, 'today', 'tomorrow'),
            later: text
              .includes('{from}')
              .includes('{weekday}')
              .describe('{from} und {weekday} sagen, ab wann jemand abhebt'),
          })
          .describe('Steht hinter der Telefonnummer'),
      })
      .describe('Andere Wege, wenn das Senden nicht geklappt hat'),
    receipt: z.strictObject(each(label, 'heading', 'note', 'stamp')),
    next: z.strictObject({ ...each(text, 'heading', 'text', 'confirmation'), reference: label }),
    toasts,
  }),
  card: z.strictObject({
    ...letter,
    ...each(label, 'phone', 'hours', 'email', 'office'),
    application: text.includes('{email}').describe('{email} ist, wohin Bewerbungen gehen'),
    response: text,
  }),
  faqHeading: label,
  placeholders,
});

export type ContactPage = z.infer<typeof contactPageSchema>;

/** A sentence that may hold the given placeholders and must hold the required ones. */
function words(hint: string, allowed: readonly string[] = [], required: readonly string[] = []) {
  const names = allowed.map((name) => `{${name}}`).join(', ');
  return z
    .string()
    .trim()
    .min(1)
    .max(400)
    .superRefine((text, context) => {
      const found = [...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '');
      for (const name of found.filter((name) => !allowed.includes(name))) {
        context.addIssue(`kennt den Platzhalter {${name}} nicht, erlaubt: ${names || 'keiner'}`);
      }
      for (const name of required.filter((name) => !found.includes(name))) {
        context.addIssue(`braucht den Platzhalter {${name}}`);
      }
    })
    .describe(hint);
}

/** Postmark and mail clients cut long subjects; the visitor's name is added to the team's one. */
const subject = (hint: string, allowed: readonly string[]) =>
  words(hint, allowed, ['reference']).max(70);

const before = words('Bezeichnung vor einer Angabe');
const labels = z.strictObject({
  ...each(before, 'name', 'email', 'phone', 'organization', 'campaignType', 'preferPhone'),
  ...each(before, 'consent', 'receivedAt', 'ip', 'reference', 'message'),
});

/** `src/content/mail.json`: the words of the two e-mails that leave for each request. */
export const mailSchema = z.strictObject({
  team: z
    .strictObject({
      subject: subject('Betreff an das Team; der Name wird angehängt', [
        'campaignType',
        'reference',
      ]),
      heading: words('Überschrift der E-Mail an das Team'),
      callBack: words('Hinweis ganz oben, wenn ein Rückruf gewünscht ist', ['phone'], ['phone']),
      callBackWithoutNumber: words('Derselbe Hinweis, wenn keine Telefonnummer angegeben ist'),
      labels,
      yes: words('Wort für „ja“'),
      no: words('Wort für „nein“'),
      consent: words('Welche Einwilligung vorliegt', ['date'], ['date']),
      notGiven: words('Steht statt einer leeren freiwilligen Angabe'),
      ipUnknown: words('Steht statt der IP-Adresse, wenn keine bekannt ist'),
      reply: words('Was eine Antwort auf diese E-Mail bewirkt'),
      noReply: words('Steht statt dessen dort, wenn eine Antwort nicht ankommen würde'),
      repeat: words('Was gilt, wenn dieselbe Referenz zweimal ankommt'),
    })
    .describe('E-Mail an das Team'),
  confirmation: z
    .strictObject({
      subject: subject('Betreff der Bestätigung', ['reference']),
      heading: words('Überschrift der Bestätigung'),
      next: words('Wie es weitergeht'),
      reference: words('Satz mit der Referenz', ['reference'], ['reference']),
      phone: words('Satz mit der Telefonnummer', ['phone'], ['phone']),
      hours: words('Eine Zeile der Öffnungszeiten', ['days', 'from', 'to'], ['days', 'from', 'to']),
      reply: words('Hinweis, dass man auf die E-Mail antworten kann'),
      notYou: words('Satz für Menschen, die gar keine Anfrage gesendet haben'),
      signature: words('Gruß am Ende', ['brand']),
      legal: words('Pflichtangaben für Geschäftsbriefe (§ 35a GmbHG)', [
        'legalName',
        'street',
        'postalCode',
        'city',
        'registerCourt',
        'registerNumber',
        'managingDirectors',
      ]),
    })
    .describe(
      'Bestätigung an die Person, die das Formular gesendet hat; nie mit Text aus dem Formular',
    ),
});

/** `src/content/antwortseite.json`: prefixes of the page title after a form was sent without script. */
export const answerPageSchema = z.strictObject({
  titlePrefix: z
    .strictObject({
      sent: between(1, 160).describe('Nach einer gesendeten Anfrage'),
      wrong: between(1, 160).describe('Wenn etwas fehlt oder das Senden nicht geklappt hat'),
    })
    .describe('Steht im Browser-Tab vor dem Titel der Seite'),
});
