import { fill } from '../../lib/text.ts';
import type { Field } from '../../schemas/notice-fields.ts';
import type { NoticeTexts } from '../../schemas/transparency-notice.ts';
import { type Draft, isOfPiece, pieceName, questionOf } from './draft.ts';
import { guideOf, openIn, termOf } from './notice.ts';
import { isLabelReady, openOnLabel, validatePiece } from './validate.ts';

/** Whoever gets files of a campaign, in a folder of their own. */
export interface Recipient {
  folder: string;
  /** Whose words say what to do with them. */
  words: keyof NoticeTexts['result']['all']['now'];
  /** The pieces that they can use now. */
  ready: string[];
  /** What the others wait for. */
  missing: string[];
  /** Whether there are files already, complete or not. */
  hasFiles: boolean;
}

/** The recipients of a campaign: of the pieces themselves, and of their notices. */
export function recipientsOf(draft: Draft, texts: NoticeTexts): Recipient[] {
  const nameOf = (index: number) => pieceName(draft, index, texts.form.pieces.unnamed);
  const openText = (open: Field, piece: number) => {
    const [field, index] = questionOf(draft, open, piece);
    const term = termOf(field, texts);
    return isOfPiece(field) && draft.pieces.length > 1 ? `${term} (${nameOf(index)})` : term;
  };
  const parts = draft.pieces.flatMap((_, index) => {
    const validation = validatePiece(draft, index);
    const guide = guideOf(validation.notice);
    const { piece, notice } = texts.result.all.folders[guide];
    const hasLabel = isLabelReady(validation);
    return [
      { index, folder: piece, words: guide, open: openOnLabel(validation), hasFiles: hasLabel },
      {
        index,
        folder: notice,
        words: 'page' as const,
        open: openIn(validation),
        hasFiles: hasLabel && validation.ok,
      },
    ];
  });
  return [...new Set(parts.map(({ folder }) => folder))].map((folder) => {
    const own = parts.filter((part) => part.folder === folder);
    const waiting = own.filter(({ open }) => open.length > 0);
    const ready = own.filter((part) => !waiting.some(({ index }) => index === part.index));
    const open = waiting.flatMap(({ open, index }) => open.map((field) => openText(field, index)));
    return {
      folder,
      // Whoever gets a piece itself gets the words for that.
      words: own[0]?.words ?? 'page',
      ready: [...new Set(ready.map(({ index }) => nameOf(index)))],
      missing: [...new Set(open)],
      hasFiles: own.some((part) => part.hasFiles),
    };
  });
}

/** Most answers that are named. */
const MOST_NAMED = 3;

/** What a recipient can use now, and what the rest waits for. */
export function statusLines(
  { words, ready, missing }: Recipient,
  { result }: NoticeTexts,
): string[] {
  const { now, waits } = result.all;
  const named = missing.slice(0, MOST_NAMED);
  const fields = [...named, ...(missing.length > MOST_NAMED ? ['…'] : [])].join(', ');
  return [
    ...(ready.length > 0 ? [fill(now[words], { names: ready.join(', ') })] : []),
    ...(missing.length > 0 ? [fill(waits, { fields })] : []),
  ];
}
