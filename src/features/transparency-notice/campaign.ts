import { bareEmail } from '../../lib/email.ts';
import { CAMPAIGN_FIELDS, type Field, FIELD_NAMES, PIECE_FIELDS, ruleOf } from './notice-fields.ts';
import type { Answers } from './validate.ts';

/**
 * A campaign holds the answers as they are typed. A piece (in the form: „Stück“) is one political advertisement of the
 * campaign, such as a poster. No file has the word `ad` in its name, because ad blockers would stop its script.
 */
export interface Campaign {
  /** The answers that all pieces share. */
  shared: Answers;
  /** The answers about each piece. There is always at least one piece. */
  pieces: readonly Answers[];
}

/** The proposed answers: most pieces have no benefits in kind, and a first version was never stopped. */
const PROPOSED: Answers = { ad_benefits: '0', suspended: 'no' };

/** The answers to these fields. Values that are no texts are left out. */
export const answersTo = (fields: readonly Field[], values: Partial<Record<string, unknown>>) =>
  Object.fromEntries(
    fields.map((field) => [field, values[field]]).filter(([, value]) => typeof value === 'string'),
  ) as Answers;

/** The piece after this one: a copy in a first version of `day`, without the answers that each piece needs anew. */
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
 * All answers that hold for a piece. Without an answer, a newspaper is published by its company, and the place to
 * complain is the sponsor, once name and e-mail address are there.
 */
export function answersFor({ shared, pieces }: Campaign, index: number): Answers {
  const { sponsor_name: name, sponsor_email: email } = shared;
  const proposed: Answers = { report: name && email ? `${name}, ${bareEmail(email)}` : '' };
  if (pieces[index]?.piece_kind === 'newspaper') proposed.publisher = 'company';
  return { ...proposed, ...shared, ...pieces[index] };
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
  const piece = { ...campaign.pieces[index], ...answersTo(PIECE_FIELDS, changes) };
  return {
    shared: { ...campaign.shared, ...answersTo(CAMPAIGN_FIELDS, changes) },
    pieces: campaign.pieces.with(index, piece),
  };
}
