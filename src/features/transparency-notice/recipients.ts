import { asciiName, fill } from '../../lib/text.ts';
import { type Field, type FileKind, type Task } from '../../schemas/notice-fields.ts';
import type { NoticeTexts } from '../../schemas/transparency-notice.ts';
import { type Draft, isOfPiece, pieceName, questionOf } from './draft.ts';
import { guideOf, hasGap, isPrinted, labelLines, openIn, questionsOn } from './notice.ts';
import { noticeText } from './output.ts';
import {
  isLabelReady,
  type Notice,
  openOnLabel,
  validatePiece,
  type Validation,
} from './validate.ts';

/** Whoever gets files of a campaign, in a folder of their own. */
export interface Recipient {
  /** A firm's name, or that of the folder. */
  name: string;
  folder: string;
  /** What they do with which piece, by its index, and the files for it, where there are some. */
  tasks: { task: Task; index: number; kinds: FileKind[] }[];
  /** What they can do now with which pieces, by the words for it. */
  now: [words: keyof NoticeTexts['result']['all']['now'], pieces: string[]][];
  /** What the others wait for. */
  missing: string[];
  /** Whether it publishes a piece and has yet to say something of it. */
  isAsked: boolean;
}

const LABEL = ['labelText', 'labelSvg', 'labelPng'] as const;
const CODE = ['qrSvg', 'qrPng'] as const;
const NOTICE = ['page', 'text', 'data'] as const;
/** The files for each task: what whoever has it can use. */
const KINDS: Record<Task, readonly FileKind[]> = {
  print: [...LABEL, ...CODE],
  newspaper: [...LABEL, ...CODE, ...NOTICE],
  web: LABEL,
  post: ['labelText', 'labelPng'],
  company: ['labelText', ...NOTICE],
  page: NOTICE,
  spread: ['labelText'],
  hang: ['labelText'],
};
const isIn = (kinds: readonly FileKind[], kind: FileKind) => kinds.includes(kind);

/** Whether whoever has this task publishes the notice. */
export const hasNotice = (task: Task): boolean => isIn(KINDS[task], 'page');

/** The files for a task with a piece, as far as it is ready. */
function kindsFor(task: Task, validation: Validation): FileKind[] {
  const { ok, notice } = validation;
  const isOnline = notice.piece_kind === 'web' || notice.piece_kind === 'post';
  return KINDS[task].filter((kind) => {
    if (isIn(NOTICE, kind)) return ok;
    // A picture with a gap could not be edited.
    if (hasGap(notice) && (kind === 'labelPng' || isIn(CODE, kind))) return false;
    return isLabelReady(validation) && !(isOnline && isIn(CODE, kind));
  });
}

interface Part {
  index: number;
  task: Task;
  /** Empty where nobody has named it. */
  firm: string;
  validation: Validation;
}

/** What is to be done with a piece, and by which firm. Whoever publishes it, somebody prints what is on paper. */
function partsOf(draft: Draft, index: number): Part[] {
  const validation = validatePiece(draft, index);
  const { notice } = validation;
  const { publisher_name, distributor_name } = notice;
  const guide = guideOf(notice);
  const part = (task: Task, firm = ''): Part => ({ index, task, firm, validation });
  if (notice.publisher === 'company') {
    return [part(guide, publisher_name), ...(isPrinted(notice) ? [part('print')] : [])];
  }
  const carried = notice.piece_kind === 'poster' ? 'hang' : 'spread';
  const carriers = distributor_name ? [part(carried, distributor_name)] : [];
  return [part(guide), part('page'), ...carriers];
}

/** Most characters of a firm's name in that of its folder. */
const MOST_OF_FOLDER = 100;

/** The words for what can be done now with a piece. Nobody prints a label with a gap. */
const wordsOf = ({ task, validation }: Part) => {
  if (!hasGap(validation.notice)) return task;
  return task === 'print' ? 'noAddress' : 'gap';
};

/**
 * The pieces that are others than in the opened file while their notice is of an earlier day: whether it was
 * published comes first, because then this is the next version.
 *
 * @param today in Berlin
 */
export function unsettledIn(
  draft: Draft,
  opened: Draft | undefined,
  today: string,
  texts: NoticeTexts,
): ReadonlySet<number> {
  if (!opened) return new Set();
  const noticesOf = (each: Draft) =>
    each.pieces.map((_, index) => validatePiece(each, index).notice);
  const wordsOf = (notice: Notice) =>
    [...labelLines(notice, texts), noticeText(notice, texts)].join();
  const before = new Set(noticesOf(opened).map(wordsOf));
  const changed = noticesOf(draft).flatMap((notice, index) => {
    const { version_date = '' } = notice;
    return version_date < today && !before.has(wordsOf(notice)) ? [index] : [];
  });
  return new Set(changed);
}

/**
 * The recipients of a campaign: each firm with what it does, and whoever else prints or publishes.
 *
 * @param unsettled pieces whose notices are not published before a question is answered
 */
export function recipientsOf(
  draft: Draft,
  texts: NoticeTexts,
  unsettled: ReadonlySet<number> = new Set(),
): Recipient[] {
  const nameOf = (index: number) => pieceName(draft, index, texts.form.pieces.unnamed);
  const openText = (open: Field, piece: number) => {
    const [field, index] = questionOf(draft, open, piece);
    const { label } = texts.fields[field];
    return isOfPiece(field) && draft.pieces.length > 1 ? `${label} (${nameOf(index)})` : label;
  };
  const folderOf = ({ firm, task, index }: Part) => {
    const folder = texts.result.all.folders[task];
    return firm ? asciiName(firm, MOST_OF_FOLDER) || `${folder}-${index + 1}` : folder;
  };
  const openOf = ({ task, validation }: Part) =>
    hasNotice(task) ? openIn(validation) : openOnLabel(validation);
  const isUnsettled = ({ task, index }: Part) => hasNotice(task) && unsettled.has(index);
  const parts = draft.pieces.flatMap((_, index) => partsOf(draft, index));
  return [...Map.groupBy(parts, folderOf)].map(([folder, own]) => {
    // What a publisher is asked in the letter does not hold it up.
    const ready = own.filter(
      (part) => !isUnsettled(part) && openOf(part).every((field) => field === 'publisher_email'),
    );
    const open = own.flatMap((part) => [
      ...(isUnsettled(part) ? [texts.renewal.open] : []),
      ...openOf(part).map((field) => openText(field, part.index)),
    ]);
    return {
      name: own[0]?.firm || folder,
      folder,
      tasks: own.flatMap(({ task, index, validation }) => {
        const kinds = kindsFor(task, validation);
        return kinds.length > 0 ? [{ task, index, kinds }] : [];
      }),
      now: [...Map.groupBy(ready, wordsOf)].map(([words, pieces]) => [
        words,
        pieces.map(({ index }) => nameOf(index)),
      ]),
      missing: [...new Set(open)],
      isAsked: own.some(
        ({ task, validation }) =>
          hasNotice(task) && isLabelReady(validation) && questionsOn(validation.notice).length > 0,
      ),
    };
  });
}

/** What is waited for, if anything. */
export const waitLines = (missing: readonly string[], { result }: NoticeTexts): string[] =>
  missing.length > 0 ? [fill(result.all.waits, { fields: missing.join(', ') })] : [];

/** What a recipient can use now, and what the rest waits for. */
export const statusLines = ({ now, missing }: Recipient, texts: NoticeTexts): string[] => [
  ...now.map(([words, pieces]) => fill(texts.result.all.now[words], { names: pieces.join(', ') })),
  ...waitLines(missing, texts),
];
