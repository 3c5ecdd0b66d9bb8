import { z } from 'astro/zod';
import { group, template, titled } from '../../lib/schema/shape.ts';

/** A subject. It is short, because mail programs cut long ones and the visitor's name is added to the team's. */
const subject = (title: string, ...optional: readonly string[]) =>
  template(title, ['reference'], optional).max(70);

/** `src/content/mail.json`: the words of the two e-mails that leave for each request. */
export const mailSchema = z.strictObject({
  team: group('E-Mail an das Team', {
    subject: subject('Betreff; ihm wird der Name angehängt', 'campaignType'),
    doubtful: template('Im Betreff, wenn die Anfrage vielleicht schon angekommen ist').max(30),
    heading: template('Überschrift: wer für welche Wahl schreibt', ['name', 'campaignType']),
    call: template('Womit man anruft', ['phone']),
    write: template('Womit man schreibt', ['email']),
    callBack: template('Wenn ein Rückruf gewünscht ist', ['phone']),
    callBackWithoutNumber: template('Derselbe Hinweis, wenn keine Nummer angegeben ist'),
    labels: group(
      'Bezeichnungen unter den Angaben aus dem Formular',
      titled(template('Bezeichnung'), {
        receivedAt: 'Zeitpunkt',
        ip: 'IP-Adresse',
        reference: 'Referenz',
      }),
    ),
    yes: template('Wort für „ja“'),
    no: template('Wort für „nein“'),
    consent: template('Welche Einwilligung vorliegt', ['date']),
    notGiven: template('Statt einer leeren freiwilligen Angabe'),
    ipUnknown: template('Statt der IP-Adresse, wenn keine bekannt ist'),
    reply: template('Was eine Antwort auf diese E-Mail bewirkt'),
    noReply: template('Wenn eine Antwort nicht ankommen würde'),
    repeat: template('Was gilt, wenn dieselbe Referenz zweimal ankommt'),
  }),
  confirmation: group('Bestätigung an die Person, die das Formular gesendet hat', {
    subject: subject('Betreff'),
    stamp: template('Im Poststempel, über Tag und Uhrzeit').max(12),
    heading: template('Überschrift'),
    next: template('Wie es weitergeht'),
    reference: template('Satz mit der Referenz', ['reference']),
    phone: template('Satz mit der Telefonnummer', ['phone']),
    hours: template('Eine Zeile der Öffnungszeiten', ['days', 'from', 'to']),
    reply: template('Dass man auf die E-Mail antworten kann'),
    notYou: template('Für Menschen, die gar keine Anfrage gesendet haben'),
    signature: template('Gruß am Ende', [], ['brand']),
    managingDirectors: template('Worte vor den Namen derer, die die Firma vertreten').max(40),
  }),
});
