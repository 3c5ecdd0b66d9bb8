/** The questions to an electoral office as a mail. */
import { fill } from '../../lib/text.ts';
import type { OfficeQuestion } from './deadline-schema.ts';
import type { CalendarContent } from './schema.ts';

/**
 * The questions as a mail.
 *
 * @param election name and day of the election or, while the day is open, its rough time
 */
export function mailOf(
  { mail }: CalendarContent['ask'],
  election: string,
  questions: readonly OfficeQuestion[],
): { subject: string; body: string } {
  const list = questions.map(({ question }, index) => `${index + 1}. ${question}`).join('\n');
  const subject = fill(mail.subject, { election });
  const before = fill(mail.before, { election });
  return { subject, body: [mail.greeting, before, list, mail.after].join('\n\n') };
}
