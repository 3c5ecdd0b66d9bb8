import { z } from 'astro/zod';
import {
  between,
  label,
  letter,
  pageMeta,
  plain,
  shapeOf,
  text,
  titled,
  toasts,
} from '../../lib/schema/common.ts';
import { type ContactField, CONTACT_FIELDS, contactRule } from './fields.ts';

const from = text.includes('{from}').describe('{from} ist, ab wann jemand abhebt');
/** A sentence that may hold the given placeholders and must hold the required ones. */
function words(title: string, allowed: readonly string[] = [], required: readonly string[] = []) {
  const names = allowed.map((name) => `{${name}}`).join(', ');
  return plain
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
    .meta({ title, ...(names && { description: `Erlaubt: ${names}` }) });
}

/** The words of every field. */
const fieldWords = z.strictObject({
  label: label.meta({ title: 'Beschriftung' }),
  hint: words('Hilfe', CONTACT_FIELDS).optional().meta({
    title: 'Hilfe',
    description: 'Der Name eines Felds in geschweiften Klammern ist seine Nummer, etwa {phone}',
  }),
  term: label.optional().meta({
    title: 'Bezeichnung in der E-Mail an das Team',
    description: 'Wenn sie dort anders heißt als im Formular',
  }),
});

const titleOf = (field: ContactField) => ({ title: contactRule(field).title });

const fields = z
  .strictObject({
    ...shapeOf(CONTACT_FIELDS, (field) => fieldWords.meta(titleOf(field))),
    // Of some fields there is more to say.
    campaign_type: fieldWords
      .extend({ prompt: label.meta({ title: 'Solange nichts gewählt ist' }) })
      .meta(titleOf('campaign_type')),
    message: fieldWords
      .extend({
        topic: text.includes('{topic}').meta({
          title: 'Anfang der Nachricht',
          description: 'Wenn vorher eine Dienstleistung angekreuzt wurde; {topic} ist ihr Name',
        }),
        day: text.includes('{day}').meta({
          title: 'Zeile mit dem Wahltag',
          description: 'Wenn der Wahltag bekannt ist; {day} ist der Tag',
        }),
        starters: z
          .array(
            z.strictObject({
              label: text.max(28).meta({ title: 'Aufschrift' }),
              sentence: text.min(10).max(120).meta({
                title: 'Satz',
                description: 'Steht nach dem Ankreuzen in der Nachricht und lässt sich ändern',
              }),
            }),
          )
          .max(4)
          .meta({ title: 'Anfänge', description: 'Kreuze über der Nachricht' }),
      })
      .meta(titleOf('message')),
    agree_privacy: fieldWords
      .extend({
        label: text
          .includes('{link}')
          .meta({ title: 'Satz', description: '{link} ist der Link zum Datenschutz' }),
        link: label.meta({ title: 'Aufschrift des Links' }),
        wordingOf: z.iso.date().meta({
          title: 'Wortlaut vom',
          description:
            'Tag, seit dem Häkchen und Datenschutzseite so lauten; beide und die E-Mail an das Team nennen ihn',
        }),
      })
      .meta(titleOf('agree_privacy')),
  })
  .meta({ title: 'Felder' });

/** The table of the form's fields in the privacy statement. */
const privacyTable = z
  .strictObject({
    ...titled(label, {
      field: 'Überschrift der Felder',
      need: 'Überschrift von „erforderlich“ und „freiwillig“',
      purpose: 'Überschrift der Zwecke',
      required: 'Wort für erforderliche Felder',
      optional: 'Wort für freiwillige Felder',
      consent: 'Name des Häkchens zum Datenschutz',
    }),
    purposes: z
      .strictObject(shapeOf(CONTACT_FIELDS, (field) => text.max(120).meta(titleOf(field))))
      .meta({ title: 'Wozu wir die Angaben brauchen' }),
  })
  .meta({
    title: 'Tabelle der Felder',
    description: 'Steht in der Datenschutzerklärung',
  });

