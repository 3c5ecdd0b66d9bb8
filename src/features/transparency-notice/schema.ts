import { z } from 'astro/zod';
import { label } from '../../lib/schema/drawn-text.ts';
import { alike } from '../../lib/schema/shape.ts';
import { holding, text } from '../../lib/schema/text.ts';
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
  return question.extend({ answers: z.strictObject(alike(text.max(48), ...options)) });
}

/** The words of the notice itself and of its label. */
const notice = {
  noticeHeading: text.max(40),
  versionLine: holding(text.max(120), 'piece', 'version', 'date'),
  archivePending: text.max(120),
  label: z.strictObject({
    statement: label,
    ...alike(holding(text.max(60), 'name'), 'sponsor', 'controller', 'gap'),
    targeting: text.max(120),
    notice: holding(text.max(60), 'url'),
  }),
  notApplicable: label.describe('Steht bei einem Punkt, zu dem es nichts anzugeben gibt'),
  points: z.strictObject(alike(text.max(320), ...POINT_NAMES)),
};

const message = text.max(80).describe('Ohne Punkt');
const form = {
  fields: z.strictObject(alike(fieldTexts, ...FIELD_NAMES)),
  form: z.strictObject({
    steps: label.describe('Name der Leiste mit den Schritten, für Screenreader'),
    stepNames: z.strictObject(alike(button, ...STEPS, 'result')),
    stepHeadings: z.strictObject(alike(label, ...STEPS, 'result')),
    folded: label,
    ...alike(button, 'optional', 'later', 'next', 'toResult'),
    pieces: z.strictObject({
      add: label,
      remove: holding(label, 'name'),
      unnamed: holding(label, 'number'),
    }),
  }),
  messages: z.strictObject({
    ...alike(message, 'required', 'amount_required', 'choice_required', 'date_required'),
    ...alike(message, 'too_long', 'email_invalid', 'email_umlaut', 'url_invalid', 'url_insecure'),
    ...alike(message, 'amount_invalid', 'date_invalid', 'period_reversed'),
    period_after_election: holding(message, 'day'),
    url_taken: holding(message, 'name'),
  }),
  file: z.strictObject({
    ...alike(label, 'heading', 'save', 'open'),
    ...alike(sentence, 'text', 'replace'),
    messages: z.strictObject(
      alike(holding(sentence, 'name'), 'too_large', 'broken', 'foreign', 'newer'),
    ),
  }),
  loadFailed: sentence,
};

const result = z.strictObject({
  missing: text.max(120),
  all: z.strictObject({ button: label, ...alike(sentence, 'text', 'saved', 'failed') }),
  ...alike(label, 'guideHeading', 'copyLabel', 'copyLetter', 'qrHeading', 'svg', 'png'),
  ...alike(label, 'noticeHeading', 'noticeSummary', 'savePage', 'saveJson', 'copyText'),
  ...alike(sentence, 'proof', 'noPicture', 'noticeText', 'copied', 'copyFailed'),
  guides: z
    .strictObject(alike(z.array(sentence).min(2).max(8), 'sponsor', 'company'))
    .describe('{url} ist die Adresse des Hinweises, {name} die Firma, die ihn veröffentlicht'),
  labelHeading: holding(label, 'name'),
  labelText: holding(sentence, 'width', 'height'),
  qrLabel: holding(label, 'url'),
  qrText: holding(paragraph, 'edge'),
  noticeOpen: sentence.describe('Statt des Hinweises, im Ergebnis und im Blatt „LIES-MICH“'),
  dataLink: label.describe('In der gesicherten Seite: Link zur JSON-Datei daneben'),
  letter: z.strictObject({
    label: holding(sentence, 'name', 'sponsor'),
    code: sentence.describe('Nur wenn es einen QR-Code gibt'),
    gap: holding(sentence, 'gap').describe('{gap} ist die Lücke in der Kennzeichnung'),
    publish: sentence.describe('Nur für Firmen, die das Stück veröffentlichen'),
    open: sentence.describe('Stattdessen, solange im Hinweis etwas fehlt'),
    end: holding(sentence, 'email'),
  }),
  readme: z.strictObject({
    files: z.array(sentence).min(1).max(12).describe('Zu jeder Endung, wozu die Datei gut ist'),
    letter: sentence,
    again: holding(sentence, 'url'),
  }),
});

/** The words that the form, its notices and its files need. */
export const noticeSchema = z.strictObject({ ...notice, ...form, result });
export type NoticeWords = z.infer<typeof noticeSchema>;
