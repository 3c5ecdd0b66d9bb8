import { euros, parseAmount } from '../../lib/format.ts';
import { mailto } from '../../lib/mailto.ts';
import { fill } from '../../lib/text.ts';
import type { NoticeTexts } from './schema.ts';
import { asciiEmail } from '../../lib/email.ts';
import { type Field, FIELD_NAMES, type Guide, ruleOf } from './notice-fields.ts';
import { dateText, isAsked, LATER } from './values.ts';
import type { Notice } from './validate.ts';

/**
 * The 16 points of a notice, in the order of the template, and the fields of each. The law's letters
 * stand in the headings' texts.
 */
export const POINTS = {
  sponsor: [
    'sponsor_name',
    'sponsor_email',
    'sponsor_address',
    'sponsor_seat',
    'sponsor_register',
    'sponsor_website',
  ],
  controller: ['controller_name', 'controller_email', 'controller_address', 'controller_seat'],
  payer: ['payer_name', 'payer_email', 'payer_address', 'payer_seat'],
  period: ['period_from', 'period_to'],
  ad: ['ad_amount', 'ad_benefits', 'tax'],
  campaign: ['campaign_amount', 'campaign_benefits'],
  origin: ['origin_kind', 'origin_region', 'origin_text'],
  method: ['method'],
  link: ['link', 'election_name', 'election_level', 'election_date', 'election_territory'],
  official: ['official_url'],
  archive: ['archive_url'],
  report: ['report', 'publisher_name', 'publisher_email'],
  suspended: ['suspended', 'suspended_text', 'replaces'],
  targeting: ['targeting'],
  techniques: [
    'targeting_groups',
    'targeting_data',
    'targeting_source',
    'targeting_logic',
    'targeting_ai',
    'targeting_period',
    'targeting_policy',
    'reach',
  ],
  privacy: ['privacy_contact', 'privacy_withdraw', 'privacy_url'],
} as const satisfies Record<string, readonly Field[]>;

type PointName = keyof typeof POINTS;
type FieldOfPoint = (typeof POINTS)[PointName][number];

/**
 * The fields of no point, and where they stand instead: in the line below the heading, in the label, in
 * the file, or nowhere, because they only decide what is asked. A field that is in neither is a type error.
 */
export const ELSEWHERE = {
  sponsor_kind: 'asks',
  controller: 'asks',
  controller_kind: 'asks',
  payer: 'asks',
  payer_kind: 'asks',
  piece_kind: 'file',
  piece_name: 'line',
  online: 'asks',
  publisher: 'asks',
  notice_url: 'label',
  publisher_url: 'label',
  version: 'line',
  version_date: 'line',
} as const satisfies Record<Exclude<Field, FieldOfPoint>, 'line' | 'label' | 'file' | 'asks'>;

export const POINT_NAMES = Object.keys(POINTS) as PointName[];

export interface Row {
  field?: Field;
  /** Missing where the heading says what the value is. */
  term?: string;
  value: string;
  /** Where the value is an address. */
  href?: string;
}

export interface Point {
  name: PointName;
  heading: string;
  rows: Row[];
}

/** The name of a field in the notice and in lists; the form asks in its own words. */
export const termOf = (field: Field, { fields }: Pick<NoticeTexts, 'fields'>): string =>
  fields[field].term ?? fields[field].label;

const isLater = (field: Field, value: string | undefined) =>
  value === LATER && ruleOf(field).later === true;

/** The fields that the sponsor has yet to ask somebody about. */
export const openFields = (notice: Notice): Field[] =>
  FIELD_NAMES.filter((field) => isLater(field, notice[field]));

/** A value as the notice shows it. */
export function valueText(field: Field, value: string, { fields, later }: NoticeTexts): string {
  if (isLater(field, value)) return later.value;
  switch (ruleOf(field).kind) {
    case 'euros':
      return euros(parseAmount(value) ?? Number.NaN);
    case 'date':
      return dateText(value);
    case 'choice':
      return fields[field].answers?.[value] ?? value;
    default:
      return value;
  }
}

function rowOf(field: Field, value: string, texts: NoticeTexts): Row {
  const { kind } = ruleOf(field);
  const isKnown = !isLater(field, value);
  const row = { field, term: termOf(field, texts), value: valueText(field, value, texts) };
  if (!isKnown) return row;
  if (kind === 'url') return { ...row, href: value };
  return kind === 'email' ? { ...row, href: mailto(asciiEmail(value)) } : row;
}

/** Whether the piece appears online, as its kind or an answer says. */
const isOnline = (notice: Notice) => isAsked('archive_url', notice);

