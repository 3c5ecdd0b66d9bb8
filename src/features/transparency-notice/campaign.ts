import { bareEmail } from '../../lib/email.ts';
import { fill } from '../../lib/text.ts';
import { type Field, isOfPiece, PIECE_FIELDS, ruleOf } from './notice-fields.ts';
import { type Values, valuesFrom } from './values.ts';

/**
 * A campaign holds the answers as they are typed. A piece is one political advertisement of the campaign, such as a
 * poster. The form calls it „Stück“; a file named after ads would be blocked by ad blockers.
 */
export interface Campaign {
  /** The answers that all pieces share. */
  shared: Values;
  /** The answers about each piece. There is always at least one. */
  pieces: readonly Values[];
}

/**
 * The answers that the form proposes for a piece. Most pieces have no benefits in kind, and a first version was never
 * stopped.
 */
const PROPOSED: Partial<Values> = { ad_benefits: '0', suspended: 'no' };

/**
 * Returns a copy of a piece as the next one: without the answers that each piece needs anew, in a first version of
 * `day`.
 */
export function nextPiece(piece: Partial<Values>, day: string): Values {
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
const impliedBy = (field: Field, value: string): Partial<Values> =>
  field === 'piece_kind' && value === 'newspaper' ? { publisher: 'company' } : {};

/** Returns the campaign with one answer changed. `index` is that of the piece; a shared answer needs none. */
export function withAnswer(
  campaign: Campaign,
  index: number,
  field: Field,
  value: string,
): Campaign {
  if (!isOfPiece(field)) return { ...campaign, shared: { ...campaign.shared, [field]: value } };
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
  return withAnswer(campaign, index, 'report', fill(template, { name, email: bareEmail(email) }));
}
