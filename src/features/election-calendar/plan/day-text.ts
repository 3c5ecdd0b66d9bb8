/** Days as a plan writes them. */
import { type Day, daysBetween, dayText, utcDate, weekdayText } from '../../../lib/day.ts';
import { once } from '../../../lib/once.ts';
import { fill } from '../../../lib/text.ts';
import { germanFormat } from '../../../lib/time.ts';

/** A day or a period, with the hour at which it ends, if there is one: `Montag, 1. März 2027, bis 18 Uhr`. */
export function dateText(
  { day, until, hour }: { day: Day; until: Day; hour?: number | undefined },
  untilHour: string,
): string {
  const date = weekdayText(day) + (until === day ? '' : ` – ${dayText(until)}`);
  return hour === undefined ? date : `${date}, ${fill(untilHour, { hour })}`;
}

const columnFormat = germanFormat({
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** A day or a period for a narrow column: `So., 18. April 2027`, `Mo., 8. – Fr., 12. Januar 2029`. */
export const columnText = ({ day, until }: { day: Day; until: Day }): string =>
  columnFormat().formatRange(utcDate(day), utcDate(until));

const relativeFormat = once(() => new Intl.RelativeTimeFormat('de-DE', { numeric: 'auto' }));

/** How far away a day is: `heute`, `morgen`, `in 288 Tagen`. */
export const distanceText = (today: Day, day: Day): string =>
  relativeFormat().format(daysBetween(today, day), 'day');
