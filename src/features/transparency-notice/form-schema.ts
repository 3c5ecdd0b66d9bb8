import { z } from 'astro/zod';
import { label } from '../../lib/schema/drawn-text.ts';
import { named } from '../../lib/schema/shape.ts';
import { template, text } from '../../lib/schema/text.ts';
import { type Field, FIELD_NAMES, POINT_NAMES, ruleOf, STEPS } from './notice-fields.ts';

const sentence = text.max(260);
const paragraph = text.max(560);
const button = text.max(24);

const question = z.strictObject({
  label: text.max(60),
  term: text
    .max(60)
    .optional()
    .describe('Wie die Angabe im Hinweis heißt, wenn anders als die Frage'),
  help: text.max(280).optional(),
  link: text.max(60).optional().describe('Führt zur Transparenzseite für Kampagnen (site.json)'),
});
type FieldTexts = z.infer<typeof question> & { answers?: Record<string, string> | undefined };

/** The schema for the texts of a field: its question and, if it is a choice, its answers. */
function fieldTexts(name: Field): z.ZodType<FieldTexts> {
  const { options } = ruleOf(name);
  if (!options) return question;
  return question.extend({ answers: z.strictObject(named(text.max(48), ...options)) });
}

const notice = {
  noticeHeading: text.max(40),
  versionLine: template(text.max(120), 'piece', 'version', 'date'),
  archivePending: text.max(120),
  label: z.strictObject({
    statement: label,
    ...named(template(text.max(60), 'name'), 'sponsor', 'controller', 'gap'),
    targeting: text.max(120),
    notice: template(text.max(60), 'url'),
  }),
  notApplicable: label.describe('Steht bei einem Punkt, zu dem es nichts anzugeben gibt'),
  points: z.strictObject(named(text.max(320), ...POINT_NAMES)),
};

const message = text.max(80).describe('Ohne Punkt');
const form = {
  fields: z.strictObject(named(fieldTexts, ...FIELD_NAMES)),
  form: z.strictObject({
    steps: label.describe('Name der Leiste mit den Schritten, für Screenreader'),
    stepNames: z.strictObject(named(button, ...STEPS, 'result')),
    stepHeadings: z.strictObject(named(label, ...STEPS, 'result')),
    folded: label,
    ...named(button, 'optional', 'later', 'next', 'toResult'),
    pieces: z.strictObject({
      add: label,
      remove: template(label, 'name'),
      unnamed: template(label, 'number'),
    }),
  }),
  messages: z.strictObject({
    ...named(message, 'required', 'amount_required', 'choice_required', 'date_required'),
    ...named(message, 'too_long', 'email_invalid', 'email_umlaut', 'url_invalid', 'url_insecure'),
    ...named(message, 'amount_invalid', 'date_invalid', 'period_reversed'),
    period_after_election: template(message, 'day'),
    url_taken: template(message, 'name'),
  }),
  file: z.strictObject({
    ...named(label, 'heading', 'save', 'open'),
    ...named(sentence, 'text', 'replace'),
    messages: z.strictObject(
      named(template(sentence, 'name'), 'too_large', 'broken', 'foreign', 'newer'),
    ),
  }),
  loadFailed: sentence,
};

const result = z.strictObject({
  missing: text.max(120),
  all: z.strictObject({ button: label, ...named(sentence, 'text', 'saved', 'failed') }),
  ...named(label, 'guideHeading', 'copyLabel', 'copyLetter', 'qrHeading', 'svg', 'png'),
  ...named(label, 'noticeHeading', 'noticeSummary', 'savePage', 'saveJson', 'copyText'),
  ...named(sentence, 'proof', 'noPicture', 'noticeText', 'copied', 'copyFailed'),
  guides: z
    .strictObject(named(z.array(sentence).min(2).max(8), 'sponsor', 'company'))
    .describe('{url} ist die Adresse des Hinweises, {name} die Firma, die ihn veröffentlicht'),
  labelHeading: template(label, 'name'),
  labelText: template(sentence, 'width', 'height'),
  qrLabel: template(label, 'url'),
  qrText: template(paragraph, 'edge'),
  noticeOpen: sentence.describe('Statt des Hinweises, im Ergebnis und im Blatt „LIES-MICH“'),
  dataLink: label.describe('In der gesicherten Seite: Link zur JSON-Datei daneben'),
  letter: z.strictObject({
    label: template(sentence, 'name', 'sponsor'),
    code: sentence.describe('Nur wenn es einen QR-Code gibt'),
    gap: template(sentence, 'gap').describe('{gap} ist die Lücke in der Kennzeichnung'),
    publish: sentence.describe('Nur für Firmen, die das Stück veröffentlichen'),
    open: sentence.describe('Stattdessen, solange im Hinweis etwas fehlt'),
    end: template(sentence, 'email'),
  }),
  readme: z.strictObject({
    files: z.array(sentence).min(1).max(12).describe('Zu jeder Endung, wozu die Datei gut ist'),
    letter: sentence,
    again: template(sentence, 'url'),
  }),
});

/** The words that the form, its notices and its files need. */
export const noticeFormSchema = z.strictObject({ ...notice, ...form, result });
export type NoticeWords = z.infer<typeof noticeFormSchema>;
