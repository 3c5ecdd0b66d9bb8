import { euros, parseAmount } from '../../lib/format.ts';
import { mailto } from '../../lib/mailto.ts';
import { fill } from '../../lib/text.ts';
import type { NoticeTexts } from './schema.ts';
import { asciiEmail } from '../../lib/email.ts';
import { type Field, FIELD_NAMES, type Guide, ruleOf } from './notice-fields.ts';
import { dateText, isAsked, LATER } from './values.ts';
import type { Notice } from './validate.ts';

/**
 * The 16 points of a notice with their fields, in the order of published notices. A unit test names the fields that are
 * in no point.
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

const POINT_NAMES = Object.keys(POINTS) as PointName[];

export interface Row {
  field?: Field;
  /** The name of the value; undefined if the heading of the point says it. */
  term?: string;
  value: string;
  /** The target of the link, if the value is an address. */
  href?: string;
}

export interface Point {
  name: PointName;
  heading: string;
  rows: Row[];
}

/** Returns the name of a field in the notice, which can differ from the question in the form. */
export const termOf = (field: Field, { fields }: Pick<NoticeTexts, 'fields'>): string =>
  fields[field].term ?? fields[field].label;

const isLater = (field: Field, value: string | undefined) =>
  value === LATER && ruleOf(field).later === true;

/** Returns the fields of a notice that stay empty until the sponsor has asked somebody. */
export const openFields = (notice: Notice): Field[] =>
  FIELD_NAMES.filter((field) => isLater(field, notice[field]));

/** Returns a value as the notice shows it. */
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

/** Whether the piece appears online. Its kind says so, or an answer. */
const isOnline = (notice: Notice) => isAsked('archive_url', notice);

/** Returns the fields of a point. A period of a single day is shown as one day. */
const fieldsOf = (name: PointName, { period_from, period_to }: Notice): readonly Field[] =>
  name === 'period' && period_from === period_to ? ['period_from'] : POINTS[name];

/**
 * Returns the points of a notice with their rows. A point without a value has one row, which says so.
 *
 * @param fieldsIn chooses the fields of a point; the file for programs has all of them
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

/** Returns the address of the published notice; undefined until the publisher has named it. */
export const addressOf = ({ notice_url, publisher_url }: Notice): string | undefined =>
  notice_url ?? publisher_url;

/** Whether the address is missing in label and notice, so that the publisher has to fill it in. */
export const hasGap = (notice: Notice): boolean =>
  notice.publisher === 'company' && addressOf(notice) === undefined;

/**
 * Returns the address of the file for programs, which lies beside the notice on the sponsor's own website; undefined
 * beside a start page or an address with a query.
 */
export function dataAddress({ notice_url = '' }: Notice): string | undefined {
  if (!URL.canParse(notice_url)) return undefined;
  const { pathname, search, hash } = new URL(notice_url);
  const isPlain = pathname !== '/' && !search && !hash;
  return isPlain ? `${notice_url.replace(/(\.html?|\/)$/, '')}.json` : undefined;
}

/** Returns the address of the notice, or the gap in its place. */
export const addressText = (notice: Notice, { label }: NoticeTexts): string =>
  addressOf(notice) ?? fill(label.gap, { name: notice.publisher_name ?? '' });

/**
 * Writes the line below the heading of a notice, with the name of the piece and the version of the notice. The line
 * names what is missing, so that nobody publishes an incomplete notice by mistake.
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

/** Returns the name of the list of next steps that fits a notice. */
export function guideOf({ publisher, piece_kind }: Notice): Guide {
  if (publisher === 'company') return 'company';
  return piece_kind === 'web' || piece_kind === 'post' ? piece_kind : 'print';
}

/** Whether the name of an election already contains its day, in words or in digits. */
function namesDay(name: string, day: string): boolean {
  const [year = '', month = '', date = ''] = day.split('-').map(Number).map(String);
  const inWords = dateText(day).replaceAll('.', '\\.').replace(/\s/g, '\\s');
  return new RegExp(`(?<!\\d)(?:0?${date}\\.\\s?0?${month}\\.\\s?${year}|${inWords})`).test(name);
}

/** Writes the lines of a label, as Article 11(1) of Regulation (EU) 2024/900 asks for them. */
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