/** `src/content/kontakt.json`: the words of /kontakt. */
export const contactPageSchema = z.strictObject({
  ...pageMeta,
  talk: z
    .strictObject({
      text: text.max(180).meta({
        title: 'Text',
        description: 'Was im Erstgespräch geschieht, in drei Sätzen',
      }),
      call: text.max(90).meta({
        title: 'Zum Anruf',
        description: 'Wer anruft, wie lange, dass es zu nichts verpflichtet',
      }),
      button: label.meta({ title: 'Knopf' }),
    })
    .meta({
      title: 'Erstgespräch',
      description: 'Steht überall, wo das Erstgespräch angeboten wird',
    }),
  form: z
    .strictObject({
      heading: label.meta({ title: 'Überschrift' }),
      intro: words('Einleitung', ['required']).meta({
        title: 'Einleitung',
        description: '{required} ist, wie viele Angaben nötig sind, als Wort',
      }),
      optional: label.meta({
        title: 'Zusatz an freiwilligen Feldern',
        description: 'Steht rechts neben der Beschriftung',
      }),
      fields,
      summary: text.meta({ title: 'Über der Liste der falschen Felder' }),
      promise: text.max(120).meta({
        title: 'Neben dem Knopf',
        description: 'Was nach dem Senden geschieht, in einer Zeile',
      }),
      ...titled(label, {
        submit: 'Knopf',
        submitting: 'Knopf, während gesendet wird',
        sent: 'Knopf, wenn gesendet ist',
        kept: 'Knopf, wenn gespeichert ist, was nicht gesendet werden kann',
      }),
      failure: text.meta({
        title: 'Wenn das Senden nicht geklappt hat',
        description: 'Steht über dem Knopf',
      }),
      failureLost: text.meta({
        title: 'Dasselbe, wenn die Angaben nicht mehr auf der Seite stehen',
      }),
      trap: label.meta({
        title: 'Beschriftung des Felds, das nur Programme ausfüllen',
        description: 'Niemand sieht es',
      }),
      fallback: z
        .strictObject({
          subject: label.meta({ title: 'Betreff der vorbereiteten E-Mail' }),
          cut: text.meta({
            title: 'Wo eine lange Nachricht abgeschnitten ist',
            description: 'Steht in der E-Mail',
          }),
          mail: text.meta({ title: 'Link, der das E-Mail-Programm öffnet' }),
          reach: z
            .strictObject({
              now: text
                .includes('{to}')
                .meta({ title: 'Jetzt', description: '{to} ist, bis wann jemand abhebt' }),
              ...titled(from, { today: 'Heute', tomorrow: 'Morgen' }),
              later: text.includes('{from}').includes('{weekday}').meta({
                title: 'Später',
                description: '{from} und {weekday} sagen, ab wann jemand abhebt',
              }),
            })
            .meta({ title: 'Hinter der Telefonnummer' }),
        })
        .meta({
          title: 'Andere Wege',
          description: 'Wenn das Senden nicht geklappt hat',
        }),
      receipt: z
        .strictObject(
          titled(label, {
            heading: 'Überschrift',
            note: 'Hinweis',
            stamp: 'Aufdruck des Stempels',
          }),
        )
        .meta({ title: 'Eingangsvermerk' }),
      next: z
        .strictObject({
          ...titled(text, {
            heading: 'Überschrift',
            text: 'Wie es weitergeht',
            confirmation: 'Dass eine E-Mail unterwegs ist',
          }),
          reference: label.meta({ title: 'Vor der Referenz' }),
          kept: z
            .strictObject(titled(text, { heading: 'Überschrift', text: 'Wie es weitergeht' }))
            .meta({
              title:
                'Wenn die Anfrage gespeichert ist, weil sie nicht sofort zugestellt werden kann',
              description: 'Nach dem Text steht die Telefonnummer',
            }),
        })
        .meta({ title: 'Nach dem Senden' }),
      toasts,
    })
    .meta({ title: 'Formular' }),
  card: z
    .strictObject({
      ...letter,
      ...titled(label, {
        phone: 'Wort vor der Nummer',
        hours: 'Wort vor den Öffnungszeiten',
        email: 'Wort vor der E-Mail',
        office: 'Wort vor der Anschrift',
      }),
      application: text.includes('{email}').meta({
        title: 'Für Bewerbungen',
        description: '{email} ist, wohin Bewerbungen gehen',
      }),
      response: text.meta({ title: 'Wann wir antworten' }),
    })
    .meta({ title: 'Karte' }),
  privacyTable,
  afterwards: z
    .strictObject({
      headline: label.meta({ title: 'Überschrift' }),
      steps: z
        .array(
          z.strictObject({
            when: text.max(16).meta({ title: 'Wann', examples: ['Bis Tag 3'] }),
            what: text.max(28).meta({
              title: 'Was',
              description: 'Steht auch in der Bestätigung, hinter „Wann“',
            }),
            detail: text.max(200).meta({ title: 'Genauer', description: 'Nur auf der Seite' }),
          }),
        )
        .min(1)
        .max(6)
        .meta({ title: 'Schritte' }),
    })
    .meta({ title: 'Nach der Anfrage' }),
  faqHeading: label.meta({ title: 'Überschrift der Fragen' }),
});

