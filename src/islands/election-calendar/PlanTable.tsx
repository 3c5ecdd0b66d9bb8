import type { Entry } from '../../features/election-calendar/calendar.ts';
import { periodText, weekdayText } from '../../features/election-calendar/day.ts';
import { words } from './words.ts';
import '../../styles/table.css';

const { plan, table } = words;

/** How a row looks: over, or what comes next. */
const LOOKS = { past: 'past', running: 'past', today: 'next', next: 'next', later: undefined };

/** Where an entry stands today. */
function stateText({ kind, status }: Entry): string {
  const past = kind === 'deadline' ? plan.past : plan.due;
  const { running, today, next } = plan;
  return { past, running, today, next, later: '' }[status];
}

function Row({ entry }: { entry: Entry }) {
  const { day, label, title, text, law, kind, status } = entry;
  const state = stateText(entry);
  return (
    <tr data-status={LOOKS[status]}>
      <td>
        <small>{weekdayText(day)}</small>
        <span>{periodText(entry)}</span>
        <small>{label}</small>
      </td>
      <td>
        {state && <b>{state}</b>}
        {kind === 'deadline' && <b data-deadline="">{plan.deadline}</b>}
        <strong>{title}</strong>
        {text && <span>{text}</span>}
      </td>
      <td>{law}</td>
    </tr>
  );
}

/** The phases and deadlines of an election, a row each. */
export function PlanTable({ entries }: { entries: Entry[] }) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{table.when}</th>
          <th scope="col">{table.what}</th>
          <th scope="col">{table.law}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}
