import { columnText, dayText, type Day } from './day.ts';
import type { Entry } from './entry.ts';
import { canBeDone, endOfWeek, groupsOf, isDue } from './plan.ts';
import { words } from './words.ts';
import { CheckControl } from '../../components/ui/CheckControl.tsx';
import { fill } from '../../lib/text.ts';

const { plan, table } = words;

/** Returns the word before the title: for an overdue station, and for entries of today or of the next day. */
function statusText(entry: Entry): string {
  const { status } = entry;
  if (isDue(entry)) return plan.due;
  return status === 'today' || status === 'next' ? plan[status] : '';
}

interface Common {
  today: Day;
  /** Stores whether the station with this id is done. */
  tick: (id: string, isDone: boolean) => void;
}

function Row({ entry, today, tick }: Common & { entry: Entry }) {
  const { id, kind, label, title, text, law, isDeadline, status } = entry;
  const note = statusText(entry);
  const isTickable = canBeDone(entry, today);
  const box = `calendar-done-${id}`;
  return (
    <tr data-status={status} data-kind={kind}>
      <td>
        <span>{columnText(entry)}</span>
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
          {note && <b>{note}</b>}
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
  entries: readonly Entry[] | undefined;
}

/** The rows of a group below its heading; nothing for a group without entries. */
function Group({ heading, entries, ...common }: GroupProps) {
  if (!entries) return null;
  return (
    <tbody>
      {heading && (
        <tr>
          <th colSpan={3} scope="rowgroup">
            {heading}
          </th>
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
  const heading = fill(plan.week, { day: dayText(endOfWeek(today)) });
  return (
    <>
      <Table>
        <Group {...common} heading={heading} entries={week} />
        <Group {...common} heading={plan.runningHeading} entries={running} />
        <Group {...common} heading={plan.month} entries={month} />
        <Group {...common} heading={plan.later} entries={later} />
      </Table>
      {behind && (
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
