import { z } from 'astro/zod';
import { between, each, label, pageMeta, shapeOf, text, toasts, topic } from './common.ts';
import {
  type Field,
  FIELD_NAMES,
  FILES,
  GUIDES,
  PIECES,
  QUESTIONS,
  ruleOf,
  STEPS,
  TASKS,
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
const letterPart = z.strictObject({
  task: sentence.describe('Was zu tun ist; {name} ist die Firma, {names} sind die Stücke'),
  when: text
    .max(120)
    .includes('{piece}')
    .describe(
      'Eine Zeile je Stück; {period} sind seine Tage, {by} die Frist, {url} die Adresse seines Hinweises',
    ),
  answer: sentence.describe('Was zu antworten ist'),
});
const folder = z.string().regex(/^[A-Za-z-]+$/, { error: 'hat nur Buchstaben ohne Umlaute' });

/** `src/content/transparenzhinweis.json`: all words of the form for a transparency notice and of its page. */
export const transparencyNoticeSchema = z.strictObject({
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
    settled: label.describe('Steht über Angaben, die schon ausgefüllt sind, darunter stehen sie'),
    change: step.describe('Klappt die schon ausgefüllten Angaben auf'),
    proposal: label.includes('{answer}').describe('Knopf: nimmt einen Vorschlag, {answer}'),
    country: label.describe('Wird an Anschriften vorgeschlagen, die mit dem Ort enden'),
    prompt: label.describe('Erste Zeile einer Auswahl'),
    growing: label.describe('Über der Kennzeichnung, die neben dem Formblatt entsteht'),
    report: text
      .max(60)
      .includes('{name}')
      .includes('{email}')
      .describe('Vorschlag, bei wem man es beanstandet: der Sponsor'),
    pieces: z.strictObject({
      ...each(label, 'label', 'question', 'add', 'remove', 'all', 'finished'),
      most: text
        .max(80)
        .includes('{count}')
        .describe('Wenn es {count} Stücke sind: mehr gehen nicht'),
      unfinished: label.includes('{count}').describe('{count} Angaben sind offen oder falsch'),
      later: label.includes('{count}').describe('{count} Angaben fehlen, die warten können'),
      more: label.includes('{count}').describe('So viele werden in einer Liste nicht genannt'),
      labelDone: label.describe('Die Kennzeichnung ist fertig, der Hinweis nicht'),
      labelGap: label.describe('Die Kennzeichnung hat eine Lücke für die Adresse der Firma'),
      waits: text
        .max(80)
        .includes('{names}')
        .describe('Ein Stück, dem nur der Betrag anderer fehlt; {names} sind deren Namen'),
      same: withName(label).describe('Knopf: übernimmt eine Angabe, {name} ist das andere Stück'),
      taken: withName(label).describe('Steht an übernommenen Angaben, {name} ist das andere Stück'),
      text: paragraph,
      unnamed: label.includes('{number}').describe('{number} ist die Nummer des Stücks'),
    }),
  }),
  messages: z
    .strictObject({
      ...each(message, 'required', 'amount_required', 'choice_required', 'date_required'),
      ...each(message, 'too_long', 'email_invalid', 'url_invalid', 'url_insecure'),
      ...each(message, 'amount_invalid', 'count_invalid', 'date_invalid', 'period_reversed'),
      period_after_election: message.includes('{day}').describe('{day} ist der Tag der Wahl'),
      url_taken: message.includes('{name}').describe('{name} ist das andere Stück'),
    })
    .describe('Meldungen an den Feldern'),
  renewal: z
    .strictObject({
      text: sentence.includes('{day}').describe('{day} ist der Tag der Fassung'),
      changed: sentence
        .includes('{day}')
        .describe('Dasselbe, wenn seit der geöffneten Datei etwas anders ist'),
      warning: sentence.describe('Neben den Knöpfen zum Sichern, bis das beantwortet ist'),
      ...each(label, 'unpublished', 'published'),
      replaces: label
        .includes('{version}')
        .includes('{date}')
        .describe('Wie die frühere Fassung heißt, danach ihre Adresse'),
      open: text
        .max(60)
        .describe('Worauf der neue Hinweis wartet, solange das nicht beantwortet ist'),
    })
    .describe('Über dem Ergebnis, wenn die Fassung von einem früheren Tag ist'),
  remarks: z
    .strictObject({
      ...each(sentence, 'election_past', 'period_long', 'method_old'),
      method_right: label.describe('Knopf: Die Antwort gilt noch'),
    })
    .describe('Hinweise an den Feldern, die nichts aufhalten'),
  later: z
    .strictObject({
      mark: step.describe('Steht rechts an einem Feld, das vorerst leer bleiben darf'),
      text: sentence.describe('Steht über dem Ergebnis, darunter die offenen Fragen'),
      value: label.describe('Steht im Hinweis, wo die Angabe fehlt'),
      sum: sentence.describe('Zum Betrag der Kampagne, solange ein anderes Stück keinen hat'),
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
    saved: withName(text.max(80)),
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
    labelHeading: withName(label),
    ...each(label, 'noticeHeading', 'noticeSummary', 'htmlSummary', 'qrHeading', 'guideHeading'),
    proof: z
      .strictObject({
        ...each(sentence, 'text', 'points'),
        check: text.max(80).describe('Neben der Kennzeichnung, danach die Gesetze'),
        letter: text.max(80).describe('Dasselbe für alle, die den Hinweis veröffentlichen'),
        laws: z
          .array(z.strictObject({ label, url: z.url() }))
          .min(1)
          .max(3),
      })
      .describe('Was geprüft werden muss, beim Ergebnis und in Briefen mit dem Hinweis'),
    ...each(label, 'svg', 'png', 'labelSvg', 'labelPng', 'copyLabel', 'copyHtml', 'copyText'),
    ...each(label, 'saveJson', 'print'),
    all: z
      .strictObject({
        button: label,
        count: sentence
          .includes('{ready}')
          .includes('{complete}')
          .includes('{all}')
          .describe(
            '{ready} Stücke haben ihre Kennzeichnung, {complete} ihren Hinweis, von {all} Stücken',
          ),
        text: sentence.describe('Was in dem ZIP ist'),
        recipients: label.describe('Name der Liste der Empfänger, für Screenreader'),
        order: label.includes('{names}').describe('Wer jetzt etwas bekommt, der Reihe nach'),
        ask: withName(label).describe('Darin eine Firma, die noch etwas sagen muss'),
        now: z
          .strictObject(each(text.max(120).includes('{names}'), ...TASKS, 'gap', 'noAddress'))
          .describe(
            'Was ein Empfänger jetzt tun kann, je Aufgabe; gap: wenn die Firma ihre Adresse noch nennt, noAddress: dann wartet die Druckerei. {names} sind die Stücke',
          ),
        waits: text
          .max(120)
          .includes('{fields}')
          .describe('Was noch nicht so weit ist; {fields} sind die Angaben, die fehlen'),
        due: label
          .includes('{by}')
          .describe('Die nächste Frist eines Empfängers, wie in den Briefen'),
        only: label.describe(
          'Knopf: nur, was dieser Empfänger bekommt; sein Name folgt für Screenreader',
        ),
        copy: label.describe('Knopf: kopiert den Brief, wo das Gerät nichts teilt'),
        mail: label.describe(
          'Knopf daneben: beginnt eine E-Mail mit dem Brief und sichert das ZIP',
        ),
        attach: withName(sentence).describe('Danach: Das ZIP {name} gehört in den Anhang'),
        letter: withName(label).describe('Name dieses Briefs in der Meldung'),
        refused: withName(sentence).describe('Wenn das Gerät diese Dateien doch nicht teilt'),
        resend: z
          .strictObject(each(text.max(80), 'same', 'changed'))
          .describe('Ob der Empfänger nach einer Änderung etwas Neues braucht'),
        share: label.describe('Knopf: gibt dasselbe an eine andere App, zum Beispiel Mail'),
        saved: withName(sentence).includes('{readme}'),
        failed: sentence,
        folders: z
          .strictObject(each(folder, ...TASKS))
          .describe('Ordner im ZIP, je Aufgabe; eine Firma hat einen mit ihrem Namen'),
        readme: z
          .strictObject({
            fileName: z.string().regex(/^[A-Za-z-]+\.txt$/, { error: 'endet auf .txt' }),
            intro: sentence,
            sizes: z
              .strictObject({
                label: text.max(80).includes('{format}').includes('{width}').includes('{height}'),
                code: label.includes('{code}').includes('{place}'),
                ...each(step.describe('{place}: wo der QR-Code Platz hat'), 'beside', 'below'),
                hand: label.describe('Steht für {format}, wo die Art des Stücks keins hat'),
                note: sentence,
              })
              .describe('Wie groß Kennzeichnung und QR-Code des Stücks sind, in cm'),
            letter: z
              .strictObject({
                subjectLine: label.includes('{subject}').describe('Im kopierten Brief'),
                subject: text.max(80).includes('{sponsor}').includes('{names}'),
                greeting: label,
                about: text.max(120).includes('{sponsor}').includes('{names}'),
                day: label.includes('{day}').describe('{period} eines Stücks für einen Tag'),
                days: label.includes('{from}').includes('{to}').describe('{period} der anderen'),
                by: label.includes('{day}').describe('{by}: die Frist, vor dem ersten Tag'),
                late: label.describe('{by}, wenn dieser Tag da oder vorbei ist'),
                version: sentence
                  .includes('{replaces}')
                  .describe('Ab der zweiten Fassung; {version}, {date}, {replaces} die frühere'),
                open: sentence.describe(
                  'Bei einem Stück, dessen Hinweis noch nicht vollständig ist',
                ),
                ...each(
                  sentence.includes('{gap}').describe('{gap} ist die Lücke in der Kennzeichnung'),
                  'gap',
                  'noAddress',
                ),
                ask: text
                  .max(80)
                  .describe('Statt der Antwort, solange eine Firma noch etwas sagen muss'),
                questions: z
                  .strictObject(each(text.max(120), ...QUESTIONS))
                  .describe('Was davon offen ist, je eine Zeile; {names} sind die Stücke'),
                data: withUrl(text.max(80)),
                short: sentence
                  .includes('{readme}')
                  .describe('Statt des Briefs, wo er für eine E-Mail zu lang ist'),
                end: text.max(120).includes('{sponsor}').includes('{email}'),
              })
              .describe('Was in jedem Brief steht'),
            open: sentence
              .includes('{fields}')
              .describe('{fields} ist, was noch jemand gefragt werden muss'),
            files: z
              .strictObject(each(sentence, ...FILES))
              .describe('Was in jeder Datei ist und wohin sie gehört'),
            recipients: z
              .strictObject(each(letterPart, ...TASKS))
              .describe(
                'Der Brief an einen Empfänger, je Aufgabe; Firmen werden gesiezt, die eigenen Leute (web, post, page) geduzt',
              ),
            again: sentence
              .includes('{url}')
              .describe('Wo die Datei mit den Angaben wieder geöffnet wird'),
          })
          .describe('Liegt im ZIP obenauf; danach folgen die Schritte aus guides'),
      })
      .describe('Alle Dateien aller Stücke auf einmal'),
    printAll: label.includes('{count}').describe('{count} ist die Zahl der fertigen Hinweise'),
    ...each(sentence, 'labelText', 'noticeText'),
    printOpen: text.max(80).describe('Neben dem Hinweis eines gedruckten Stücks'),
    pieceSummary: withName(text.max(80)).describe(
      'Klappt auf dem Telefon auf, was ein Stück braucht',
    ),
    dataLink: label.describe('In der gesicherten Seite: Link zur JSON-Datei daneben'),
    html: label.describe('Name des Felds mit dem HTML, für Screenreader'),
    qrLabel: withUrl(label),
    qrText: paragraph.includes('{edge}').describe('{edge} ist die kleinste Breite in mm'),
    sizes: z
      .strictObject({
        ...each(step, 'format', 'distance', 'edge'),
        others: label.describe('Klappt die Formate auf, die nicht die des Stücks sind'),
        rows: z
          .array(
            z.strictObject({
              format: text.max(40),
              sheets: z
                .array(
                  z.strictObject({
                    name: text
                      .max(20)
                      .regex(/^[\p{L}\d/ ]+$/u)
                      .describe('Woran man es im Namen eines Stücks erkennt, zum Beispiel A5'),
                    width: z.number().min(5).max(2000).describe('Wie breit das Blatt ist, in cm'),
                  }),
                )
                .min(1)
                .optional(),
              distance: z.int().min(10).max(3000).describe('Abstand beim Lesen, in cm'),
              kind: z
                .string()
                .refine((kind) => PIECES.some((piece) => piece === kind), {
                  error: `ist eins von ${PIECES.join(', ')}`,
                })
                .optional()
                .describe('Welche Art von Stück so groß ist, wenn ihr Name nichts sagt'),
            }),
          )
          .min(1)
          .max(8),
      })
      .describe('Tabelle: wie groß der QR-Code je Format sein soll'),
    guides: z
      .strictObject(each(z.array(sentence).min(2).max(8), ...GUIDES))
      .describe(
        'Schritte nach dem Ergebnis. {url} ist die Adresse des Hinweises, {name} die Firma',
      ),
    items: z.strictObject(each(label, 'label', 'html', 'text')).describe('Namen in den Meldungen'),
    copied: z.strictObject({ title: label, text: text.includes('{item}') }),
    copyFailed: z.strictObject({ title: label, text }),
    toasts,
  }),
});

export type NoticePageTexts = z.infer<typeof transparencyNoticeSchema>;
/** Those that the form itself, its notices and its files need. */
export type NoticeTexts = Omit<
  NoticePageTexts,
  | ('title' | 'description' | 'headline' | 'article' | 'about' | 'request' | 'paper')
  | ('noScript' | 'loadFailed' | 'list' | 'example' | 'notes')
>;
