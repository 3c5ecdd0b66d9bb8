import { bareEmail } from '../../lib/email.ts';
import { fill } from '../../lib/text.ts';
import { type Field, isOfPiece, PIECE_FIELDS, ruleOf } from './notice-fields.ts';
import { type Values, valuesFrom } from './values.ts';

/**
 * The typed answers: those of the campaign, and those of each of its pieces. A piece is one political advertisement
 * of the campaign, such as a poster. (In the form it is a „Stück“; a file named after ads would be blocked by ad
 * blockers.) There is always at least one piece.
 */
export interface Draft {
  campaign: Values;
  pieces: readonly Values[];
}

/** The answers that the form proposes for a piece: most have no benefits in kind, and a first version was never stopped. */
const PROPOSED: Partial<Values> = { ad_benefits: '0', suspended: 'no' };

/** A further piece: a copy of `piece` without the answers that are not copied, in its first version of this day. */
export function nextPiece(piece: Partial<Values>, day: string): Values {
  const copied = PIECE_FIELDS.filter((field) => !ruleOf(field).notCopied);
  const answers = Object.fromEntries(
    copied.map((field) => [field, piece[field] || PROPOSED[field]]),
  );
  return valuesFrom({ ...answers, version: '1', version_date: day });
}

/** The answers of an empty form: its proposals, and the day of the notice. */
export const newDraft = (day: string): Draft => ({
  campaign: valuesFrom({}),
  pieces: [nextPiece({}, day)],
});

/** The answers that follow from another one: what appears in a newspaper is published by its company. */
const impliedBy = (field: Field, value: string): Partial<Values> =>
  field === 'piece_kind' && value === 'newspaper' ? { publisher: 'company' } : {};

/** The draft with another answer, of the campaign or of the piece at `index`. */
export function withAnswer(draft: Draft, index: number, field: Field, value: string): Draft {
  if (!isOfPiece(field)) return { ...draft, campaign: { ...draft.campaign, [field]: value } };
  const pieces = draft.pieces.map((piece, at) =>
    at === index ? { ...piece, ...impliedBy(field, value), [field]: value } : piece,
  );
  return { ...draft, pieces };
}

/**
 * The draft with a proposal where to complain about a piece: at its sponsor.
 *
 * @param template with `{name}` and `{email}`
 */
export function withReport(draft: Draft, index: number, template: string): Draft {
  const { sponsor_name: name, sponsor_email: email } = draft.campaign;
  if (!name || !email || draft.pieces[index]?.report) return draft;
  return withAnswer(draft, index, 'report', fill(template, { name, email: bareEmail(email) }));
}
