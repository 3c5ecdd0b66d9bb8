/** The sentences of a plan and of the mail to the office. */
import { fill } from '../../lib/text.ts';
import type { OfficeQuestion } from './rules-schema.ts';
import type { CalendarWords } from './schema.ts';
import { type Day, dayText, daysBetween } from './day.ts';
import type { Entry } from './entry.ts';
import { lastOver } from './plan.ts';
import { type Choice, isIrregular, regularDays } from './rules.ts';

/** Sentences that say what is not allowed yet; empty without any. */
export const earlyText = (entries: readonly Entry[], today: Day): string =>
  entries
    .filter(({ day }) => day > today)
    .flatMap(({ day, early, law }) => (early ? [fill(early, { day: dayText(day), law })] : []))
    .join(' ');

/** A sentence that names the regular time of a Bundestag election; empty where the day lies in it. */
export function irregularText(choice: Choice, { plan, termStart }: CalendarWords): string {
  if (!isIrregular(choice, termStart)) return '';
  const { from, to } = regularDays(termStart);
  return fill(plan.irregular, { from: dayText(from), to: dayText(to) });
}

/** The advice above a plan: that a deadline is over, or that hardly any time is left; empty otherwise. */
export function adviceText(
  entries: readonly Entry[],
  { day }: Choice,
  today: Day,
  { plan }: CalendarWords,
): string {
  const over = lastOver(entries);
  if (over) return fill(plan.over, { title: over.title, day: dayText(over.until) });
  return daysBetween(today, day) < 42 ? plan.short : '';
}

/** The remark below a field about the day that an office has named. */
export const remarkOn = (
  day: Day,
  { kind }: OfficeQuestion,
  today: Day,
  ask: CalendarWords['ask'],
) => (day < today && kind !== 'begins' ? ask.over : ask.inPlan);

/**
 * The questions as a mail.
 *
 * @param election name and day of the election or, while the day is open, its rough time
 */
export function mailOf(
  { mail }: CalendarWords['ask'],
  election: string,
  questions: readonly OfficeQuestion[],
): { subject: string; body: string } {
  const list = questions.map(({ question }, index) => `${index + 1}. ${question}`).join('\n');
  const subject = fill(mail.subject, { election });
  const before = fill(mail.before, { election });
  return { subject, body: [mail.greeting, before, list, mail.after].join('\n\n') };
}

/** The text of the link to an election's office, with the host it leads to: some links lead to the federal list of offices. */
export const officeText = ({ office: text }: CalendarWords['ask'], name: string, office: string) =>
  fill(text, { name, host: new URL(office).host.replace(/^www\./, '') });
