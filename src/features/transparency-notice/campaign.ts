import { asciiName } from '../../lib/ascii-name.ts';
import { bareEmail } from '../../lib/email.ts';
import { parseAmount } from '../../lib/format.ts';
import { fill, withoutSoftHyphens } from '../../lib/text.ts';
import { hasGap, labelLines, noticeDate } from './notice.ts';
import { CAMPAIGN_FIELDS, type Field, FIELD_NAMES, PIECE_FIELDS, ruleOf } from './notice-fields.ts';
import type { NoticeWords } from './schema.ts';
import { type Answers, type Notice, type NoticeErrors, validate } from './validate.ts';

/**
 * A campaign holds the answers as they are typed. A piece is one political advertisement of the campaign, such as a
 * poster. The form calls it „Stück“; a file named after ads would be blocked by ad blockers.
 */
export interface Campaign {
  /** The answers that all pieces share. */
  shared: Answers;
  /** The answers about each piece. There is always at least one. */
  pieces: readonly Answers[];
}

/** The proposed answers: most pieces have no benefits in kind, and a first version was never stopped. */
const PROPOSED: Answers = { ad_benefits: '0', suspended: 'no' };

/** The answers to these fields. Values that are no texts are left out. */
export const answersTo = (fields: readonly Field[], values: Partial<Record<string, unknown>>) =>
  Object.fromEntries(
    fields.map((field) => [field, values[field]]).filter(([, value]) => typeof value === 'string'),
  ) as Answers;

/** A copy of a piece as the next one, in a first version of `day`, without the answers that each piece needs anew. */
export function nextPiece(piece: Answers, day: string): Answers {
  const copied = PIECE_FIELDS.filter((field) => piece[field] && !ruleOf(field).notCopied);
  return { ...PROPOSED, ...answersTo(copied, piece), version: '1', version_date: day };
}

/** The campaign of an empty form, with the answers that the form proposes and `day` as the day of the notice. */
export const newCampaign = (day: string): Campaign => ({
  shared: {},
  pieces: [nextPiece({}, day)],
});

/** Whether the visitor has typed anything. What the form proposes by itself does not count. */
export const hasAnswers = ({ shared, pieces }: Campaign): boolean =>
  pieces.length > 1 ||
  [shared, ...pieces].some((answers) =>
    FIELD_NAMES.some((field) => answers[field] && !ruleOf(field).proposed),
  );

/**
 * All answers that hold for a piece. If its publisher is not chosen, the form proposes one: for an advertisement in a
 * newspaper the newspaper's company, and for any other piece the publisher of the first one that is in no newspaper.
 */
export function answersFor({ shared, pieces }: Campaign, index: number): Answers {
  const answers = { ...shared, ...pieces[index] };
  const isInNewspaper = ({ piece_kind }: Answers) => piece_kind === 'newspaper';
  const first = pieces.find((piece) => !isInNewspaper(piece));
  const proposed = isInNewspaper(answers) ? 'company' : first?.publisher;
  if (proposed) answers.publisher ||= proposed;
  return answers;
}

/**
 * The campaign with the proposed publisher of a piece as its answer, or the same campaign if nothing is proposed. The
 * form calls this when the visitor goes on. While the kind of a piece is chosen, a proposal must not become an answer:
 * whoever chooses a kind with the arrow keys passes the newspaper.
 */
export function withPublisher(campaign: Campaign, index: number): Campaign {
  const piece = campaign.pieces[index];
  const { publisher } = answersFor(campaign, index);
  if (!publisher || piece?.publisher) return campaign;
  return { ...campaign, pieces: campaign.pieces.with(index, { ...piece, publisher }) };
}

/**
 * The campaign with these answers, or the same campaign if it has them already.
 *
 * @param index the position of the piece in the campaign
 * @param answers the typed answers; fields that a password manager has added to the form are ignored
 */
export function withAnswers(campaign: Campaign, index: number, answers: Answers): Campaign {
  const before = answersFor(campaign, index);
  const changes = answersTo(
    FIELD_NAMES.filter((field) => answers[field] !== (before[field] ?? '')),
    answers,
  );
  if (Object.keys(changes).length === 0) return campaign;
  const shared = { ...campaign.shared, ...answersTo(CAMPAIGN_FIELDS, changes) };
  const piece = { ...campaign.pieces[index], ...answersTo(PIECE_FIELDS, changes) };
  const pieces = campaign.pieces.with(index, piece);
  const [former, proposed] = [reportBy(campaign.shared), reportBy(shared)];
  return {
    shared,
    pieces: pieces.map((each) =>
      former && each.report === former ? { ...each, report: proposed } : each,
    ),
  };
}

