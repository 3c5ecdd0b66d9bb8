import { z } from 'astro/zod';
import { group, titledFields } from '../../lib/schema/shape.ts';
import { paragraph, partialTemplate, template, text } from '../../lib/schema/text.ts';

/** A text without a placeholder. */
const fixed = partialTemplate(paragraph);

/** A subject. It is short, because mail programs cut long ones and the visitor's name is added to the team's. */
const subject = (title: string, ...optional: readonly string[]) =>
  partialTemplate(text.max(70), 'reference', ...optional)
    .includes('{reference}')
    .meta({ title });

/** `src/content/mail.json`: the words of the two e-mails that leave for each request. */
export const mailSchema = z.strictObject({
  team: group('E-Mail an das Team', {
    subject: subject('Betreff; ihm wird der Name angehängt', 'campaignType'),
    doubtful: fixed
      .max(30)
      .meta({ title: 'Im Betreff, wenn die Anfrage vielleicht schon angekommen ist' }),
    heading: template(paragraph, 'name', 'campaignType').meta({
      title: 'Überschrift: wer für welche Wahl schreibt',
    }),
    call: template(paragraph, 'phone').meta({ title: 'Satz mit der Nummer für einen Anruf' }),
    write: template(paragraph, 'email').meta({ title: 'Satz mit der Adresse für eine Antwort' }),
    callBack: template(paragraph, 'phone').meta({ title: 'Wenn ein Rückruf gewünscht ist' }),
    ...titledFields(fixed, {
      callBackWithoutNumber: 'Derselbe Hinweis, wenn keine Nummer angegeben ist',
    }),
    labels: group(
      'Bezeichnungen unter den Angaben aus dem Formular',
      titledFields(fixed, { receivedAt: 'Zeitpunkt', ip: 'IP-Adresse', reference: 'Referenz' }),
    ),
    ...titledFields(fixed, { yes: 'Wort für „ja“', no: 'Wort für „nein“' }),
    consent: template(paragraph, 'date').meta({ title: 'Welche Einwilligung vorliegt' }),
    ...titledFields(fixed, {
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
    ...titledFields(fixed, { heading: 'Überschrift', next: 'Wie es weitergeht' }),
    reference: template(paragraph, 'reference').meta({ title: 'Satz mit der Referenz' }),
    phone: template(paragraph, 'phone').meta({ title: 'Satz mit der Telefonnummer' }),
    hours: template(paragraph, 'days', 'from', 'to').meta({
      title: 'Eine Zeile der Öffnungszeiten',
    }),
    ...titledFields(fixed, {
      reply: 'Dass man auf die E-Mail antworten kann',
      notYou: 'Für Menschen, die gar keine Anfrage gesendet haben',
    }),
    signature: partialTemplate(paragraph, 'brand').meta({ title: 'Gruß am Ende' }),
    managingDirectors: fixed
      .max(40)
      .meta({ title: 'Worte vor den Namen derer, die die Firma vertreten' }),
  }),
});
