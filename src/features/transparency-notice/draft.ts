import { bareEmail } from '../../lib/email.ts';
import { fill } from '../../lib/text.ts';
import { type Field, FIELD_NAMES, isOfPiece, ruleOf } from './notice-fields.ts';
import { type Values, valuesFrom } from './values.ts';

/**
 * What has been typed so far: the answers that all pieces of a campaign share, and those of each piece,
 * of which there is always one.
 */
export interface Draft {
  campaign: Values;
  pieces: readonly Values[];
}

/** Most pieces of a campaign: more are not added, and not read from a file. */
export const MOST_PIECES = 99;

/** What a piece answers at first: in its first version nothing can have been stopped. */
const PROPOSED: Partial<Values> = { ad_benefits: '0', suspended: 'no' };

/** Another piece of a campaign, in its first version of this day: a copy of `piece` but for what is its own. */
export function nextPiece(piece: Partial<Values>, day: string): Values {
  const copied = FIELD_NAMES.filter((field) => isOfPiece(field) && !ruleOf(field).notCopied);
  const answers = Object.fromEntries(
    copied.map((field) => [field, piece[field] || PROPOSED[field]]),
  );
  return valuesFrom({ ...answers, version: '1', version_date: day });
}

/** A form with nothing but what it proposes, and the day of the notice. */
export const newDraft = (day: string): Draft => ({
  campaign: valuesFrom({}),
  pieces: [nextPiece({}, day)],
});

/** What an answer settles with it: a newspaper publishes itself what appears in it. */
const settledBy = (field: Field, value: string): Partial<Values> =>
  field === 'piece_kind' && value === 'newspaper' ? { publisher: 'company' } : {};

/** The draft with another answer, of the campaign or of this piece. */
export function withAnswer(draft: Draft, index: number, field: Field, value: string): Draft {
  if (!isOfPiece(field)) return { ...draft, campaign: { ...draft.campaign, [field]: value } };
  const pieces = draft.pieces.map((piece, at) =>
    at === index ? { ...piece, ...settledBy(field, value), [field]: value } : piece,
  );
  return { ...draft, pieces };
}

/**
 * The draft with a proposal for whom to complain to about a piece: its sponsor.
 *
 * @param template with `{name}` and `{email}`
 */
export function withReport(draft: Draft, index: number, template: string): Draft {
  const { sponsor_name: name, sponsor_email: email } = draft.campaign;
  if (!name || !email || draft.pieces[index]?.report) return draft;
  return withAnswer(draft, index, 'report', fill(template, { name, email: bareEmail(email) }));
}
