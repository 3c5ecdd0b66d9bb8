import { berlinDay, figure } from '../../lib/format.ts';
import { LONGEST_MAILTO, mailto } from '../../lib/mailto.ts';
import { fill } from '../../lib/text.ts';
import {
  type FileKind,
  FILES,
  type Question,
  QUESTIONS,
  type Task,
} from '../../schemas/notice-fields.ts';
import type { NoticeTexts } from '../../schemas/transparency-notice.ts';
import type { Draft } from './draft.ts';
import { labelSize, typeSize } from './label.ts';
import {
  addressOf,
  addressText,
  dataAddress,
  formatOf,
  guideOf,
  hasGap,
  labelLines,
  openFields,
  openIn,
  questionsOn,
  termOf,
  valueText,
} from './notice.ts';
import { ENDINGS, noticeText } from './output.ts';
import { edgeFor, qrCode } from './qr.ts';
import { hasNotice, type Recipient, statusLines } from './recipients.ts';
import { type Notice, type Validation, validatePiece } from './validate.ts';
import { dateText, earlierAddress } from './values.ts';

/** A line for each file: its content. */
const fileLines = (kinds: readonly FileKind[], { result }: NoticeTexts) =>
  kinds.map((kind) => `${ENDINGS[kind]}: ${result.all.readme.files[kind]}`);

/** What is still to be checked, and the laws. */
const proofText = (sentences: readonly string[], { result }: NoticeTexts) =>
  [sentences.join(' '), ...result.proof.laws.map(({ label, url }) => `${label}: ${url}`)].join(
    '\n',
  );

/** Most of a sheet's width that label and code take beside each other: a picture and its margins need room. */
const MOST_OF_SHEET = 0.8;

/** How large the files of a printed piece are. */
function sizeLine(notice: Notice, texts: NoticeTexts): string {
  const { sizes } = texts.result.all.readme;
  const own = formatOf(notice, texts);
  const url = addressOf(notice);
  const [width, height] = labelSize(labelLines(notice, texts), typeSize(own?.distance));
  const label = fill(sizes.label, {
    format: own?.format ?? sizes.hand,
    width: figure(width / 10),
    height: figure(height / 10),
  });
  if (url === undefined) return label;
  const edge = edgeFor(qrCode(url), own?.distance ?? 0);
  const isWide = width + edge > MOST_OF_SHEET * 10 * (own?.width ?? Infinity);
  const place = sizes[isWide ? 'below' : 'beside'];
  return `${label}, ${fill(sizes.code, { place, code: figure(edge / 10) })}`;
}

/**
 * A word on all files of these pieces: what can go out, which goes where, then what to do, piece by piece.
 *
 * @param page address of the form
 */
export function readmeText(
  recipients: readonly Recipient[],
  pieces: readonly Validation[],
  page: string,
  texts: NoticeTexts,
): string {
  const { result } = texts;
  const { readme } = result.all;
  const parts = pieces.map((validation) => {
    const { notice } = validation;
    const names = { url: addressOf(notice) ?? '', name: notice.publisher_name ?? '' };
    const steps = result.guides[guideOf(notice)].map(
      (step, index) => `${index + 1}. ${fill(step, names)}`,
    );
    const fields = openIn(validation).map((field) => texts.fields[field].label);
    const open = fields.length > 0 ? [fill(readme.open, { fields: fields.join(', ') })] : [];
    return [notice.piece_name ?? '', ...open, ...steps].join('\n');
  });
  const again = fill(readme.again, { url: page });
  const now = recipients.map((each) => `${each.name}: ${statusLines(each, texts).join(' ')}`);
  const files = [...fileLines(FILES, texts), again];
  const head = [now, [readme.intro], files].map((lines) => lines.join('\n'));
  const { text, points, check } = result.proof;
  const proof = proofText([text, points, check], texts);
  return `${[...head, proof, result.guideHeading, ...parts].join('\n\n')}\n`;
}

