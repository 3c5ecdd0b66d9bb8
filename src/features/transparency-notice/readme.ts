import { figure } from '../../lib/format.ts';
import { fill } from '../../lib/text.ts';
import { type FileKind, FILES } from '../../schemas/notice-fields.ts';
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
  termOf,
  valueText,
} from './notice.ts';
import { ENDINGS, noticeText } from './output.ts';
import { edgeFor, qrCode } from './qr.ts';
import { type Recipient, statusLines, type Task } from './recipients.ts';
import { type Notice, type Validation, validatePiece } from './validate.ts';

/** A line for each file: its content. */
const fileLines = (kinds: readonly FileKind[], { result }: NoticeTexts) =>
  kinds.map((kind) => `${ENDINGS[kind]}: ${result.all.readme.files[kind]}`);

/** A sentence about the check that is still to be done, and the laws. */
const proofText = (check: string, { result }: NoticeTexts) =>
  [
    `${result.proof.text} ${check}`,
    ...result.proof.laws.map(({ label, url }) => `${label}: ${url}`),
  ].join('\n');

/** How large the files of a printed piece are. */
function sizeLine(notice: Notice, texts: NoticeTexts): string {
  const { sizes } = texts.result.all.readme;
  const own = formatOf(notice, texts);
  const url = addressOf(notice);
  const [width, height] = labelSize(labelLines(notice, texts), typeSize(own?.distance)).map((mm) =>
    figure(mm / 10),
  );
  const label = fill(sizes.label, {
    format: own?.format ?? sizes.hand,
    width: width ?? '',
    height: height ?? '',
  });
  if (url === undefined) return label;
  const code = figure(edgeFor(qrCode(url), own?.distance ?? 0) / 10);
  return `${label}, ${fill(sizes.code, { code })}`;
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
    const fields = openIn(validation).map((field) => termOf(field, texts));
    const open = fields.length > 0 ? [fill(readme.open, { fields: fields.join(', ') })] : [];
    return [notice.piece_name ?? '', ...open, ...steps].join('\n');
  });
  const again = fill(readme.again, { url: page });
  const now = recipients.map((each) => `${each.folder}: ${statusLines(each, texts).join(' ')}`);
  const files = [...fileLines(FILES, texts), again];
  const head = [now, [readme.intro], files].map((lines) => lines.join('\n'));
  const proof = proofText(result.proof.check, texts);
  return `${[...head, proof, result.guideHeading, ...parts].join('\n\n')}\n`;
}

/** The kinds of files that somebody gets of a piece. */
const kindsOf = (task: Task, notice: Notice): FileKind[] => {
  if (task === 'page') return ['page', 'text', 'data'];
  const isGap = hasGap(notice);
  // A picture with a gap could not be edited.
  const label: FileKind[] = isGap
    ? ['labelText', 'labelSvg']
    : ['labelText', 'labelSvg', 'labelPng'];
  return isGap ? label : [...label, 'qrSvg', 'qrPng'];
};

/** The task of a recipient with a piece, and its day. */
function partOf(task: Task, notice: Notice, texts: NoticeTexts): string[] {
  const { letter, recipients } = texts.result.all.readme;
  const data = dataAddress(notice);
  const when = fill(recipients[task].when, {
    piece: notice.piece_name ?? '',
    day: valueText('period_from', notice.period_from ?? '', texts),
    url: addressOf(notice) ?? '',
  });
  // What a publisher has yet to say, it is asked.
  const lacks = openFields(notice).some((field) => field !== 'publisher_email');
  const hasNotice = task === 'page' || task === 'newspaper';
  return [
    when,
    ...(task === 'page' && data ? [fill(letter.data, { url: data })] : []),
    ...(hasNotice && lacks ? [letter.open] : []),
    ...(task === 'print' || task === 'newspaper' ? [sizeLine(notice, texts)] : []),
    ...(hasGap(notice) ? [fill(letter.gap, { gap: addressText(notice, texts) })] : []),
  ];
}

/** A letter to somebody who gets files of a campaign: what they do with which, by when, and what they answer. */
export function letterText(
  { tasks, words }: Pick<Recipient, 'tasks' | 'words'>,
  draft: Draft,
  texts: NoticeTexts,
): string {
  const { letter, recipients, sizes } = texts.result.all.readme;
  const all = tasks.map(({ task, index }) => ({
    task,
    notice: validatePiece(draft, index).notice,
  }));
  const notices = all.map(({ notice }) => notice);
  const [first = {}] = notices;
  const names = [...new Set(notices.map(({ piece_name = '' }) => piece_name))].join(', ');
  // A publisher gets one task for a piece and its notice.
  const own = all.filter(({ task, notice }) => task !== 'page' || guideOf(notice) !== 'newspaper');
  const asked = new Set(own.map(({ task }) => task));
  const publishers = new Set(notices.flatMap(({ publisher_name = [] }) => publisher_name));
  const name = [...publishers].join(', ');
  const isPrinted = asked.has('print') || asked.has('newspaper');
  const kinds = new Set(all.flatMap(({ task, notice }) => kindsOf(task, notice)));
  const parts = [
    [
      fill(letter.from, { name: first.sponsor_name ?? '', email: first.sponsor_email ?? '' }),
      fill(letter.about, { names }),
    ],
    [...asked].map((task) => fill(recipients[task].task, { name })),
    ...own.map(({ task, notice }) => partOf(task, notice, texts)),
    isPrinted ? [sizes.note] : [],
    [
      recipients[asked.has(words) ? words : 'page'].answer,
      ...(notices.some(hasGap) ? [letter.addressQuestion] : []),
      ...(notices.some((notice) => openFields(notice).includes('publisher_email'))
        ? [letter.emailQuestion]
        : []),
    ],
    fileLines(
      FILES.filter((kind) => kinds.has(kind)),
      texts,
    ),
    [proofText(texts.result.proof.letter, texts)],
  ];
  const paragraphs = parts.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return `${paragraphs.join('\n\n')}\n`;
}

/** All that a recipient reads, to see whether a change is of any matter to them. */
export function contentsFor(
  folder: string,
  draft: Draft,
  recipients: readonly Recipient[],
  texts: NoticeTexts,
): string {
  const recipient = recipients.find((each) => each.folder === folder);
  const parts = recipient?.tasks.map(({ task, index }) => {
    const { notice } = validatePiece(draft, index);
    return task === 'page' ? noticeText(notice, texts) : labelLines(notice, texts).join();
  });
  return parts?.join() ?? '';
}
