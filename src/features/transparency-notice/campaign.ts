import { bareEmail } from '../../lib/email.ts';
import { parseAmount } from '../../lib/format.ts';
import { asciiName, fill } from '../../lib/text.ts';
import { addressOf, noticeDate, hasGap, labelLines } from './notice.ts';
import { type Field, FIELD_NAMES, isOfPiece, PIECE_FIELDS, ruleOf } from './notice-fields.ts';
import type { NoticeTexts } from './schema.ts';
import {
  type NoticeErrors,
  type Notice,
  type Remark,
  remarksOn,
  validate,
  type NoticeValues,
  valuesFrom,
} from './validate.ts';

/**
 * A campaign holds the answers as they are typed. A piece is one political advertisement of the campaign, such as a
 * poster. The form calls it „Stück“; a file named after ads would be blocked by ad blockers.
 */
export interface Campaign {
  /** The answers that all pieces share. */
  shared: NoticeValues;
  /** The answers about each piece. There is always at least one. */
  pieces: readonly NoticeValues[];
}

/**
 * The answers that the form proposes for a piece. Most pieces have no benefits in kind, and a first version was never
 * stopped.
 */
const PROPOSED: Partial<NoticeValues> = { ad_benefits: '0', suspended: 'no' };

/**
 * Returns a copy of a piece as the next one: without the answers that each piece needs anew, in a first version of
 * `day`.
 */
export function nextPiece(piece: Partial<NoticeValues>, day: string): NoticeValues {
  const copied = PIECE_FIELDS.filter((field) => !ruleOf(field).notCopied);
  const answers = Object.fromEntries(
    copied.map((field) => [field, piece[field] || PROPOSED[field]]),
  );
  return valuesFrom({ ...answers, version: '1', version_date: day });
}

/** Returns the campaign of an empty form, with the answers that the form proposes and `day` as the day of the notice. */
export const newCampaign = (day: string): Campaign => ({
  shared: valuesFrom({}),
  pieces: [nextPiece({}, day)],
});

/** Returns the answers that another one implies: what appears in a newspaper is published by its company. */
const impliedBy = (field: Field, value: string): Partial<NoticeValues> =>
  field === 'piece_kind' && value === 'newspaper' ? { publisher: 'company' } : {};

/**
 * Returns the campaign with one answer changed, or the same campaign if it has that answer already. `index` is that of
 * the piece; a shared answer needs none.
 */
export function withCampaignAnswer(
  campaign: Campaign,
  index: number,
  field: Field,
  value: string,
): Campaign {
  const { shared } = campaign;
  if ((isOfPiece(field) ? campaign.pieces[index] : shared)?.[field] === value) return campaign;
  if (!isOfPiece(field)) return { ...campaign, shared: { ...shared, [field]: value } };
  const pieces = campaign.pieces.map((piece, at) =>
    at === index ? { ...piece, ...impliedBy(field, value), [field]: value } : piece,
  );
  return { ...campaign, pieces };
}

/**
 * Returns the campaign with the sponsor as the proposed place to complain about a piece, unless the visitor has named one.
 *
 * @param template has the placeholders `{name}` and `{email}`
 */
export function withReport(campaign: Campaign, index: number, template: string): Campaign {
  const { sponsor_name: name, sponsor_email: email } = campaign.shared;
  if (!name || !email || campaign.pieces[index]?.report) return campaign;
  return withCampaignAnswer(
    campaign,
    index,
    'report',
    fill(template, { name, email: bareEmail(email) }),
  );
}

/** A piece of a campaign, with everything that follows from its answers and those of the campaign. */
export interface Piece {
  /** The name that the visitor has typed, or „Stück 2“. */
  name: string;
  /** The answers as they are typed, together with those of the campaign. */
  values: NoticeValues;
  /** The answers that are right. If `hasNotice` is true, they make a notice. */
  notice: Notice;
  /** The messages for wrong and missing answers. */
  messages: Partial<Record<Field, string>>;
  remarks: Partial<Record<Field, Remark>>;
  /** The fields to ask about: wrong and missing answers, and the address in the gap of the label. */
  open: readonly Field[];
  /** The lines of the label. */
  label: readonly string[];
  /** Whether the label can be shown. It may still have a gap for the publisher's address. */
  hasLabel: boolean;
  /** Whether the label has no gap. It can be printed before the notice is complete. */
  isLabelReady: boolean;
  /** Whether no answer is wrong or missing. The publisher's address may still be open. */
  hasNotice: boolean;
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

/** Returns the amounts of a campaign with several pieces that are sums over them, because the visitor has typed none. */
function sumsOf({ shared, pieces }: Campaign): Partial<NoticeValues> {
  if (pieces.length === 1 || shared.campaign_amount !== '') return {};
  return {
    campaign_amount: sumOf(pieces, 'ad_amount'),
    campaign_benefits: shared.campaign_benefits || sumOf(pieces, 'ad_benefits'),
  };
}

/** Returns the address of a notice in a form that can be compared: without scheme, `www.`, last slash and anchor. */
const comparableAddress = (notice: Notice): string | undefined =>
  addressOf(notice)
    ?.replace(/^https:\/\/(?:www\.)?/i, '')
    .replace(/\/?(?:#.*)?$/, '');

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
  const sums = sumsOf(campaign);
  const all = campaign.pieces.map((piece) => {
    const answerTo = (field: Field) => (isOfPiece(field) ? piece : campaign.shared)[field];
    const values = valuesFrom(
      Object.fromEntries(FIELD_NAMES.map((field) => [field, answerTo(field)])),
    );
    return { values, ...validate({ ...values, ...sums }) };
  });
  const notices = all.map(({ notice }) => notice);
  return all.map(({ values, notice, errors: found }, index) => {
    const duplicate = duplicateIndex(notices, index);
    const address = notice.publisher === 'company' ? 'publisher_url' : 'notice_url';
    const errors: NoticeErrors = duplicate < 0 ? found : { ...found, [address]: 'url_taken' };
    const isOpen = (field: Field) => errors[field] || (field === 'publisher_url' && hasGap(notice));
    const day = noticeDate(notice.election_date ?? '');
    const messages = Object.fromEntries(
      Object.entries(errors).map(([field, error]) => [
        field,
        fill(texts.messages[error], { day, name: names[duplicate] ?? '' }),
      ]),
    );
    const hasLabel = !FIELD_NAMES.some((field) => errors[field] && ruleOf(field).onLabel);
    return {
      name: names[index] ?? '',
      values,
      notice,
      messages,
      remarks: remarksOn(notice, today),
      open: FIELD_NAMES.filter(isOpen),
      label: labelLines(notice, texts),
      hasLabel,
      isLabelReady: hasLabel && !hasGap(notice),
      // While the amount of a piece is missing, the sum is empty that each notice of the campaign states.
      hasNotice: Object.keys(errors).length === 0 && sums.campaign_amount !== '',
      stem: stems[index] ?? '',
    };
  });
}
