import type { CampaignType } from '../../config/elections.ts';
import type { Path } from '../../lib/json.ts';
import type { CalendarContent } from './calendar-schema.ts';
import type { ElectionDates } from './election-dates-schema.ts';

/** The ids of all stations, and of the deadlines that have a rule for a kind of election. */
const generalIds = ({ stations, deadlines }: CalendarContent, type: CampaignType) =>
  [
    ...stations,
    ...deadlines.filter(({ rules }) => rules.some(({ elections }) => elections.includes(type))),
  ].map(({ id }) => id);

/** Finds deadlines of an election that have the id of another entry of its plan, or name an unknown question. */
export function deadlineFaults({ items }: ElectionDates, calendar: CalendarContent) {
  const questions = calendar.ask.questions.map(({ id }) => id);
  const faults: { path: Path; message: string }[] = [];
  for (const [election, { type, deadlines = [] }] of items.entries())
    for (const [index, { id, question }] of deadlines.entries()) {
      const path = ['items', election, 'deadlines', index];
      // Of two entries with the same id, a calendar program shows only one.
      if (generalIds(calendar, type).includes(id)) {
        const message = `„${id}“ gehört schon zu einem Eintrag in wahlkalender.json. Nimm hier einen anderen`;
        faults.push({ path: [...path, 'id'], message });
      }
      // The answer to an unknown question would not replace the day of the deadline.
      if (question && !questions.includes(question)) {
        const message = `nennt „${question}“, das ist keine Frage in wahlkalender.json. Es gibt: ${questions.join(', ')}`;
        faults.push({ path: [...path, 'question'], message });
      }
    }
  return faults;
}
