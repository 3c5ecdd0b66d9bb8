import { parseAmount } from '../../lib/format.ts';
import { asciiName, fill } from '../../lib/text.ts';
import { type Field, FIELD_NAMES, isOfPiece, ruleOf } from './notice-fields.ts';
import type { NoticeTexts } from './schema.ts';
import type { Campaign } from './campaign.ts';
import { addressOf, hasGap, labelLines, openFields } from './notice.ts';
import { type FieldErrors, type Notice, type Remark, remarksOn, validate } from './validate.ts';
import { dateText, LATER, type Values, valuesFrom } from './values.ts';

/** A piece of a campaign, with everything that follows from its answers and those of the campaign. */
export interface Piece {
  /** The name that the visitor has typed, or „Stück 2“. */
  name: string;
  /** The answers as they are typed, together with those of the campaign. */
  values: Values;
  /** The answers that are right. If `hasNotice` is true, they make a notice. */
  notice: Notice;
  /** The messages for wrong and missing answers. */
  messages: Partial<Record<Field, string>>;
  remarks: Partial<Record<Field, Remark>>;
  /** The fields that are wrong or missing, in their order. */
  open: readonly Field[];
  /** The lines of the label. */
  label: readonly string[];
  /** Whether the label can be shown. It may still have a gap for the publisher's address. */
  hasLabel: boolean;
  /** Whether the label has no gap. It can be printed before the notice is complete. */
  isLabelReady: boolean;
  /** Whether the notice can be shown. It may still name answers that are missing. */
  hasNotice: boolean;
  /** Whether no answer is wrong or missing. The publisher's address may still be open. */
  isComplete: boolean;
  /** The beginning of the names of its files, different for each piece. */
  stem: string;
}

/** The largest number of characters that a file name takes from the name of a piece. */
const MOST_OF_NAME = 40;

/** Returns the beginning of the file names for each piece. */
function stemsOf(pieces: Campaign['pieces']): string[] {
  const names = pieces.map(({ piece_name }) => asciiName(piece_name, MOST_OF_NAME));
  return names.map((name, index) => {
    const isUnique = name !== '' && names.indexOf(name) === names.lastIndexOf(name);
    const number = isUnique ? '' : String(index + 1);
    return ['transparenzhinweis', name, number].filter(Boolean).join('-');
  });
}

/** Adds a field up over all pieces. The sum is empty while one of them has no amount. */
function sumOf(pieces: Campaign['pieces'], field: Field): string {
  const cents = pieces.map((piece) => Math.round((parseAmount(piece[field]) ?? Number.NaN) * 100));
  const sum = cents.reduce((total, amount) => total + amount, 0);
  return Number.isNaN(sum) ? '' : String(sum / 100).replace('.', ',');
}

/**
 * Returns the values for the notice of a piece. With several pieces, the amounts of the campaign are the sums over the
 * pieces, unless the visitor has typed them. While a piece has no amount, the sum is open.
 */
function noticeValues(values: Values, { pieces }: Campaign): Values {
  if (pieces.length === 1 || values.campaign_amount !== '') return values;
  const campaign_benefits = values.campaign_benefits || sumOf(pieces, 'ad_benefits');
  return { ...values, campaign_amount: sumOf(pieces, 'ad_amount') || LATER, campaign_benefits };
}

/** Returns the address of a notice in a form that can be compared: without scheme, `www.`, last slash and anchor. */
function comparableAddress(notice: Notice): string | undefined {
  const address = addressOf(notice);
  if (address === undefined) return undefined;
  const { host, pathname, search } = new URL(address);
  return host.replace(/^www\./, '') + pathname.replace(/\/$/, '') + search;
}

/**
 * Finds another piece whose notice has the same address, and returns its index or -1. A company may use one address for
 * several notices.
 */
function duplicateIndex(notices: readonly Notice[], index: number): number {
  const notice = notices[index] ?? {};
  const address = comparableAddress(notice);
  if (address === undefined) return -1;
  return notices.findIndex((other, at) => {
    const areForeign = notice.publisher === 'company' && other.publisher === 'company';
    return at !== index && !areForeign && comparableAddress(other) === address;
  });
}

/**
 * Computes the pieces of a campaign from its answers. No other function checks answers.
 *
 * @param today is the current day in Berlin
 */
export function piecesOf(campaign: Campaign, texts: NoticeTexts, today: string): Piece[] {
  const stems = stemsOf(campaign.pieces);
  const names = campaign.pieces.map(
    ({ piece_name }, index) =>
      piece_name.trim() || fill(texts.form.pieces.unnamed, { number: index + 1 }),
  );
  const all = campaign.pieces.map((piece) => {
    const answerTo = (field: Field) => (isOfPiece(field) ? piece : campaign.shared)[field];
    const values = valuesFrom(
      Object.fromEntries(FIELD_NAMES.map((field) => [field, answerTo(field)])),
    );
    return { values, ...validate(noticeValues(values, campaign)) };
  });
  const notices = all.map(({ notice }) => notice);
  return all.map(({ values, notice, errors: found }, index) => {
    const duplicate = duplicateIndex(notices, index);
    const address = notice.publisher === 'company' ? 'publisher_url' : 'notice_url';
    const errors: FieldErrors = duplicate < 0 ? found : { ...found, [address]: 'url_taken' };
    const day = dateText(notice.election_date ?? '');
    const messages = Object.fromEntries(
      Object.entries(errors).map(([field, error]) => [
        field,
        fill(texts.messages[error], { day, name: names[duplicate] ?? '' }),
      ]),
    );
    const later = openFields(notice);
    const open = FIELD_NAMES.filter((field) => errors[field] || later.includes(field));
    const hasLabel = !open.some((field) => errors[field] && ruleOf(field).onLabel);
    return {
      name: names[index] ?? '',
      values,
      notice,
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
  /** The message for a wrong answer; undefined for a missing one. */
  message?: string | undefined;
}

/**
 * Returns the open questions of a piece, among them that for the address in the gap of its label. An open sum of the
 * campaign is not a question itself: the missing amounts of its pieces are.
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

/** Returns the open questions of all pieces, each once: first those of the campaign, then those of each piece. */
export const openQuestions = (pieces: readonly Piece[]): OpenQuestion[] =>
  pieces.flatMap((_, index) => questionsOf(pieces, index).filter(({ at }) => at === index));
