import { z } from 'astro/zod';

/** A sentence that may hold the given placeholders and must hold the required ones. */
function words(hint: string, allowed: readonly string[] = [], required: readonly string[] = []) {
  const names = allowed.map((name) => `{${name}}`).join(', ');
  return z
    .string()
    .trim()
    .min(1, 'Dieser Text darf nicht leer sein.')
    .max(400, 'Dieser Text darf höchstens 400 Zeichen lang sein.')
    .superRefine((text, context) => {
      const found = [...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '');
      for (const name of found.filter((name) => !allowed.includes(name))) {
        context.addIssue(
          `Den Platzhalter {${name}} gibt es hier nicht. Erlaubt: ${names || 'keiner'}.`,
        );
      }
      for (const name of required.filter((name) => !found.includes(name))) {
        context.addIssue(`Der Platzhalter {${name}} fehlt. Bitte setze ihn wieder ein.`);
      }
    })
    .describe(hint);
}

/** Postmark and mail clients cut long subjects; the visitor's name is added to the team's one. */
const subject = (hint: string, allowed: readonly string[]) =>
  words(hint, allowed, ['reference']).refine(
    (text) => text.length <= 70,
    'Ein Betreff darf höchstens 70 Zeichen lang sein.',
  );

const labels = z.strictObject({
  name: words('Bezeichnung vor dem Namen'),
  email: words('Bezeichnung vor der E-Mail-Adresse'),
  phone: words('Bezeichnung vor der Telefonnummer'),
  organization: words('Bezeichnung vor der Partei'),
  campaignType: words('Bezeichnung vor dem Kampagnentyp'),
  preferPhone: words('Bezeichnung vor dem Rückrufwunsch'),
  receivedAt: words('Bezeichnung vor Datum und Uhrzeit'),
  ip: words('Bezeichnung vor der IP-Adresse'),
  reference: words('Bezeichnung vor der Referenz'),
  message: words('Bezeichnung vor der Nachricht'),
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
      notGiven: words('Steht statt einer leeren freiwilligen Angabe'),
      ipUnknown: words('Steht statt der IP-Adresse, wenn keine bekannt ist'),
      reply: words('Hinweis am Ende: was eine Antwort auf diese E-Mail bewirkt'),
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