/** The sponsor as the place to complain about a piece; empty while name or e-mail address are missing. */
const reportBy = ({ sponsor_name: name, sponsor_email: email }: Answers): string =>
  name && email ? `${name}, ${bareEmail(email)}` : '';

/** The campaign with its sponsor as the place to complain about each piece for which the visitor has named none. */
export const withReports = ({ shared, pieces }: Campaign): Campaign => ({
  shared,
  pieces: pieces.map((piece) => ({ ...piece, report: piece.report || reportBy(shared) })),
});

/** A piece of a campaign, with everything that follows from its answers and those of the campaign. */
export interface Piece {
  /** The name that the visitor has typed, or „Stück 2“. */
  name: string;
  /** The answers as they are typed, together with those of the campaign. */
  values: Answers;
  /** The answers that are right. If `hasNotice` is true, they make a notice. */
  notice: Notice;
  /** The messages for wrong and missing answers. */
  messages: Partial<Record<Field, string>>;
  /** The fields to ask about: wrong and missing answers, and the address in the gap of the label. */
  open: readonly Field[];
  /** The lines of the label. */
  label: readonly string[];
  /** Whether the label can be shown, even if the notice lacks answers. It may have a gap for the publisher's address. */
  hasLabel: boolean;
  /** Whether all answers and sums of the notice are there and right. The publisher's address may follow later. */
  hasNotice: boolean;
  /** The beginning of the names of its files, different for each piece. */
  stem: string;
}

/** The largest number of characters that a file name takes from the name of a piece. */
const MOST_OF_NAME = 40;

/** Adds a field up over all pieces. The sum is empty while one of them has no amount. */
function sumOf(pieces: Campaign['pieces'], field: Field): string {
  const cents = pieces.map((piece) => Math.round((parseAmount(piece[field] ?? '') ?? NaN) * 100));
  const sum = cents.reduce((total, amount) => total + amount, 0);
  return Number.isNaN(sum) ? '' : String(sum / 100).replace('.', ',');
}

/**
 * The amounts of the campaign: those that the visitor has typed, and sums over the pieces in place of the others. A
 * campaign with one piece and no typed amount has none.
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

/** The beginning of the names of a piece's files. The number tells the pieces of a campaign apart. */
const stemOf = ({ piece_name = '' }: Notice, index: number, isAlone: boolean): string =>
  ['transparenzhinweis', asciiName(piece_name, MOST_OF_NAME), isAlone ? '' : index + 1]
    .filter(Boolean)
    .join('-');

export function piecesOf(campaign: Campaign, words: NoticeWords): Piece[] {
  const { pieces } = campaign;
  const amounts = amountsOf(campaign);
  const hasAmounts = Object.values(amounts).every(Boolean);
  const all = pieces.map((_, index) => validate({ ...answersFor(campaign, index), ...amounts }));
  const names = pieces.map(
    ({ piece_name }, index) =>
      piece_name?.trim() || fill(words.form.pieces.unnamed, { number: index + 1 }),
  );
  return all.map(({ notice, errors: own }, index) => {
    // The index of another piece whose notice has the same address, or -1.
    const twin = all.findIndex(
      ({ notice: { notice_url: url } }, other) =>
        other !== index && url && url === notice.notice_url,
    );
    const errors: NoticeErrors = twin < 0 ? own : { ...own, notice_url: 'url_taken' };
    // A message may name the day of the election or the other piece.
    const facts = { day: noticeDate(notice.election_date), name: names[twin] ?? '' };
    const wrong = FIELD_NAMES.filter((field) => errors[field]);
    const hasLabel = !wrong.some((field) => ruleOf(field).onLabel);
    const isGap = (field: Field) => field === 'publisher_url' && hasGap(notice);
    return {
      name: names[index] ?? '',
      values: answersFor(campaign, index),
      notice,
      messages: Object.fromEntries(
        Object.entries(errors).map(([field, error]) => [field, fill(words.messages[error], facts)]),
      ),
      open: FIELD_NAMES.filter((field) => errors[field] || isGap(field)),
      label: labelLines(notice, words).map(withoutSoftHyphens),
      hasLabel,
      hasNotice: wrong.length === 0 && hasAmounts,
      stem: stemOf(notice, index, pieces.length === 1),
    };
  });
}