export type ContactPage = z.infer<typeof contactPageSchema>;

/** Postmark and mail clients cut long subjects; the visitor's name is added to the team's one. */
const subject = (title: string, allowed: readonly string[]) =>
  words(title, allowed, ['reference']).max(70);

const labels = z
  .strictObject(
    titled(words('Bezeichnung'), {
      receivedAt: 'Zeitpunkt',
      ip: 'IP-Adresse',
      reference: 'Referenz',
    }),
  )
  .meta({ title: 'Bezeichnungen unter den Angaben aus dem Formular' });

/** `src/content/mail.json`: the words of the two e-mails that leave for each request. */
export const mailSchema = z.strictObject({
  team: z
    .strictObject({
      subject: subject('Betreff', ['campaignType', 'reference']),
      doubtful: words('Im Betreff, wenn die Anfrage vielleicht schon angekommen ist').max(30),
      heading: words(
        'Überschrift: wer für welche Wahl schreibt',
        ['name', 'campaignType'],
        ['name', 'campaignType'],
      ),
      call: words('Womit man anruft', ['phone'], ['phone']),
      write: words('Womit man schreibt', ['email'], ['email']),
      callBack: words('Wenn ein Rückruf gewünscht ist', ['phone'], ['phone']),
      callBackWithoutNumber: words('Derselbe Hinweis, wenn keine Nummer angegeben ist'),
      labels,
      yes: words('Wort für „ja“'),
      no: words('Wort für „nein“'),
      consent: words('Welche Einwilligung vorliegt', ['date'], ['date']),
      notGiven: words('Statt einer leeren freiwilligen Angabe'),
      ipUnknown: words('Statt der IP-Adresse, wenn keine bekannt ist'),
      reply: words('Was eine Antwort auf diese E-Mail bewirkt'),
      noReply: words('Wenn eine Antwort nicht ankommen würde'),
      repeat: words('Was gilt, wenn dieselbe Referenz zweimal ankommt'),
    })
    .meta({ title: 'E-Mail an das Team', description: 'Dem Betreff wird der Name angehängt' }),
  confirmation: z
    .strictObject({
      subject: subject('Betreff', ['reference']),
      stamp: words('Im Poststempel, über Tag und Uhrzeit').max(12),
      heading: words('Überschrift'),
      next: words('Wie es weitergeht'),
      reference: words('Satz mit der Referenz', ['reference'], ['reference']),
      phone: words('Satz mit der Telefonnummer', ['phone'], ['phone']),
      hours: words('Eine Zeile der Öffnungszeiten', ['days', 'from', 'to'], ['days', 'from', 'to']),
      reply: words('Dass man auf die E-Mail antworten kann'),
      notYou: words('Für Menschen, die gar keine Anfrage gesendet haben'),
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
    .meta({
      title: 'Bestätigung',
      description: 'An die Person, die das Formular gesendet hat; nie mit Text aus dem Formular',
    }),
});

/** `src/content/antwortseite.json`: prefixes of the page title after a form was sent without script. */
export const answerPageSchema = z.strictObject({
  titlePrefix: z
    .strictObject(
      titled(between(1, 160), {
        sent: 'Nach einer gesendeten Anfrage',
        kept: 'Wenn die Anfrage gespeichert ist und noch zugestellt wird',
        wrong: 'Wenn etwas fehlt oder das Senden nicht geklappt hat',
      }),
    )
    .meta({ title: 'Im Browser-Tab vor dem Titel der Seite' }),
});
