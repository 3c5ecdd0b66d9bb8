import type { z } from 'astro/zod';
import { pastDay } from '../../lib/schema/days.ts';
import { label, wordLengthUpTo } from '../../lib/schema/drawn-text.ts';
import { toasts } from '../../lib/schema/page.ts';
import { group, named, titledFields } from '../../lib/schema/shape.ts';
import { paragraph, partialTemplate, template, text } from '../../lib/schema/text.ts';
import { type ContactError, type ContactField, CONTACT_FIELDS, contactRule } from './fields.ts';

const error = text.max(120).refine(...wordLengthUpTo(20));

/** The sentences for the ways in which a field can be wrong. They may name the limit that the field has. */
const errorWords: Readonly<Record<ContactError, z.ZodString>> = {
  too_short: partialTemplate(error, 'min').meta({ title: 'Wenn zu wenig dasteht' }),
  too_long: partialTemplate(error, 'max').meta({ title: 'Wenn zu viel dasteht' }),
  ...titledFields(partialTemplate(error), {
    umlaut: 'Wenn vor dem @ ein Umlaut steht',
    invalid: 'Wenn die Angabe fehlt oder nicht stimmt',
  }),
};

/**
 * The words of a field: the words that every field has, and `more`. A field has a sentence for each of its errors, and
 * no further ones.
 */
const wordsOfField = <More extends z.ZodRawShape>(field: ContactField, more: More) =>
  group(contactRule(field).title, {
    label: label.meta({ title: 'Beschriftung' }),
    hint: partialTemplate(paragraph, ...CONTACT_FIELDS)
      .meta({ title: 'Hilfe; {phone} ist die Nummer des Felds Telefon' })
      .optional(),
    term: label.optional().meta({
      title: 'Bezeichnung in der E-Mail an das Team',
      description: 'Wenn sie dort anders heißt als im Formular',
    }),
    errors: group(
      'Fehlermeldungen',
      named((name: ContactError) => errorWords[name], ...contactRule(field).errors),
    ) as z.ZodType<Partial<Record<ContactError, string>>>,
    ...more,
  });

/** The day since which the form has all of its fields. */
const FIELDS_SINCE = CONTACT_FIELDS.map((field) => contactRule(field).since)
  .toSorted()
  .at(-1);

const fields = group('Felder', {
  ...named((field: ContactField) => wordsOfField(field, {}), ...CONTACT_FIELDS),
  campaign_type: wordsOfField('campaign_type', {
    prompt: label.meta({ title: 'Solange nichts gewählt ist' }),
  }),
  message: wordsOfField('message', {
    topic: template(paragraph, 'topic').meta({
      title: 'Anfang, wenn eine Dienstleistung angekreuzt wurde',
    }),
    day: template(paragraph, 'day').meta({ title: 'Zeile mit dem Wahltag, wenn er bekannt ist' }),
  }),
  agree_privacy: wordsOfField('agree_privacy', {
    label: template(text, 'link').meta({
      title: 'Satz',
      description: '{link} ist der Link zum Datenschutz',
    }),
    link: label.meta({ title: 'Aufschrift des Links' }),
    wordingOf: pastDay
      .refine((written) => written >= String(FIELDS_SINCE), {
        error: `darf nicht vor dem ${FIELDS_SINCE} liegen, denn seitdem hat das Formular diese Felder`,
      })
      .meta({
        title: 'Wortlaut vom',
        description:
          'Tag, seit dem Häkchen und Datenschutzseite so lauten; beide und die E-Mail an das Team nennen ihn',
      }),
  }),
});

export const privacyTable = group('Tabelle der Felder in der Datenschutzerklärung', {
  ...titledFields(label, {
    field: 'Überschrift der Felder',
    need: 'Überschrift von „erforderlich“ und „freiwillig“',
    purpose: 'Überschrift der Zwecke',
    required: 'Wort für erforderliche Felder',
    optional: 'Wort für freiwillige Felder',
    consent: 'Name des Häkchens zum Datenschutz',
  }),
  purposes: group(
    'Wozu wir die Angaben brauchen',
    named(
      (field: ContactField) => text.max(120).meta({ title: contactRule(field).title }),
      ...CONTACT_FIELDS,
    ),
  ),
});

const fallback = group('Andere Wege, wenn das Senden nicht geklappt hat', {
  subject: label.meta({ title: 'Betreff der vorbereiteten E-Mail' }),
  ...titledFields(text, {
    cut: 'In der E-Mail, wo eine lange Nachricht abgeschnitten ist',
    mail: 'Link, der das E-Mail-Programm öffnet',
  }),
});

/** A toast with these texts, and with a title that fits two lines on a phone. */
const message = <Name extends string>(texts: Readonly<Record<Name, string>>) => ({
  title: label.max(26).meta({ title: 'Titel' }),
  ...titledFields(partialTemplate(text.max(200)), texts),
});

const outcomes = {
  sent: group(
    'Wenn die Anfrage gesendet ist',
    message({
      text: 'Text',
      confirmation: 'Danach, wenn auch eine Bestätigung per E-Mail unterwegs ist',
    }),
  ),
  kept: group(
    'Wenn die Anfrage gespeichert ist und noch zugestellt wird',
    message({ text: 'Text' }),
  ),
  failed: group(
    'Wenn das Senden nicht geklappt hat und nichts unter „Absagen des Servers“ passt',
    message({
      text: 'Wenn der Server keinen Grund nennt',
      unknown: 'Wenn der Server einen Fehler ohne Worte meldet',
      unconfirmed: 'Wenn niemand weiß, ob die Anfrage angekommen ist',
    }),
  ),
};

export const form = group('Formular', {
  heading: label.meta({ title: 'Überschrift' }),
  intro: partialTemplate(paragraph, 'required').meta({
    title: 'Einleitung; {required} ist die Zahl der nötigen Angaben als Wort',
  }),
  optional: label.meta({ title: 'Zusatz an freiwilligen Feldern' }),
  fields,
  summary: text.meta({ title: 'Über der Liste der falschen Felder' }),
  promise: text.max(120).meta({ title: 'Neben dem Knopf: was nach dem Senden geschieht' }),
  ...titledFields(label, {
    submit: 'Knopf',
    submitting: 'Knopf, während gesendet wird',
    sent: 'Knopf, wenn gesendet ist',
    kept: 'Knopf, wenn gespeichert ist, was nicht gesendet werden kann',
  }),
  ...titledFields(text, {
    failure: 'Wenn das Senden nicht geklappt hat',
    failureLost: 'Dasselbe, wenn die Angaben nicht mehr auf der Seite stehen',
  }),
  trap: label.meta({ title: 'Beschriftung des Felds, das niemand sieht' }),
  fallback,
  receipt: group(
    'Eingangsvermerk',
    titledFields(label, {
      heading: 'Überschrift',
      note: 'Hinweis',
      stamp: 'Aufdruck des Stempels',
    }),
  ),
  next: group('Nach dem Senden', {
    ...titledFields(text, {
      heading: 'Überschrift',
      text: 'Wie es weitergeht',
      confirmation: 'Dass eine E-Mail unterwegs ist',
    }),
    reference: label.meta({ title: 'Vor der Referenz' }),
    kept: group(
      'Wenn die Anfrage gespeichert ist, weil sie nicht sofort zugestellt werden kann',
      titledFields(text, {
        heading: 'Überschrift',
        text: 'Wie es weitergeht; dahinter steht die Telefonnummer',
      }),
    ),
  }),
  toasts: toasts.extend(outcomes).meta({ title: 'Meldungen' }),
});
