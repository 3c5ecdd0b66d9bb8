import { z } from 'astro/zod';
import { group, titled } from '../../lib/schema/shape.ts';
import { holding, mayHold, paragraph, text } from '../../lib/schema/text.ts';

/** A text without a placeholder. */
const fixed = mayHold(paragraph);

/** A subject. It is short, because mail programs cut long ones and the visitor's name is added to the team's. */
const subject = (title: string, ...optional: readonly string[]) =>
  mayHold(text.max(70), 'reference', ...optional)
    .includes('{reference}')
    .meta({ title });

/** `src/content/mail.json`: the words of the two e-mails that leave for each request. */
export const mailSchema = z.strictObject({
  team: group('E-Mail an das Team', {
    subject: subject('Betreff; ihm wird der Name angehängt', 'campaignType'),
    doubtful: fixed
      .max(30)
      .meta({ title: 'Im Betreff, wenn die Anfrage vielleicht schon angekommen ist' }),
    heading: holding(paragraph, 'name', 'campaignType').meta({
      title: 'Überschrift: wer für welche Wahl schreibt',
    }),
    call: holding(paragraph, 'phone').meta({ title: 'Satz mit der Nummer für einen Anruf' }),
    write: holding(paragraph, 'email').meta({ title: 'Satz mit der Adresse für eine Antwort' }),
    callBack: holding(paragraph, 'phone').meta({ title: 'Wenn ein Rückruf gewünscht ist' }),
    ...titled(fixed, {
      callBackWithoutNumber: 'Derselbe Hinweis, wenn keine Nummer angegeben ist',
    }),
    labels: group(
      'Bezeichnungen unter den Angaben aus dem Formular',
      titled(fixed, { receivedAt: 'Zeitpunkt', ip: 'IP-Adresse', reference: 'Referenz' }),
    ),
    ...titled(fixed, { yes: 'Wort für „ja“', no: 'Wort für „nein“' }),
    consent: holding(paragraph, 'date').meta({ title: 'Welche Einwilligung vorliegt' }),
    ...titled(fixed, {
      notGiven: 'Statt einer leeren freiwilligen Angabe',
      ipUnknown: 'Statt der IP-Adresse, wenn keine bekannt ist',
      reply: 'Was eine Antwort auf diese E-Mail bewirkt',
      noReply: 'Wenn eine Antwort nicht ankommen würde',
      repeat: 'Was gilt, wenn dieselbe Referenz zweimal ankommt',
    }),
  }),
  confirmation: group('Bestätigung an die Person, die das Formular gesendet hat', {
    subject: subject('Betreff'),
    stamp: fixed.max(12).meta({ title: 'Im Poststempel, über Tag und Uhrzeit' }),
    ...titled(fixed, { heading: 'Überschrift', next: 'Wie es weitergeht' }),
    reference: holding(paragraph, 'reference').meta({ title: 'Satz mit der Referenz' }),
    phone: holding(paragraph, 'phone').meta({ title: 'Satz mit der Telefonnummer' }),
    hours: holding(paragraph, 'days', 'from', 'to').meta({
      title: 'Eine Zeile der Öffnungszeiten',
    }),
    ...titled(fixed, {
      reply: 'Dass man auf die E-Mail antworten kann',
      notYou: 'Für Menschen, die gar keine Anfrage gesendet haben',
    }),
    signature: mayHold(paragraph, 'brand').meta({ title: 'Gruß am Ende' }),
    managingDirectors: fixed
      .max(40)
      .meta({ title: 'Worte vor den Namen derer, die die Firma vertreten' }),
  }),
});
