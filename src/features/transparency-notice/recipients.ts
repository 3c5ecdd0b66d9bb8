import { fill } from '../../lib/text.ts';
import type { Field, Guide } from '../../schemas/notice-fields.ts';
import type { NoticeTexts } from '../../schemas/transparency-notice.ts';
import { type Draft, isOfPiece, pieceName, questionOf } from './draft.ts';
import { guideOf, hasGap, openIn, termOf } from './notice.ts';
import { isLabelReady, openOnLabel, validatePiece } from './validate.ts';

/** What somebody does with files: publish a piece with its label, or the page of its notice. */
export type Task = Guide | 'page';

/** Whoever gets files of a campaign, in a folder of their own. */
export interface Recipient {
  folder: string;
  /** Whose words say what to do with them. */
  words: Task;
  /** What they do with which piece, by its index, where there are files for it. */
  tasks: { task: Task; index: number }[];
  /** The pieces that they can use now; to some a publisher adds its address. */
  ready: string[];
  gaps: string[];
  /** What the others wait for. */
  missing: string[];
}

interface Part {
  index: number;
  folder: string;
  task: Task;
  open: Field[];
  hasFiles: boolean;
  isGap: boolean;
}

/** The recipients of a campaign: of the pieces themselves, and of their notices. */
export function recipientsOf(draft: Draft, texts: NoticeTexts): Recipient[] {
  const nameOf = (index: number) => pieceName(draft, index, texts.form.pieces.unnamed);
  const openText = (open: Field, piece: number) => {
    const [field, index] = questionOf(draft, open, piece);
    const term = termOf(field, texts);
    return isOfPiece(field) && draft.pieces.length > 1 ? `${term} (${nameOf(index)})` : term;
  };
  const parts = draft.pieces.flatMap((_, index): Part[] => {
    const validation = validatePiece(draft, index);
    const guide = guideOf(validation.notice);
    const { piece, notice } = texts.result.all.folders[guide];
    const hasLabel = isLabelReady(validation);
    const isGap = hasGap(validation.notice);
    return [
      {
        index,
        folder: piece,
        task: guide,
        open: openOnLabel(validation),
        hasFiles: hasLabel,
        isGap,
      },
      {
        index,
        folder: notice,
        task: 'page',
        open: openIn(validation),
        hasFiles: hasLabel && validation.ok,
        isGap,
      },
    ];
  });
  return [...new Set(parts.map(({ folder }) => folder))].map((folder) => {
    const own = parts.filter((part) => part.folder === folder);
    // What a publisher is asked in the letter does not hold it up.
    const waiting = own.filter(({ open }) => open.some((field) => field !== 'publisher_email'));
    const ready = own.filter((part) => !waiting.some(({ index }) => index === part.index));
    const namesOf = (isGap: boolean) => [
      ...new Set(ready.filter((part) => part.isGap === isGap).map(({ index }) => nameOf(index))),
    ];
    const open = own.flatMap(({ open, index }) => open.map((field) => openText(field, index)));
    return {
      folder,
      // Whoever gets a piece itself gets the words for that.
      words: own[0]?.task ?? 'page',
      tasks: own.flatMap(({ task, index, hasFiles }) => (hasFiles ? [{ task, index }] : [])),
      ready: namesOf(false),
      gaps: namesOf(true),
      missing: [...new Set(open)],
    };
  });
}

/** Most answers that are named. */
const MOST_NAMED = 3;

/** What is waited for, if anything. */
export function waitLines(missing: readonly string[], { result }: NoticeTexts): string[] {
  if (missing.length === 0) return [];
  const named = missing.slice(0, MOST_NAMED);
  const fields = [...named, ...(missing.length > MOST_NAMED ? ['…'] : [])].join(', ');
  return [fill(result.all.waits, { fields })];
}

/** What a recipient can use now, and what the rest waits for. */
export function statusLines(
  { words, ready, gaps, missing }: Recipient,
  texts: NoticeTexts,
): string[] {
  const { now } = texts.result.all;
  return [
    ...(ready.length > 0 ? [fill(now[words], { names: ready.join(', ') })] : []),
    ...(gaps.length > 0 ? [fill(now.gap, { names: gaps.join(', ') })] : []),
    ...waitLines(missing, texts),
  ];
}
