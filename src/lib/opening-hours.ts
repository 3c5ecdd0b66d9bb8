import { lazy } from './format.ts';

/** As in `src/content/site.json`: times such as `9:00`, weekdays from 0 (Sunday) to 6. */
export interface Opening {
  from: string;
  to: string;
  weekdays: readonly number[];
}

/** Now until when, or from when on. `days`: how many days from now; `weekday`: in German. */
type Reach =
  { open: true; to: string } | { open: false; from: string; days: number; weekday: string };

const clockOfBerlin = lazy(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Berlin',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);
const ENGLISH = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const GERMAN = [
  'Sonntag',
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
] as const;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Weekday and minutes since midnight on the clocks of Berlin, in summer and in winter. */
function berlin(date: Date): { weekday: number; minutes: number } {
  const parts = clockOfBerlin().formatToParts(date);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    weekday: ENGLISH.indexOf(part('weekday')),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/**
 * Whether somebody answers the telephone at `now`, and if not, when next. Holidays are not known.
 * Nothing where there are no opening hours at all.
 */
export function reachAt(now: Date, hours: readonly Opening[]): Reach | undefined {
  const { weekday, minutes } = berlin(now);
  const on = (day: number) => hours.filter(({ weekdays }) => weekdays.includes(day));
  const current = on(weekday).find(
    ({ from, to }) => minutesOf(from) <= minutes && minutes < minutesOf(to),
  );
  if (current) return { open: true, to: current.to };
  for (let days = 0; days <= 7; days += 1) {
    const day = (weekday + days) % 7;
    const [next] = on(day)
      .filter(({ from }) => days > 0 || minutesOf(from) > minutes)
      .sort((a, b) => minutesOf(a.from) - minutesOf(b.from));
    if (next) return { open: false, from: next.from, days, weekday: GERMAN[day] ?? '' };
  }
  return undefined;
}
