import { type Day, dayText } from '../../lib/day.ts';
import { asciiEmail } from '../../lib/email.ts';
import { euros, NBSP, parseAmount } from '../../lib/format.ts';
import { mailto } from '../../lib/mailto.ts';
import { fill } from '../../lib/text.ts';
import { type Field, fieldsOfPoint, POINT_NAMES, type PointName, ruleOf } from './notice-fields.ts';
import { isAsked, type Notice } from './validate.ts';
import { words } from './words.ts';

export interface NoticeRow {
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
  rows: NoticeRow[];
}

/** A day of a notice in words; empty while the day is missing. */
export const noticeDate = (day?: Day): string => (day ? dayText(day) : '');

function valueText(field: Field, value: string): string {
  switch (ruleOf(field).kind) {
    case 'euros':
      return euros(parseAmount(value) ?? Number.NaN);
    case 'date':
      return dayText(value);
    case 'choice':
      return words.fields[field].answers?.[value] ?? value;
    default:
      return value;
  }
}

function rowOf(field: Field, value: string): NoticeRow {
  const { kind } = ruleOf(field);
  const { label, term = label } = words.fields[field];
  const row = { field, term, value: valueText(field, value) };
  if (kind === 'url') return { ...row, href: value };
  return kind === 'email' ? { ...row, href: mailto(asciiEmail(value)) } : row;
}

/** The points of a notice with their rows. A point without a value has one row, which says so. */
export function noticePoints(notice: Notice): Point[] {
  return POINT_NAMES.map((name) => {
    const heading = words.points[name];
    const fields = fieldsOfPoint(name);
    const rows = fields.flatMap((field) => {
      const value = notice[field];
      return value === undefined ? [] : [rowOf(field, value)];
    });
    const [only] = rows;
    if (!only) {
      const isPending = name === 'archive' && isAsked('archive_url', notice);
      const value = isPending ? words.archivePending : words.notApplicable;
      return { name, heading, rows: [{ value }] };
    }
    if (fields.length > 1) return { name, heading, rows };
    const { term: _, ...row } = only;
    return { name, heading, rows: [row] };
  });
}

/** The address of the published notice; undefined until the publisher has named it. */
export const addressOf = ({ notice_url, publisher_url }: Notice): string | undefined =>
  notice_url ?? publisher_url;

/** Whether the label lacks the address of the notice, so that the publisher has to fill it in. */
export const hasGap = (notice: Notice): boolean =>
  notice.publisher === 'company' && addressOf(notice) === undefined;

/** The address of the notice, or the gap that the publisher has to fill in. */
export const addressText = (notice: Notice): string =>
  addressOf(notice) ?? fill(words.label.gap, { name: notice.publisher_name ?? '' });

/** The line below the heading of a notice, with the name of the piece and the version of the notice. */
export const versionLine = (notice: Notice): string =>
  fill(words.versionLine, {
    piece: notice.piece_name ?? '',
    version: notice.version ?? '',
    date: noticeDate(notice.version_date),
  });

/** The name of an election with its day, unless the name says the day already. */
function electionLine(name: string, date: string | undefined): string {
  const day = noticeDate(date);
  return name.replaceAll(NBSP, ' ').includes(day.replaceAll(NBSP, ' ')) ? name : `${name}, ${day}`;
}

/**
 * The lines of a label, as Article 11(1) of Regulation (EU) 2024/900 asks for them. Their soft hyphens are for the
 * screen; a file leaves them out.
 */
export function labelLines(notice: Notice): string[] {
  const { label } = words;
  const { sponsor_name, controller_name, election_name, election_date } = notice;
  const lines = [label.statement, fill(label.sponsor, { name: sponsor_name ?? '' })];
  if (controller_name) lines.push(fill(label.controller, { name: controller_name }));
  if (election_name) lines.push(electionLine(election_name, election_date));
  if (notice.targeting === 'yes') lines.push(label.targeting);
  lines.push(fill(label.notice, { url: addressText(notice) }));
  return lines;
}
