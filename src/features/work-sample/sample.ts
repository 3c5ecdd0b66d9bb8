import type { WorkSample } from '../../schemas/work-sample.ts';
import type { NoticeTexts } from '../../schemas/transparency-notice.ts';
import { utcDate } from '../election-calendar/day.ts';
import { labelLines } from '../transparency-notice/notice.ts';
import { longDay } from '../../lib/format.ts';
import type { DrawingValues } from './drawing.ts';

/** Values for the drawing of one piece: each piece has a notice of its own. */
export type ValuesOf = (piece: { notice?: string | undefined }) => DrawingValues;

/** Values for the drawings of the work sample: the label's lines are as the site's form makes them. */
export const drawingValues =
  (sample: WorkSample, texts: NoticeTexts): ValuesOf =>
  ({ notice: address = '' }) => {
    const notice = { ...sample.notice, notice_url: address, election_date: sample.day };
    const lines = labelLines(notice, texts);
    const numbered = (name: string, list: readonly string[]) =>
      list.map((line, index): [string, string] => [`${name}${index + 1}`, line]);
    return Object.fromEntries([
      ...numbered('label', lines),
      ...numbered('imprint', sample.imprint),
      ['url', address],
      ['day', longDay(utcDate(sample.day))],
    ]);
  };

/** The words of the stamp; none once the case is a true one. */
export const stampOf = ({
  invented,
  stamp,
}: Pick<WorkSample, 'invented' | 'stamp'>): readonly string[] => (invented ? stamp : []);
