import { dayText } from '../../../lib/day.ts';
import { fill } from '../../../lib/text.ts';
import type { CalendarWords } from '../schema.ts';
import type { Plan } from './plan.ts';

/**
 * A mail to the office with the questions that have no answer; if each has an answer, with all questions. It names the
 * election with its day or, until that is set, with its rough time.
 */
export function officeMail(plan: Plan, { mail }: CalendarWords['ask']) {
  const { name, when, choice, questions, unanswered } = plan;
  const election = `${name}, ${when ?? dayText(choice.day)}`;
  const asked = unanswered.length > 0 ? unanswered : questions;
  const list = asked.map(({ question }, index) => `${index + 1}. ${question}`).join('\n');
  return {
    subject: fill(mail.subject, { election }),
    body: [mail.greeting, fill(mail.before, { election }), list, mail.after].join('\n\n'),
  };
}
