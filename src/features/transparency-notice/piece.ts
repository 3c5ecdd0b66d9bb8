import { parseAmount } from '../../lib/format.ts';
import { asciiName } from '../../lib/ascii-name.ts';
import { fill, withoutSoftHyphens } from '../../lib/text.ts';
import { answersFor, type Campaign } from './campaign.ts';
import { type Field, FIELD_NAMES, ruleOf } from './notice-fields.ts';
import { hasGap, labelLines, noticeDate } from './notice.ts';
import { type Answers, type Notice, type NoticeErrors, validate } from './validate.ts';
import { words } from './words.ts';

/** Adds a field up over all pieces. The sum is empty while a piece has no amount. */
function sumOf(pieces: Campaign['pieces'], field: Field): string {
  const cents = pieces.map((piece) => Math.round((parseAmount(piece[field] ?? '') ?? NaN) * 100));
  const sum = cents.reduce((total, amount) => total + amount, 0);
  return Number.isNaN(sum) ? '' : String(sum / 100).replace('.', ',');
}

/**
 * The amounts of the campaign: those that the visitor has typed, and sums over the pieces in place of the others. A
 * campaign with one piece and no typed amount has no amounts.
 */
function amountsOf({ shared, pieces }: Campaign): Answers {
  const amount = shared.campaign_amount?.trim();
  const benefits = shared.campaign_benefits?.trim();
  if (pieces.length === 1 && !amount && !benefits) return {};
  return {
    campaign_amount: amount || sumOf(pieces, 'ad_amount'),
    campaign_benefits: benefits || sumOf(pieces, 'ad_benefits'),
  };
}

/** The messages for the errors of a piece, which may name the day of the election or a piece with the same address. */
const messagesFor = (
  errors: NoticeErrors,
  facts: { day: string; name: string },
): Partial<Record<Field, string>> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, fill(words.messages[error], facts)]),
  );

/** The largest number of characters that a file name takes from the name of a piece. */
const MOST_OF_NAME = 40;

/** The beginning of the names of a piece's files. The number tells the pieces of a campaign apart. */
const stemOf = ({ piece_name = '' }: Notice, index: number, isAlone: boolean): string =>
  ['transparenzhinweis', asciiName(piece_name, MOST_OF_NAME), isAlone ? '' : index + 1]
    .filter(Boolean)
    .join('-');

/** Checks the answers of a campaign, and computes from them what the form shows of each piece. */
export function piecesOf(campaign: Campaign) {
  const amounts = amountsOf(campaign);
  const hasAmounts = Object.values(amounts).every(Boolean);
  const checked = campaign.pieces.map((piece, index) => {
    const values = answersFor(campaign, index);
    const unnamed = fill(words.form.pieces.unnamed, { number: index + 1 });
    const name = piece.piece_name?.trim() || unnamed;
    return { name, values, ...validate({ ...values, ...amounts }) };
  });
  return checked.map(({ name, values, notice, errors: own }, index) => {
    const { notice_url: url, election_date } = notice;
    const twin = checked.find(
      (other, at) => at !== index && url && other.notice.notice_url === url,
    );
    const errors: NoticeErrors = twin ? { ...own, notice_url: 'url_taken' } : own;
    const wrong = FIELD_NAMES.filter((field) => errors[field]);
    const isGap = (field: Field) => field === 'publisher_url' && hasGap(notice);
    return {
      /** The name that the visitor has typed, or „Stück 2“. */
      name,
      /** The answers as they are typed, together with those of the campaign. */
      values,
      /** The answers that are right. If `hasNotice` is true, they make a notice. */
      notice,
      messages: messagesFor(errors, { day: noticeDate(election_date), name: twin?.name ?? '' }),
      /** The fields to ask about: wrong and missing answers, and the address in the gap of the label. */
      open: FIELD_NAMES.filter((field) => errors[field] || isGap(field)),
      label: labelLines(notice).map(withoutSoftHyphens),
      /** Whether the label can be shown, even if the notice lacks answers. The publisher's address may be a gap in it. */
      hasLabel: !wrong.some((field) => ruleOf(field).onLabel),
      /** Whether all answers and sums of the notice are there and right. The publisher's address may follow later. */
      hasNotice: wrong.length === 0 && hasAmounts,
      /** The beginning of the names of its files, different for each piece. */
      stem: stemOf(notice, index, campaign.pieces.length === 1),
    };
  });
}

/** A piece of a campaign, with everything that follows from its answers and those of the campaign. */
export type Piece = ReturnType<typeof piecesOf>[number];