/** What an earlier version is called, and where it may stand. */
function earlierText(notice: Notice, texts: NoticeTexts): string {
  const { notice_url = '', version, replaces } = notice;
  const earlier = Number(version) - 1;
  const name = `${termOf('version', texts)} ${earlier}`;
  return replaces ?? [name, earlierAddress(notice_url, earlier)].filter(Boolean).join(', ');
}

/** The days of a piece, in a sentence. */
function periodText({ period_from = '', period_to }: Notice, texts: NoticeTexts): string {
  const { day, days } = texts.result.all.readme.letter;
  const [from, to] = [period_from, period_to ?? period_from].map((each) =>
    valueText('period_from', each, texts),
  );
  return from === to
    ? fill(day, { day: from ?? '' })
    : fill(days, { from: from ?? '', to: to ?? '' });
}

/**
 * What a recipient needs to know of a piece.
 *
 * @param today in Berlin: a day that is over is no deadline
 */
function partOf(task: Task, notice: Notice, texts: NoticeTexts, today: string): string[] {
  const { letter, recipients } = texts.result.all.readme;
  const data = task === 'page' ? dataAddress(notice) : undefined;
  const { period_from = '', version = '', version_date = '' } = notice;
  const by = period_from > today ? letter.by : letter.late;
  const when = fill(recipients[task].when, {
    piece: notice.piece_name ?? '',
    period: periodText(notice, texts),
    by: fill(by, { day: valueText('period_from', period_from, texts) }),
    url: addressOf(notice) ?? '',
  });
  const renewed = fill(letter.version, {
    version,
    date: valueText('version_date', version_date, texts),
    replaces: earlierText(notice, texts),
  });
  // What a publisher has yet to say, it is asked.
  const lacks = openFields(notice).some((field) => field !== 'publisher_email');
  const gap = fill(task === 'print' ? letter.noAddress : letter.gap, {
    gap: addressText(notice, texts),
  });
  return [
    when,
    ...(data ? [fill(letter.data, { url: data })] : []),
    ...(hasNotice(task) && Number(version) > 1 ? [renewed] : []),
    ...(hasNotice(task) && lacks ? [letter.open] : []),
    ...(isSized(task) ? [sizeLine(notice, texts)] : []),
    ...(hasGap(notice) ? [gap] : []),
    ...(task === 'spread' || task === 'hang' ? labelLines(notice, texts) : []),
  ];
}

/** Whether a firm's notice of a piece is not yet whole. */
const isLacking = (notice: Notice) =>
  notice.publisher === 'company' && (hasGap(notice) || openFields(notice).length > 0);

/** Whether whoever has this task sets the files in a layout of a certain size. */
const isSized = (task: Task) => task === 'print' || task === 'newspaper';

/** Paragraphs of lines as a text, without the empty ones. */
const textOf = (paragraphs: readonly (readonly string[])[]) =>
  paragraphs.flatMap((lines) => (lines.length > 0 ? [lines.join('\n')] : [])).join('\n\n');

