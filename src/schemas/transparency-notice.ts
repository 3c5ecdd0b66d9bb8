import { z } from 'astro/zod';
import { closeLabel, label, text } from './common.ts';

const field = z.strictObject({
  label: text.max(60).describe('Die Frage im Formblatt'),
  term: text
    .max(60)
    .optional()
    .describe('Wie die Angabe im Hinweis heißt, wenn anders als die Frage'),
  help: text.max(200).describe('Ein Satz Hilfe unter der Frage'),
});
const answer = text.max(48);
const choice = <Answers extends z.ZodRawShape>(answers: Answers) =>
  field.extend({ answers: z.strictObject(answers).describe('Die Antworten, auch im Hinweis') });

const fieldTextsSchema = z.strictObject({
  sponsor_name: field,
  sponsor_email: field,
  controller: choice({ no: answer, yes: answer }),
  controller_name: field,
  controller_email: field,
  payer: choice({ no: answer, yes: answer }),
  payer_name: field,
  payer_email: field,
  sponsor_address: field,
  sponsor_seat: field,
  sponsor_register: field,
  sponsor_website: field,
  controller_address: field,
  controller_seat: field,
  payer_address: field,
  payer_seat: field,
  link: choice({ election: answer, referendum: answer, legislation: answer, none: answer }),
  election_name: field,
  election_level: choice({ local: answer, state: answer, federal: answer, european: answer }),
  election_date: field,
  official_url: field,
  period_from: field,
  period_to: field,
  election_territory: field,
  ad_amount: field,
  ad_benefits: field,
  tax: choice({ gross: answer, net: answer }),
  method: field,
  origin_kind: choice({ private: answer, public: answer, both: answer }),
  origin_region: choice({ inside: answer, outside: answer, both: answer }),
  origin_text: field,
  campaign_amount: field,
  campaign_benefits: field,
  report: field,
  suspended: choice({ no: answer, yes: answer }),
  suspended_text: field,
  online: choice({ no: answer, yes: answer }),
  targeting: choice({ no: answer, yes: answer }),
  targeting_groups: field,
  targeting_data: field,
  targeting_logic: field,
  targeting_ai: field,
  privacy_contact: field,
  privacy_withdraw: field,
  replaces: field,
  archive_url: field,
  targeting_period: field,
  targeting_reach: field,
  targeting_policy: field,
  privacy_url: field,
  notice_url: field,
});

const point = z.strictObject({
  heading: text.max(120).describe('Überschrift des Punkts im Hinweis'),
  empty: text.max(80).optional().describe('Was dort steht, wenn es nichts anzugeben gibt'),
});
const paragraph = text.max(500);
const sentence = text.max(260);
const message = text.max(80).describe('Meldung am Feld, ohne Punkt');
const withName = (schema: z.ZodString) => schema.includes('{name}').describe('{name} wird ersetzt');
const withUrl = (schema: z.ZodString) =>
  schema.includes('{url}').describe('{url} ist die Adresse des Hinweises');
const step = text.max(24);

/** `src/content/transparenzhinweis.json`: all words of the form for a transparency notice. */
export const transparencyNoticeSchema = z.strictObject({
  heading: label,
  intro: sentence,
  start: label.describe('Knopf, der das Formblatt lädt'),
  loadFailed: sentence,
  list: z.strictObject({
    summary: label,
    text: sentence,
    conditional: label.describe('Steht in Klammern hinter Punkten, die nicht jeder Hinweis hat'),
  }),
  example: z.strictObject({
    summary: label,
    text: sentence,
    values: z
      .record(z.string(), z.string())
      .describe('Das Beispiel, so wie „Als Datei sichern“ die Angaben schreibt'),
  }),
  notes: z.strictObject({
    heading: label,
    items: z
      .array(text.max(560).includes('Stand: '))
      .min(1)
      .max(6)
      .describe('Was offen ist und wer entscheidet, jeweils mit „Stand: Monat Jahr“'),
  }),
  noticeHeading: label.describe('Überschrift des fertigen Hinweises'),
  archivePending: text.max(80),
  label: z
    .strictObject({
      statement: label,
      sponsor: withName(text.max(60)),
      controller: withName(text.max(60)),
      targeting: text.max(120),
      notice: withUrl(text.max(60)),
    })
    .describe('Die Worte der Kennzeichnung, Art. 11 Abs. 1'),
  points: z
    .strictObject({
      sponsor: point,
      controller: point,
      payer: point,
      period: point,
      ad: point,
      campaign: point,
      origin: point,
      method: point,
      link: point,
      official: point,
      archive: point,
      report: point,
      suspended: point,
      targeting: point,
      techniques: point,
      privacy: point,
    })
    .describe('Die 16 Punkte des Hinweises'),
  fields: fieldTextsSchema,
  form: z.strictObject({
    title: label,
    intro: sentence,
    steps: label.describe('Name der Leiste mit den Schritten, für Screenreader'),
    stepNames: z.strictObject({
      sponsor: step,
      election: step,
      money: step,
      report: step,
      address: step,
      result: step,
    }),
    stepHeadings: z.strictObject({
      sponsor: label,
      election: label,
      money: label,
      report: label,
      address: label,
      result: label,
    }),
    stepOf: label.includes('{number}').describe('{number} ist die Nummer des Schritts'),
    optionalHeading: label.describe('Steht über den freiwilligen Angaben eines Schritts'),
    optional: step,
    prompt: label.describe('Erste Zeile einer Auswahl'),
    next: step,
    toResult: step,
    back: step,
  }),
  messages: z
    .strictObject({
      required: message,
      choice_required: message,
      too_long: message,
      email_invalid: message,
      url_invalid: message,
      amount_invalid: message,
      date_invalid: message,
      period_reversed: message,
      election_before_period: message,
    })
    .describe('Meldungen an den Feldern'),
  file: z.strictObject({
    heading: label,
    text: sentence,
    save: label,
    open: label,
    opened: withName(text.max(80)),
    undo: label,
    undone: text.max(80),
    errors: z.strictObject({
      too_large: withName(sentence),
      broken: withName(sentence),
      foreign: withName(sentence),
      newer: withName(sentence),
    }),
  }),
  result: z.strictObject({
    missing: text.max(80),
    labelHeading: label,
    labelText: sentence,
    noticeHeading: label,
    noticeText: withUrl(sentence),
    htmlSummary: label,
    html: label.describe('Name des Felds mit dem HTML, für Screenreader'),
    qrHeading: label,
    qrLabel: withUrl(label),
    qrText: paragraph.includes('{edge}').describe('{edge} ist die kleinste Breite in mm'),
    svg: label,
    png: label,
    copyLabel: label,
    copyHtml: label,
    copyText: label,
    print: label,
    items: z.strictObject({ label, html: label, text: label }).describe('Namen in den Meldungen'),
    copied: z.strictObject({ title: label, text: text.includes('{item}') }),
    copyFailed: z.strictObject({ title: label, text }),
    toasts: z.strictObject({ label: text, close: closeLabel }),
  }),
});

interface FieldTexts {
  label: string;
  term?: string | undefined;
  help: string;
  answers?: Readonly<Record<string, string>>;
}

export type NoticeField = keyof z.infer<typeof fieldTextsSchema>;
export type NoticeTexts = Omit<z.infer<typeof transparencyNoticeSchema>, 'fields'> & {
  fields: Record<NoticeField, FieldTexts>;
};
