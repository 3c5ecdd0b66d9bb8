import { z } from 'astro/zod';
import { group, titled, words } from '../../lib/schema/shape.ts';

/** A subject. It is short, because mail programs cut long ones and the visitor's name is added to the team's. */
const subject = (title: string, ...optional: readonly string[]) =>
  words(title, ['reference'], optional).max(70);

/** `src/content/mail.json`: the words of the two e-mails that leave for each request. */
export const mailSchema = z.strictObject({
  team: group('E-Mail an das Team', {
    subject: subject('Betreff; ihm wird der Name angehängt', 'campaignType'),
    doubtful: words('Im Betreff, wenn die Anfrage vielleicht schon angekommen ist').max(30),
    heading: words('Überschrift: wer für welche Wahl schreibt', ['name', 'campaignType']),
    call: words('Womit man anruft', ['phone']),
    write: words('Womit man schreibt', ['email']),
    callBack: words('Wenn ein Rückruf gewünscht ist', ['phone']),
    callBackWithoutNumber: words('Derselbe Hinweis, wenn keine Nummer angegeben ist'),
    labels: group(
      'Bezeichnungen unter den Angaben aus dem Formular',
      titled(words('Bezeichnung'), {
        receivedAt: 'Zeitpunkt',
        ip: 'IP-Adresse',
        reference: 'Referenz',
      }),
    ),
    yes: words('Wort für „ja“'),
    no: words('Wort für „nein“'),
    consent: words('Welche Einwilligung vorliegt', ['date']),
    notGiven: words('Statt einer leeren freiwilligen Angabe'),
    ipUnknown: words('Statt der IP-Adresse, wenn keine bekannt ist'),
    reply: words('Was eine Antwort auf diese E-Mail bewirkt'),
    noReply: words('Wenn eine Antwort nicht ankommen würde'),
    repeat: words('Was gilt, wenn dieselbe Referenz zweimal ankommt'),
  }),
  confirmation: group('Bestätigung an die Person, die das Formular gesendet hat', {
    subject: subject('Betreff'),
    stamp: words('Im Poststempel, über Tag und Uhrzeit').max(12),
    heading: words('Überschrift'),
    next: words('Wie es weitergeht'),
    reference: words('Satz mit der Referenz', ['reference']),
    phone: words('Satz mit der Telefonnummer', ['phone']),
    hours: words('Eine Zeile der Öffnungszeiten', ['days', 'from', 'to']),
    reply: words('Dass man auf die E-Mail antworten kann'),
    notYou: words('Für Menschen, die gar keine Anfrage gesendet haben'),
    signature: words('Gruß am Ende', [], ['brand']),
    managingDirectors: words('Worte vor den Namen derer, die die Firma vertreten').max(40),
  }),
});
