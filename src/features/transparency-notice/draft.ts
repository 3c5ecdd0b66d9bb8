import { longDay, parseAmount } from '../../lib/format.ts';
import { asciiName, fill } from '../../lib/text.ts';
import { type Field, FIELD_NAMES, ruleOf } from '../../schemas/notice-fields.ts';
import {
  completeUrl,
  earlierAddress,
  LATER,
  LIMITS,
  MOST_OF_NAME,
  type Values,
  valuesFrom,
} from './values.ts';

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

export const isOfPiece = (field: Field): boolean => ruleOf(field).step === 'pieces';

const FIRST = { version: '1' };
/** What a piece answers at first: in its first version nothing can have been stopped. */
const PROPOSED: Partial<Values> = { ...FIRST, ad_benefits: '0', suspended: 'no' };

/**
 * Another piece of a campaign, in its first version of this day: what is likely to be the same as in
 * `piece` is answered.
 */
export const nextPiece = (piece: Partial<Values>, day: string): Values => {
  const kept = FIELD_NAMES.filter((field) => !ruleOf(field).further);
  const answers = Object.fromEntries(kept.map((field) => [field, piece[field] || PROPOSED[field]]));
  return valuesFrom({ ...answers, ...FIRST, version_date: day });
};

/** A form with nothing but what it proposes, and the day of the notice. */
export const newDraft = (day: string): Draft => ({
  campaign: valuesFrom({}),
  pieces: [nextPiece({}, day)],
});

/** All values of a piece, with those of the campaign. */
export function valuesOf({ campaign, pieces }: Draft, index: number): Values {
  const piece = pieces[index];
  return valuesFrom(
    Object.fromEntries(
      FIELD_NAMES.map((field) => [field, (isOfPiece(field) ? piece : campaign)?.[field] ?? '']),
    ),
  );
}

/** The index of the piece that a further one is compared with: the first of its kind, or the first. */
export function modelOf(pieces: Draft['pieces'], index: number): number {
  const kind = pieces[index]?.piece_kind;
  const like = pieces.slice(0, index).findIndex(({ piece_kind }) => kind && piece_kind === kind);
  return Math.max(0, like);
}

/** Whether the answer of a further piece is the one of its model. */
export function isTaken({ pieces }: Draft, index: number, field: Field): boolean {
  const value = pieces[index]?.[field];
  const isShared = index > 0 && isOfPiece(field) && ruleOf(field).further !== 'own';
  return isShared && !!value && value === pieces[modelOf(pieces, index)]?.[field];
}

/**
 * The model's answer, where it is offered: a further piece is asked, and has none yet. A newspaper does not
 * appear on the days of another piece.
 */
export function offerOf({ pieces }: Draft, index: number, field: Field): string {
  const { further, kind } = ruleOf(field);
  if (index === 0 || further !== 'offered' || pieces[index]?.[field]) return '';
  if (kind === 'date' && pieces[index]?.piece_kind === 'newspaper') return '';
  return pieces[modelOf(pieces, index)]?.[field] ?? '';
}

/**
 * An address for the notice of a piece, named after it: beside that of another piece, or on the sponsor's
 * website, which their e-mail address may name. Empty where there is neither.
 */
