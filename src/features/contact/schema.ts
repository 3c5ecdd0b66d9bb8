import { z } from 'astro/zod';
import { headlineOf, label } from '../../lib/schema/drawn-text.ts';
import { letter, pageMeta } from '../../lib/schema/page.ts';
import { group, titledFields } from '../../lib/schema/shape.ts';
import { paragraph, partialTemplate, template, text } from '../../lib/schema/text.ts';
import { form, privacyTable } from './form-schema.ts';

/** The sentences about the refusals of `endpoint/outcome.ts`. A toast and the answer page show them as they are. */
const refusals = group('Absagen des Servers, und was nun zu tun ist', {
  ...titledFields(partialTemplate(paragraph, 'phone'), {
    unreadable: 'Wenn die Anfrage nicht lesbar ist',
    foreign_host: 'Wenn das Formular unter einer fremden Adresse steht',
    foreign_origin: 'Wenn die Anfrage von einer anderen Website kommt',
    too_large: 'Wenn die Anfrage zu groß ist',
    invalid: 'Wenn Felder falsch ausgefüllt sind',
    looks_automated: 'Wenn wohl ein Programm das Formular ausgefüllt hat',
    too_many: 'Wenn jemand zu oft sendet',
    not_configured: 'Wenn das Senden nicht eingerichtet ist',
    not_sent: 'Wenn die E-Mail nicht zugestellt werden kann',
  }),
  busy: template(paragraph, 'phone').meta({ title: 'Wenn insgesamt zu viele Anfragen kommen' }),
});

const card = group('Karte', {
  ...letter,
  ...titledFields(label, {
    phone: 'Wort vor der Nummer',
    hours: 'Wort vor den Öffnungszeiten',
    email: 'Wort vor der E-Mail',
    office: 'Wort vor der Anschrift',
  }),
  application: template(paragraph, 'email').meta({
    title: 'Für Bewerbungen; {email} ist, wohin sie gehen',
  }),
  response: text.meta({ title: 'Wann wir antworten' }),
});

const step = z.strictObject({
  when: text.max(16).meta({ title: 'Wann', examples: ['Bis Tag 3'] }),
  what: text.max(28).meta({ title: 'Was; steht auch in der Bestätigung, hinter „Wann“' }),
  detail: text.max(200).meta({ title: 'Genauer; nur auf der Seite' }),
});

/** `src/content/kontakt.json`: the words of /kontakt. */
export const contactPageSchema = z.strictObject({
  ...pageMeta,
  talk: group('Überall, wo das Erstgespräch angeboten wird', {
    text: text.max(180).meta({ title: 'Was geschieht, in drei Sätzen' }),
    call: text.max(90).meta({ title: 'Wer anruft, wie lange, dass es zu nichts verpflichtet' }),
    button: label.meta({ title: 'Knopf' }),
  }),
  form,
  refusals,
  card,
  privacyTable,
  afterwards: group('Nach der Anfrage', {
    headline: headlineOf(1, 40).meta({ title: 'Überschrift' }),
    steps: z.array(step).min(1).max(6).meta({ title: 'Schritte' }),
  }),
  faqHeading: label.meta({ title: 'Überschrift der Fragen' }),
});

export type ContactPage = z.infer<typeof contactPageSchema>;
