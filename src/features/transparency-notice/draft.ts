import { bareEmail } from '../../lib/email.ts';
import { fill } from '../../lib/text.ts';
import { type Field, isOfPiece, PIECE_FIELDS, ruleOf } from './notice-fields.ts';
import { type Values, valuesFrom } from './values.ts';

/**
 * A draft holds the answers as they are typed: those of the campaign, and those of each of its pieces, of which
 * there is always at least one. A piece is one political advertisement of the campaign, such as a poster. The form
 * calls it „Stück“; a file named after ads would be blocked by ad blockers.
 */
export interface Draft {
  campaign: Values;
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

/** Returns the draft of an empty form: it holds the proposed answers, and `day` as the day of the notice. */
export const newDraft = (day: string): Draft => ({
  campaign: valuesFrom({}),
  pieces: [nextPiece({}, day)],
});

/** Returns the answers that another one implies: what appears in a newspaper is published by its company. */
const impliedBy = (field: Field, value: string): Partial<Values> =>
  field === 'piece_kind' && value === 'newspaper' ? { publisher: 'company' } : {};

/** Returns the draft with one answer changed. `index` is that of the piece; an answer of the campaign needs none. */
export function withAnswer(draft: Draft, index: number, field: Field, value: string): Draft {
  if (!isOfPiece(field)) return { ...draft, campaign: { ...draft.campaign, [field]: value } };
  const pieces = draft.pieces.map((piece, at) =>
    at === index ? { ...piece, ...impliedBy(field, value), [field]: value } : piece,
  );
  return { ...draft, pieces };
}

/**
 * Returns the draft with the sponsor as the proposed place to complain about a piece, unless the visitor has named one.
 *
 * @param template has the placeholders `{name}` and `{email}`
 */
export function withReport(draft: Draft, index: number, template: string): Draft {
  const { sponsor_name: name, sponsor_email: email } = draft.campaign;
  if (!name || !email || draft.pieces[index]?.report) return draft;
  return withAnswer(draft, index, 'report', fill(template, { name, email: bareEmail(email) }));
}