/** An e-mail to somebody who gets files of a campaign: what they do with which, by when, and what they answer. */
export function letterOf(
  { name, tasks }: Pick<Recipient, 'name' | 'tasks'>,
  draft: Draft,
  texts: NoticeTexts,
  today = berlinDay(new Date()),
): Record<'subject' | 'body' | 'appendix', string> {
  const { proof } = texts.result;
  const { letter, recipients, sizes } = texts.result.all.readme;
  const all = tasks.map((each) => ({ ...each, ...validatePiece(draft, each.index) }));
  const asked = [...Map.groupBy(all, ({ task }) => task)];
  const publishes = asked.some(([task]) => hasNotice(task));
  const namesOf = (pieces: typeof all) =>
    [...new Set(pieces.map(({ notice }) => notice.piece_name ?? ''))].join(', ');
  const { sponsor_name: sponsor = '', sponsor_email: email = '' } = all[0]?.notice ?? {};
  const about = { sponsor, email, names: namesOf(all) };
  const kinds = FILES.filter((kind) => all.some((each) => each.kinds.includes(kind)));
  const asksOf = (question: Question) =>
    all.filter(({ task, notice }) => hasNotice(task) && questionsOn(notice).includes(question));
  const questions = QUESTIONS.filter((question) => asksOf(question).length > 0);
  const parts = [
    [letter.greeting],
    [fill(letter.about, about)],
    asked.map(([task, pieces]) => fill(recipients[task].task, { name, names: namesOf(pieces) })),
    ...all.map(({ task, notice }) => partOf(task, notice, texts, today)),
    asked.some(([task]) => isSized(task)) ? [sizes.note] : [],
    [
      // While something is missing, no firm is asked whether all is there.
      ...asked.flatMap(([task, pieces]) =>
        hasNotice(task) && pieces.some(({ notice }) => isLacking(notice))
          ? []
          : [recipients[task].answer],
      ),
      ...(questions.length > 0 ? [letter.ask] : []),
      ...questions.map((question) =>
        fill(letter.questions[question], { names: namesOf(asksOf(question)) }),
      ),
    ],
    [fill(letter.end, about)],
  ];
  const appended = [
    fileLines(kinds, texts),
    publishes ? [proofText([proof.points, proof.letter], texts)] : [],
  ];
  return { subject: fill(letter.subject, about), body: textOf(parts), appendix: textOf(appended) };
}

/** The same as a text, the subject first, and last what the files are. */
export function letterText(...to: Parameters<typeof letterOf>): string {
  const { subject, body, appendix } = letterOf(...to);
  const [, , texts] = to;
  const head = fill(texts.result.all.readme.letter.subjectLine, { subject });
  return `${[head, body, appendix].join('\n\n')}\n`;
}

/** Most characters of the subject of an e-mail whose letter is too long for it. */
const MOST_OF_SUBJECT = 100;

/** A link that begins an e-mail with the letter, or with where it stands, where it is too long for a link. */
export function letterLink(...to: Parameters<typeof letterOf>): string {
  const { subject, body } = letterOf(...to);
  const [{ tasks }, draft, texts] = to;
  const link = mailto('', subject, body);
  if (link.length <= LONGEST_MAILTO) return link;
  const { letter, fileName } = texts.result.all.readme;
  const { notice } = validatePiece(draft, tasks[0]?.index ?? 0);
  const short = [
    [letter.greeting],
    [fill(letter.short, { readme: fileName })],
    [fill(letter.end, { sponsor: notice.sponsor_name ?? '', email: notice.sponsor_email ?? '' })],
  ];
  return mailto('', subject.slice(0, MOST_OF_SUBJECT), textOf(short));
}

/** The next day before which a recipient needs the files, if one of its pieces has yet to begin. */
export function dueLines(
  { tasks }: Pick<Recipient, 'tasks'>,
  draft: Draft,
  { result }: NoticeTexts,
  today: string,
): string[] {
  const days = tasks.map(({ index }) => validatePiece(draft, index).notice.period_from ?? '');
  const [next] = days.filter((day) => day > today).toSorted();
  if (!next) return [];
  const by = fill(result.all.readme.letter.by, { day: dateText(next) });
  return [fill(result.all.due, { by })];
}

/** All that a recipient reads, to see whether a change is of any matter to them. */
export function contentsFor(
  recipient: Recipient | undefined,
  draft: Draft,
  texts: NoticeTexts,
): string | undefined {
  if (!recipient) return undefined;
  const parts = recipient.tasks.map(({ task, index }) => {
    const { notice } = validatePiece(draft, index);
    return [...labelLines(notice, texts), hasNotice(task) && noticeText(notice, texts)].join();
  });
  return [letterText(recipient, draft, texts), ...parts].join();
}