/** The fields of a point: of a period of one day its only one. */
const fieldsOf = (name: PointName, { period_from, period_to }: Notice): readonly Field[] =>
  name === 'period' && period_from === period_to ? ['period_from'] : POINTS[name];

/**
 * The notice: its points with their rows. A point without a value says so.
 *
 * @param fieldsIn the fields of a point; programs get them all
 */
export function noticePoints(notice: Notice, texts: NoticeTexts, fieldsIn = fieldsOf): Point[] {
  return POINT_NAMES.map((name) => {
    const { heading, empty = '' } = texts.points[name];
    const fields = fieldsIn(name, notice);
    const rows = fields.flatMap((field) => {
      const value = notice[field];
      return value === undefined ? [] : [rowOf(field, value, texts)];
    });
    const [only] = rows;
    if (!only) {
      const isPending = name === 'archive' && isOnline(notice);
      return { name, heading, rows: [{ value: isPending ? texts.archivePending : empty }] };
    }
    if (fields.length > 1) return { name, heading, rows };
    const { term: _, ...row } = only;
    return { name, heading, rows: [row] };
  });
}

/** Where the notice stands; a publisher may not have said so yet. */
export const addressOf = ({ notice_url, publisher_url }: Notice): string | undefined =>
  notice_url ?? publisher_url;

/** Whether label and notice have a gap for the address, which the publisher fills in. */
export const hasGap = (notice: Notice): boolean =>
  notice.publisher === 'company' && addressOf(notice) === undefined;

/**
 * Where the file for programs stands beside the notice of a sponsor. A start page has no place for one, nor has
 * an address that only a query tells apart.
 */
export function dataAddress({ notice_url = '' }: Notice): string | undefined {
  if (!URL.canParse(notice_url)) return undefined;
  const { pathname, search, hash } = new URL(notice_url);
  const isPlain = pathname !== '/' && !search && !hash;
  return isPlain ? `${notice_url.replace(/(\.html?|\/)$/, '')}.json` : undefined;
}

/** Where the notice stands, in words: with a gap that the publisher fills in. */
export const addressText = (notice: Notice, { label }: NoticeTexts): string =>
  addressOf(notice) ?? fill(label.gap, { name: notice.publisher_name ?? '' });

/**
 * What the notice is about and which version it is: the line below its heading. Where something is
 * missing it says so, so that nobody publishes it unawares.
 */
export function versionLine(notice: Notice, texts: NoticeTexts): string {
  const line = fill(texts.versionLine, {
    piece: notice.piece_name ?? '',
    version: notice.version ?? '',
    date: valueText('version_date', notice.version_date ?? '', texts),
  });
  const parts = [line];
  const missing = openFields(notice).map((field) => termOf(field, texts));
  if (missing.length > 0) parts.push(fill(texts.later.line, { fields: missing.join(', ') }));
  if (hasGap(notice))
    parts.push(fill(texts.later.address, { address: addressText(notice, texts) }));
  return parts.join('. ');
}

/** Whether somebody prints the piece, and hangs or distributes it. */
export const isPrinted = ({ piece_kind }: Notice): boolean =>
  piece_kind === 'poster' || piece_kind === 'flyer';

/** Which explanation fits: a publisher's page, the sponsor's own one, or something printed. */
export function guideOf(notice: Notice): Guide {
  const { publisher, piece_kind } = notice;
  if (publisher === 'company') return isPrinted(notice) ? 'company' : 'newspaper';
  if (piece_kind === 'web' || piece_kind === 'post') return piece_kind;
  return 'print';
}

/** Whether the name of an election says its day already, in words or in digits. */
function namesDay(name: string, day: string): boolean {
  const [year = '', month = '', date = ''] = day.split('-').map(Number).map(String);
  const inWords = dateText(day).replaceAll('.', '\\.').replace(/\s/g, '\\s');
  return new RegExp(`(?<!\\d)(?:0?${date}\\.\\s?0?${month}\\.\\s?${year}|${inWords})`).test(name);
}

/** The words of the label, Article 11(1): a line each. */
export function labelLines(notice: Notice, texts: NoticeTexts): string[] {
  const { label } = texts;
  const { sponsor_name, controller_name, election_name, election_date } = notice;
  const lines = [label.statement, fill(label.sponsor, { name: sponsor_name ?? '' })];
  if (controller_name) lines.push(fill(label.controller, { name: controller_name }));
  if (election_name) {
    const isNamed = !election_date || namesDay(election_name, election_date);
    lines.push(isNamed ? election_name : `${election_name}, ${dateText(election_date)}`);
  }
  if (notice.targeting === 'yes') lines.push(label.targeting);
  lines.push(fill(label.notice, { url: addressText(notice, texts) }));
  return lines;
}
