import { endOfWeek, type Entry, groupsOf } from '../../features/election-calendar/calendar.ts';
import {
  dayText,
  type Day,
  periodText,
  shortDayText,
  weekdayText,
} from '../../features/election-calendar/day.ts';
import { fill } from '../../lib/text.ts';
import { words } from './words.ts';
import '../../styles/table.css';

const { plan, table } = words;

/** How a row looks: over, or what comes next. */
const LOOKS = { past: 'past', running: 'past', today: 'next', next: 'next', later: undefined };

/** Where an entry stands today. */
function stateText({ kind, status }: Entry): string {
  const past = kind === 'phase' ? plan.due : plan.past;
  const { running, today, next } = plan;
  return { past, running, today, next, later: '' }[status];
}

/** `Mo, 18.12.2028`, for paper. */
const paperDay = (day: Day) => `${weekdayText(day).slice(0, 2)}, ${shortDayText(day)}`;

function Row({ entry }: { entry: Entry }) {
  const { day, until, label, title, text, law, isDeadline, status } = entry;
  const state = stateText(entry);
  return (
    <tr data-status={LOOKS[status]}>
      <td>
        <span data-print="none">
          <small>{weekdayText(day)}</small>
          <span>{periodText(entry)}</span>
        </span>
        <span className="on-paper">
          {paperDay(day)}
          {until !== day && ` – ${paperDay(until)}`}
        </span>
        {label && <small>{label}</small>}
      </td>
      <td>
        {state && <b>{state}</b>}
        {isDeadline && <b data-deadline="">{plan.deadline}</b>}
        <strong>{title}</strong>
        {text && <span>{text}</span>}
      </td>
      <td>{law}</td>
    </tr>
  );
}

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col">{table.when}</th>
        <th scope="col">{table.what}</th>
        <th scope="col">{table.law}</th>
      </tr>
    </thead>
  );
}

interface Group {
  heading: string;
  entries: readonly Entry[];
  /** Its first row. */
  children?: React.ReactNode;
}

function Group({ heading, entries, children }: Group) {
  return (
    <tbody>
      <tr className="group">
        <th colSpan={3} scope="rowgroup">
          {heading}
        </th>
      </tr>
      {children && (
        <tr>
          <td colSpan={3}>{children}</td>
        </tr>
      )}
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} />
      ))}
    </tbody>
  );
}

interface Props {
  entries: readonly Entry[];
  today: Day;
  /** What the visitor has to ask, before everything else. */
  ask: React.ReactNode;
}

/** The entries of a plan, a row each, by what is to be done; what is over is folded. */
export function PlanTable({ entries, today, ask }: Props) {
  const { week, standing, month, later, behind } = groupsOf(entries, today);
  const next = [...month, ...later][0];
  const isFree = week.length === 0 && next !== undefined;
  return (
    <>
      <table className="table">
        <Head />
        <Group heading={fill(plan.week, { day: dayText(endOfWeek(today)) })} entries={week}>
          {ask ?? (isFree && fill(plan.weekEmpty, { title: next.title, day: dayText(next.day) }))}
        </Group>
        {standing.length > 0 && <Group heading={plan.standing} entries={standing} />}
        {month.length > 0 && <Group heading={plan.month} entries={month} />}
        {later.length > 0 && <Group heading={plan.later} entries={later} />}
      </table>
      {behind.length > 0 && (
        <details data-print="none">
          <summary>{fill(plan.behind, { count: behind.length })}</summary>
          <table className="table">
            <Head />
            <tbody>
              {behind.map((entry) => (
                <Row key={entry.id} entry={entry} />
              ))}
            </tbody>
          </table>
        </details>
      )}
    </>
  );
}
