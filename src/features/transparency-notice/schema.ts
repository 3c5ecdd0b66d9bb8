import { z } from 'astro/zod';
import {
  active,
  between,
  each,
  label,
  pageMeta,
  shapeOf,
  text,
  toasts,
  topic,
} from '../../lib/schema/common.ts';
import {
  type Field,
  FIELD_NAMES,
  FILES,
  GUIDES,
  LABEL_SIZE_NAMES,
  ruleOf,
  STEPS,
} from './notice-fields.ts';

interface FieldTexts {
  label: string;
  term?: string | undefined;
  help: string;
  link?: string | undefined;
  answers?: Readonly<Record<string, string>> | undefined;
}

/** The texts of a field, with those of its answers where it is a choice. */
function fieldTexts(name: Field): z.ZodType<FieldTexts> {
  const field = z.strictObject({
    label: text.max(60).describe('Die Frage im Formblatt'),
    term: text
      .max(60)
      .optional()
      .describe('Wie die Angabe im Hinweis heißt, wenn anders als die Frage'),
    help: text.max(280).describe('Hilfe unter der Frage'),
    link: text
      .max(60)
      .optional()
      .describe('Dahinter ein Link zur Transparenzseite für Kampagnen (site.json), in neuem Tab'),
  });
  const { options } = ruleOf(name);
  if (!options) return field;
  const answers = z.strictObject(each(text.max(48), ...options));
  return field.extend({ answers: answers.describe('Die Antworten, auch im Hinweis') });
}

const point = z.strictObject({
  heading: text.max(320).describe('Überschrift des Punkts im Hinweis'),
  empty: text.max(80).optional().describe('Was dort steht, wenn es nichts anzugeben gibt'),
});
const paragraph = text.max(500);
const sentence = text.max(260);
const message = text.max(80).describe('Meldung am Feld, ohne Punkt');
const withName = (schema: z.ZodString) => schema.includes('{name}').describe('{name} wird ersetzt');
const withUrl = (schema: z.ZodString) =>
  schema.includes('{url}').describe('{url} ist die Adresse des Hinweises');
