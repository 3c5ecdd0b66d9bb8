import { parseAmount } from '../../lib/format.ts';
import { asciiName, fill } from '../../lib/text.ts';
import { type Field, FIELD_NAMES, isOfPiece, ruleOf } from './notice-fields.ts';
import type { NoticeTexts } from './schema.ts';
import type { Draft } from './draft.ts';
import { addressOf, hasGap, labelLines, openFields } from './notice.ts';
import { type FieldErrors, type Notice, type Remark, remarksOn, validate } from './validate.ts';
import { dateText, LATER, type Values, valuesFrom } from './values.ts';

/** One piece of a campaign, and all that follows from its answers and those of the campaign. */
export interface Piece {
  /** What the visitor calls it, or its number in words. */
  name: string;
  /** The answers as they are typed, with those of the campaign. */
  values: Values;
  /** The answers that are right. It is a notice where `isComplete` or `errors` is empty. */
  notice: Notice;
  errors: FieldErrors;
  /** What is wrong with the answers, in words. */
  messages: Partial<Record<Field, string>>;
  remarks: Partial<Record<Field, Remark>>;
  /** The fields that keep it from being complete, wrong ones among them, in their order. */
  open: readonly Field[];
  /** The lines of the label. */
  label: readonly string[];
  /** Whether the label is there; it may have a gap for the address that the publisher has yet to name. */
  hasLabel: boolean;
  /** Whether the label is there without a gap: it can be printed before the notice is complete. */
  isLabelReady: boolean;
  /** Whether the notice is there; it may say that an answer is still missing. */
  hasNotice: boolean;
  /** Whether nothing is wrong or missing; the publisher may have yet to name its address. */
  isComplete: boolean;
  /** The beginning of the names of its files, different for each piece. */
  stem: string;
}

/** Most characters of a piece's name in the name of a file. */
const MOST_OF_NAME = 40;

/** The beginnings of the names of the pieces' files. */
function stemsOf(pieces: Draft['pieces']): string[] {
  const names = pieces.map(({ piece_name }) => asciiName(piece_name, MOST_OF_NAME));
  return names.map((name, index) => {
    const isUnique = name !== '' && names.indexOf(name) === names.lastIndexOf(name);
    const number = isUnique ? '' : String(index + 1);
    return ['transparenzhinweis', name, number].filter(Boolean).join('-');
  });
}

/** What all pieces together have in this field; nothing while one of them has no amount. */
function sumOf(pieces: Draft['pieces'], field: Field): string {
  const cents = pieces.map((piece) => Math.round((parseAmount(piece[field]) ?? Number.NaN) * 100));
  const sum = cents.reduce((total, amount) => total + amount, 0);
  return Number.isNaN(sum) ? '' : String(sum / 100).replace('.', ',');
}

/**
 * The values of a piece's notice. The amounts of a campaign of several pieces are their sum, unless
 * they are answered: there may be more than these. While one of them has no amount, the sum is open.
 */
function noticeValues(values: Values, { pieces }: Draft): Values {
  if (pieces.length === 1 || values.campaign_amount !== '') return values;
  const campaign_benefits = values.campaign_benefits || sumOf(pieces, 'ad_benefits');
  return { ...values, campaign_amount: sumOf(pieces, 'ad_amount') || LATER, campaign_benefits };
}

/** The page on which a notice is to stand: one with `www.` and a place in it are the same. */
function placeOf(notice: Notice): string | undefined {
  const address = addressOf(notice);
  if (address === undefined) return undefined;
  const { host, pathname, search } = new URL(address);
  return host.replace(/^www\./, '') + pathname.replace(/\/$/, '') + search;
}

/** The index of another piece whose notice has the same address. A company may have one for several. */
function sameAddress(notices: readonly Notice[], index: number): number {
  const own = notices[index] ?? {};
  const place = placeOf(own);
  if (place === undefined) return -1;
  return notices.findIndex((other, at) => {
    const areForeign = own.publisher === 'company' && other.publisher === 'company';
    return at !== index && !areForeign && placeOf(other) === place;
  });
}

/**
 * The pieces of a campaign: the only place where its answers are checked.
 *
 * @param today in Berlin
 */
export function piecesOf(draft: Draft, texts: NoticeTexts, today: string): Piece[] {
  const stems = stemsOf(draft.pieces);
  const names = draft.pieces.map(
    ({ piece_name }, index) =>
      piece_name.trim() || fill(texts.form.pieces.unnamed, { number: index + 1 }),
  );
  const all = draft.pieces.map((piece) => {
    const own = (field: Field) => (isOfPiece(field) ? piece : draft.campaign)[field];
    const values = valuesFrom(Object.fromEntries(FIELD_NAMES.map((field) => [field, own(field)])));
    return { values, ...validate(noticeValues(values, draft)) };
  });
  const notices = all.map(({ notice }) => notice);
  return all.map(({ values, notice, errors: found }, index) => {
    const twin = sameAddress(notices, index);
    const address = notice.publisher === 'company' ? 'publisher_url' : 'notice_url';
    const errors: FieldErrors = twin < 0 ? found : { ...found, [address]: 'url_taken' };
    const day = dateText(notice.election_date ?? '');
    const messages = Object.fromEntries(
      Object.entries(errors).map(([field, error]) => [
        field,
        fill(texts.messages[error], { day, name: names[twin] ?? '' }),
      ]),
    );
    const later = openFields(notice);
    const open = FIELD_NAMES.filter((field) => errors[field] || later.includes(field));
    const hasLabel = !open.some((field) => errors[field] && ruleOf(field).onLabel);
    return {
      name: names[index] ?? '',
      values,
      notice,
      errors,
      messages,
      remarks: remarksOn(notice, today),
      open,
      label: labelLines(notice, texts),
      hasLabel,
      isLabelReady: hasLabel && !hasGap(notice),
      hasNotice: Object.keys(errors).length === 0,
      isComplete: open.length === 0,
      stem: stems[index] ?? '',
    };
  });
}

/** An answer that is still missing or wrong. */
export interface OpenQuestion {
  field: Field;
  /** Index of its piece. */
  at: number;
  /** What is wrong with the answer; nothing where there is none. */
  message?: string | undefined;
}

/**
 * What keeps a piece from being complete, and what its label has a gap for. The sum of a campaign is asked for by the
 * amounts of its pieces.
 */
export function questionsOf(pieces: readonly Piece[], at: number): OpenQuestion[] {
  const questionAt = (field: Field, index: number): OpenQuestion => {
    const { values, messages } = pieces[index] ?? {};
    const isTyped = values?.[field].trim() !== '';
    return { field, at: index, ...(isTyped ? { message: messages?.[field] } : {}) };
  };
  const { notice = {}, open = [] } = pieces[at] ?? {};
  const fields = FIELD_NAMES.filter(
    (field) => open.includes(field) || (field === 'publisher_url' && hasGap(notice)),
  );
  return fields.flatMap((field) => {
    const isSum = field === 'campaign_amount' && pieces[at]?.values[field] === '';
    if (!isSum) return [questionAt(field, isOfPiece(field) ? at : 0)];
    return pieces.flatMap((piece, index) =>
      index !== at && piece.open.includes('ad_amount') ? [questionAt('ad_amount', index)] : [],
    );
  });
}

/** All that still has to be answered, each question once: those of the campaign, then those of each piece. */
export const openQuestions = (pieces: readonly Piece[]): OpenQuestion[] =>
  pieces.flatMap((_, index) => questionsOf(pieces, index).filter(({ at }) => at === index));