export function proposedAddress({ campaign, pieces }: Draft, index: number): string {
  const { notice_url = '', piece_name = '' } = pieces[index] ?? {};
  const addresses = pieces.map((piece) => completeUrl(piece.notice_url));
  const known = [...addresses, websiteOf(campaign)].find(Boolean) ?? '';
  const name = asciiName(piece_name, MOST_OF_NAME);
  if (notice_url || !name || !known.startsWith('https://')) return '';
  // Scheme, nothing, host, then the folders.
  const parts = known
    .replace(/[?#].*/, '')
    .replace(/\/$/, '')
    .split('/');
  const folder = parts.slice(0, Math.max(3, parts.length - 1)).join('/');
  const address = `${folder}/hinweis-${name}`;
  return addresses.includes(address) ? '' : address;
}

/** Mail services of many: their names are no website of a sponsor. */
const MAIL_SERVICES =
  /^(aol|arcor|freenet|gmail|gmx|googlemail|hotmail|icloud|live|mail(box)?|me|outlook|posteo|proton(mail)?|t-online|web|yahoo)\.[a-z.]+$/;

/** The sponsor's website, or what is likely to be it. */
function websiteOf({ sponsor_website, sponsor_email }: Values): string {
  const host = sponsor_email.trim().toLowerCase().split('@')[1] ?? '';
  return completeUrl(sponsor_website || (MAIL_SERVICES.test(host) ? '' : host));
}

/** An address with its country, where a German one ends with the place. */
export const withCountry = (address: string, country: string): string =>
  /\b\d{5} [^,\d]+$/.test(address) && !address.includes(country)
    ? `${address.trim()}, ${country}`
    : '';

/** The last day that is likely for a piece: a newspaper's only one, or the day of the poll. */
export const likelyLastDay = ({
  piece_kind,
  period_from,
  election_date,
}: Partial<Values>): string => (piece_kind === 'newspaper' ? period_from : election_date) ?? '';

/** The answers that the form gives itself, and hardly anybody changes. */
const USUAL: readonly Field[] = ['ad_benefits', 'report', 'suspended', 'version', 'version_date'];

/**
 * Whether a field has an answer that nobody typed for this piece and hardly anybody changes: what the form
 * proposes or the piece took over from its model. The same fields on every day, but for the day of the
 * version, which is asked when it is not today.
 *
 * @param today in Berlin
 */
export function isSettled(draft: Draft, index: number, field: Field, today: string): boolean {
  const value = draft.pieces[index]?.[field];
  if (field === 'version_date' && value !== today) return false;
  const { varies, further } = ruleOf(field);
  return USUAL.includes(field) ? !!value : !varies && !further && isTaken(draft, index, field);
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
export function noticeValues(draft: Draft, index: number): Values {
  const values = valuesOf(draft, index);
  const { pieces } = draft;
  if (pieces.length === 1 || values.campaign_amount !== '') return values;
  const campaign_benefits = values.campaign_benefits || sumOf(pieces, 'ad_benefits');
  return { ...values, campaign_amount: sumOf(pieces, 'ad_amount') || LATER, campaign_benefits };
}

/** The indexes of the pieces without an amount, for which the sum of the campaign waits. */
export const withoutAmount = ({ pieces }: Draft): number[] =>
  pieces.flatMap(({ ad_amount }, at) => (parseAmount(ad_amount) === undefined ? [at] : []));

/**
 * The question that leads to an open answer, and the index of its piece: the sum of a campaign is open
 * while a piece has no amount.
 */
export function questionOf(draft: Draft, field: Field, index: number): [Field, number] {
  if (field !== 'campaign_amount' || draft.pieces.length === 1) return [field, index];
  const [at] = withoutAmount(draft);
  return at === undefined ? [field, index] : ['ad_amount', at];
}

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

/** The next version of a published piece, which names the one that it replaces and where that may stand. */
function nextVersion(piece: Values, template: string): Partial<Values> {
  const version = Number(piece.version) || 1;
  const date = new Date(piece.version_date);
  const name = Number.isNaN(date.getTime()) ? '' : fill(template, { version, date: longDay(date) });
  const address = piece.publisher === 'sponsor' && earlierAddress(piece.notice_url, version);
  const replaces = [name, address].filter(Boolean).join(', ');
  return { version: String(version + 1), replaces: replaces.slice(0, LIMITS.line) };
}

/**
 * The draft with notices of today where they are of an earlier day.
 *
 * @param replaced names the version of that day where it is published: then these are the next ones
 */
export const withToday = (draft: Draft, today: string, replaced?: string): Draft => ({
  ...draft,
  pieces: draft.pieces.map((piece) => {
    if (piece.version_date >= today) return piece;
    const next = replaced ? nextVersion(piece, replaced) : {};
    return { ...piece, ...next, version_date: today };
  }),
});

/**
 * The draft with a proposal for whom to complain to about a piece: its sponsor.
 *
 * @param template with `{name}` and `{email}`
 */
export function withReport(draft: Draft, index: number, template: string): Draft {
  const { sponsor_name: name, sponsor_email: email } = draft.campaign;
  if (!name || !email || draft.pieces[index]?.report) return draft;
  return withAnswer(draft, index, 'report', fill(template, { name, email }));
}

/** The name of a piece, or one that counts it, made of `template` with `{number}`. */
export const pieceName = ({ pieces }: Draft, index: number, template: string): string =>
  pieces[index]?.piece_name.trim() || fill(template, { number: index + 1 });
