import type { CampaignType } from '../../config/elections.ts';
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
  return items.flatMap(({ type, deadlines = [] }, election) =>
    deadlines.flatMap(({ id, question }, deadline) => {
      const path = ['items', election, 'deadlines', deadline];
      // Of two entries with the same id, a calendar program shows only one.
      const taken = {
        path: [...path, 'id'],
        message: `„${id}“ gehört schon zu einem Eintrag in wahlkalender.json. Nimm hier einen anderen`,
      };
      // The answer to an unknown question would not replace the day of the deadline.
      const unknown = {
        path: [...path, 'question'],
        message: `nennt „${question}“, das ist keine Frage in wahlkalender.json. Es gibt: ${questions.join(', ')}`,
      };
      return [
        ...(generalIds(calendar, type).includes(id) ? [taken] : []),
        ...(question && !questions.includes(question) ? [unknown] : []),
      ];
    }),
  );
}
