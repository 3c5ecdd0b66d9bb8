import type { Entry } from './calendar.ts';
import { dayText, type Day, periodText, shortDayText, weekdayText } from './day.ts';
import { canBeDone, endOfWeek, groupsOf } from './plan.ts';
import { fill } from '../../lib/text.ts';
import { CheckControl } from '../../components/ui/CheckControl.tsx';
import { words } from './words.ts';

const { plan, table } = words;

/** The look of a row by the status of its entry. */
const LOOKS = {
  past: 'past',
  running: 'past',
  done: 'past',
  today: 'next',
  next: 'next',
  later: undefined,
};

/** The word for the status of an entry. */
function stateText({ kind, status }: Entry): string {
  const past = kind === 'phase' ? plan.due : plan.past;
  const { running, done, today, next } = plan;
  return { past, running, done, today, next, later: '' }[status];
}

/** A day as it is printed: `Mo, 18.12.2028`. */
const paperDay = (day: Day) => `${weekdayText(day).slice(0, 2)}, ${shortDayText(day)}`;

interface Common {
  today: Day;
  /** Stores whether a station is done. */
  tick: (id: string, isDone: boolean) => void;
}

function Row({ entry, today, tick }: Common & { entry: Entry }) {
  const { id, kind, day, until, label, title, text, law, isDeadline, status } = entry;
  const state = stateText(entry);
  const isTickable = canBeDone(entry, today);
  const box = `calendar-done-${id}`;
  return (
    <tr data-status={LOOKS[status]} data-kind={kind}>
      <td>
        <span data-print="none">
          <small>{weekdayText(day)}</small>
          <span>{periodText(entry)}</span>
        </span>
        <span className="plan-on-paper">
          {[day, ...(until === day ? [] : [until])].map(paperDay).join(' – ')}
        </span>
        {label && <small>{label}</small>}
      </td>
      <td>
        {isTickable && (
          <CheckControl
            id={box}
            aria-label={fill(plan.tick, { title })}
            checked={status === 'done'}
            onChange={({ target }) => tick(id, target.checked)}
          />
        )}
        <div className="plan-words">
          {state && <b>{state}</b>}
          {isDeadline && <b data-deadline="">{plan.deadline}</b>}
          <strong>
            {isTickable ? <label htmlFor={box}>{title}</label> : <span>{title}</span>}
          </strong>
          {text && <p>{text}</p>}
        </div>
      </td>
      <td>{law}</td>
    </tr>
  );
}

interface GroupProps extends Common {
  heading?: string;
  entries: readonly Entry[];
  /** A sentence for a group without entries. */
  empty?: string | undefined;
}

function Group({ heading, entries, empty, ...common }: GroupProps) {
  return (
    <tbody>
      {heading && (
        <tr>
          <th colSpan={3} scope="rowgroup">
            {heading}
          </th>
        </tr>
      )}
      {empty && (
        <tr>
          <td colSpan={3}>{empty}</td>
        </tr>
      )}
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} {...common} />
      ))}
    </tbody>
  );
}

function Table({ children }: { children: React.ReactNode }) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{table.when}</th>
          <th scope="col">{table.what}</th>
          <th scope="col">{table.law}</th>
        </tr>
      </thead>
      {children}
    </table>
  );
}

interface Props extends Common {
  entries: readonly Entry[];
  /** Ids of the stations that were ticked when the plan was opened. */
  doneAtOpening: readonly string[];
}

/** The table of a plan, with a row for each entry, in groups by time. The group of past entries is folded. */
export function PlanTable({ entries, doneAtOpening, ...common }: Props) {
  const { today } = common;
  const { week, running, month, later, behind } = groupsOf(entries, today, doneAtOpening);
  const [next] = [...month, ...later];
  const empty =
    week.length === 0 && next
      ? fill(plan.weekEmpty, { title: next.title, day: dayText(next.day) })
      : undefined;
  return (
    <>
      <Table>
        <Group
          {...common}
          heading={fill(plan.week, { day: dayText(endOfWeek(today)) })}
          entries={week}
          empty={empty}
        />
        {running.length > 0 && (
          <Group {...common} heading={plan.runningHeading} entries={running} />
        )}
        {month.length > 0 && <Group {...common} heading={plan.month} entries={month} />}
        {later.length > 0 && <Group {...common} heading={plan.later} entries={later} />}
      </Table>
      {behind.length > 0 && (
        <details data-print="none">
          <summary>{fill(plan.behind, { count: behind.length })}</summary>
          <Table>
            <Group {...common} entries={behind} />
          </Table>
        </details>
      )}
    </>
  );
}