const step = text.max(24);
/** `src/content/transparenzhinweis.json`: all words of the form for a transparency notice and of its page. */
export const transparencyNoticeSchema = z.strictObject({
  active,
  ...pageMeta,
  article: z.strictObject({
    text: paragraph.describe('Steht in einem Artikel vor dem Knopf'),
    button: label.describe('Führt vom Artikel zum Formblatt'),
  }),
  about: z.strictObject({ heading: label, text: paragraph }).describe('Steht unter dem Formblatt'),
  request: z
    .strictObject({ text: between(20, 120), label, topic })
    .describe('Fragt unter dem Formblatt nach einem Gespräch'),
  paper: z.strictObject({ summary: label, text: sentence }).describe('Das leere Formblatt'),
  ...each(sentence, 'noScript', 'loadFailed'),
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
      .describe('Das Beispiel: zu jedem Feld, was im Formblatt stünde'),
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
  versionLine: text
    .max(80)
    .includes('{piece}')
    .includes('{version}')
    .includes('{date}')
    .describe('Steht unter der Überschrift: {piece}, {version} und {date} werden ersetzt'),
  label: z
    .strictObject({
      statement: label,
      sponsor: withName(text.max(60)),
      controller: withName(text.max(60)),
      targeting: text.max(120),
      notice: withUrl(text.max(60)),
      gap: text
        .max(60)
        .includes('{name}')
        .describe('Statt der Adresse, bis {name}, die Firma, sie genannt hat'),
    })
    .describe('Die Worte der Kennzeichnung, Art. 11 Abs. 1'),
  points: z
    .strictObject({
      ...each(point, 'sponsor', 'controller', 'payer', 'period', 'ad', 'campaign', 'origin'),
      ...each(point, 'method', 'link', 'official', 'archive', 'report', 'suspended', 'targeting'),
      ...each(point, 'techniques', 'privacy'),
    })
    .describe('Die 16 Punkte des Hinweises'),
  fields: z.strictObject(shapeOf(FIELD_NAMES, fieldTexts)),
  form: z.strictObject({
    steps: label.describe('Name der Leiste mit den Schritten, für Screenreader'),
    stepNames: z.strictObject(each(step, ...STEPS, 'result')),
    stepHeadings: z.strictObject(each(label, ...STEPS, 'result')),
    resume: label.describe('Im ersten Schritt, führt zum Öffnen einer Datei'),
    ready: z
      .strictObject({ summary: label, items: z.array(text.max(120)).min(1).max(8), text: sentence })
      .describe('Im ersten Schritt zum Aufklappen: was man zur Hand haben muss'),
    stepOf: label.includes('{number}').describe('{number} ist die Nummer des Schritts'),
    optionalHeading: label.describe('Steht über den freiwilligen Angaben eines Schritts'),
    ...each(step, 'optional', 'next', 'toResult', 'back'),
    settled: label.describe(
      'Steht über Angaben, die das Formblatt vorschlägt, darunter stehen sie',
    ),
    change: step.describe('Klappt die vorgeschlagenen Angaben auf'),
    prompt: label.describe('Erste Zeile einer Auswahl'),
    report: text
      .max(60)
      .includes('{name}')
      .includes('{email}')
      .describe('Vorschlag, bei wem man es beanstandet: der Sponsor'),
    pieces: z.strictObject({
      ...each(label, 'label', 'question', 'add', 'restore', 'finished'),
      remove: withName(label),
      most: text
        .max(80)
        .includes('{count}')
        .describe('Wenn es {count} Stücke sind: mehr gehen nicht'),
      unfinished: label.includes('{count}').describe('{count} Angaben fehlen oder sind falsch'),
      labelDone: label.describe('Die Kennzeichnung ist fertig, der Hinweis nicht'),
      labelGap: label.describe('Die Kennzeichnung hat eine Lücke für die Adresse der Firma'),
      text: paragraph,
      unnamed: label.includes('{number}').describe('{number} ist die Nummer des Stücks'),
    }),
  }),
  messages: z
    .strictObject({
      ...each(message, 'required', 'amount_required', 'choice_required', 'date_required'),
      ...each(message, 'too_long', 'email_invalid', 'email_umlaut', 'url_invalid', 'url_insecure'),
      ...each(message, 'amount_invalid', 'count_invalid', 'date_invalid', 'period_reversed'),
      period_after_election: message.includes('{day}').describe('{day} ist der Tag der Wahl'),
      url_taken: message.includes('{name}').describe('{name} ist das andere Stück'),
    })
    .describe('Meldungen an den Feldern'),
  remarks: z
    .strictObject(each(sentence, 'election_past', 'period_long'))
    .describe('Hinweise an den Feldern, die nichts aufhalten'),
  later: z
    .strictObject({
      mark: step.describe('Steht rechts an einem Feld, das vorerst leer bleiben darf'),
      text: sentence.describe('Steht über dem Ergebnis, darunter die offenen Fragen'),
      gap: sentence.describe('Dasselbe, solange einer Kennzeichnung die Adresse der Firma fehlt'),
      value: label.describe('Steht im Hinweis, wo die Angabe fehlt'),
      line: text.max(120).includes('{fields}').describe('Steht in jedem Hinweis, dem sie fehlt'),
      address: text
        .max(80)
        .includes('{address}')
        .describe('Steht im Hinweis einer Firma, deren Adresse fehlt; {address} ist die Lücke'),
    })
    .describe('Was noch jemand gefragt werden muss'),
  file: z.strictObject({
    ...each(label, 'heading', 'save', 'open', 'undo'),
    text: sentence,
    opened: withName(text.max(80)),
    undone: text.max(80),
    errors: z.strictObject({
      ...each(withName(sentence), 'too_large', 'broken', 'foreign', 'newer'),
    }),
  }),
  result: z.strictObject({
    missing: text.max(80),
    labelReady: text
      .max(120)
      .describe('Steht über dem Ergebnis, wenn nur der Hinweis noch nicht fertig ist'),
    all: z
      .strictObject({
        button: label,
        text: sentence.describe('Was in dem ZIP ist'),
        count: sentence
          .includes('{ready}')
          .includes('{complete}')
          .includes('{all}')
          .describe(
            '{ready} Stücke haben ihre Kennzeichnung, {complete} ihren Hinweis, von {all} Stücken',
          ),
        ...each(sentence, 'saved', 'failed'),
      })
      .describe('Alle Dateien aller Stücke auf einmal'),
    ...each(label, 'guideHeading'),
    labelHeading: withName(label),
    labelText: sentence,
    sizes: z
      .strictObject(each(step, ...LABEL_SIZE_NAMES))
      .describe('Die Größen, in denen es die Kennzeichnung gibt'),
    fitting: step.describe('Steht hinter der Größe, die zum Stück passt'),
    ...each(label, 'copyLabel', 'copyLetter'),
    proof: z
      .strictObject({
        ...each(sentence, 'text', 'points'),
        check: text.max(80).describe('Neben der Kennzeichnung, danach die Gesetze'),
        laws: z
          .array(z.strictObject({ label, url: z.url() }))
          .min(1)
          .max(3),
      })
      .describe('Was geprüft werden muss'),
    qrHeading: label,
    qrLabel: withUrl(label),
    qrGap: sentence
      .includes('{name}')
      .describe('Statt des QR-Codes, solange die Firma keine Adresse genannt hat'),
    qrText: paragraph.includes('{edge}').describe('{edge} ist die kleinste Breite in mm'),
    ...each(label, 'svg', 'png'),
    noPicture: sentence.describe(
      'Statt eines Knopfs für PNG, wenn der Browser keine Bilder zeichnet',
    ),
    noticeHeading: label,
    noticeText: sentence,
    noticeSummary: label,
    printOpen: text.max(80).describe('Neben dem Hinweis eines gedruckten Stücks'),
    ...each(label, 'savePage', 'saveJson', 'copyHtml', 'copyText', 'print'),
    dataLink: label.describe('In der gesicherten Seite: Link zur JSON-Datei daneben'),
    guides: z
      .strictObject(each(z.array(sentence).min(2).max(8), ...GUIDES))
      .describe(
        'Schritte nach dem Ergebnis. {url} ist die Adresse des Hinweises, {name} die Firma',
      ),
    letter: z
      .strictObject({
        label: sentence.includes('{name}').includes('{sponsor}'),
        code: sentence.describe('Nur wenn es einen QR-Code gibt'),
        gap: sentence.includes('{gap}').describe('{gap} ist die Lücke in der Kennzeichnung'),
        publish: sentence.describe('Nur für Firmen, die das Stück veröffentlichen'),
        open: sentence.describe('Stattdessen, solange der Hinweis nicht vollständig ist'),
        end: sentence.includes('{email}'),
      })
      .describe('Der Text an Druckerei oder Zeitung, ein Absatz; {name} ist das Stück'),
    readme: z
      .strictObject({
        intro: sentence,
        files: z.strictObject(each(sentence, ...FILES)).describe('Eine Zeile je Datei'),
        noPictures: sentence.describe('Statt der Bilder, wenn der Browser keine zeichnet'),
        open: sentence
          .includes('{fields}')
          .describe('{fields} ist, was noch fehlt oder falsch ist'),
        letter: sentence
          .includes('{name}')
          .describe('Steht über dem Text; {name} ist die Firma, sonst „printer“'),
        printer: label.describe('Wer das Stück herstellt, wenn ihr es selbst veröffentlicht'),
        again: sentence
          .includes('{url}')
          .describe('Wo die Datei mit den Angaben wieder geöffnet wird'),
      })
      .describe('LIES-MICH.txt im ZIP; danach folgt der Text für jedes Stück'),
    items: z
      .strictObject(each(label, 'label', 'letter', 'html', 'text'))
      .describe('Namen in den Meldungen'),
    copied: z.strictObject({ title: label, text: text.includes('{item}') }),
    copyFailed: z.strictObject({ title: label, text }),
    toasts,
  }),
});

export type NoticePageTexts = z.infer<typeof transparencyNoticeSchema>;
/** Those that the form itself, its notices and its files need. */
export type NoticeTexts = Omit<
  NoticePageTexts,
  | ('active' | 'title' | 'description' | 'headline' | 'article' | 'about' | 'request' | 'paper')
  | ('noScript' | 'list' | 'example' | 'notes')
>;
