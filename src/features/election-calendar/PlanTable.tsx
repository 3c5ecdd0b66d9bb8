import type { Entry } from './calendar.ts';
import { dayText, type Day, periodText, shortDayText, weekdayText } from './day.ts';
import { canBeDone, endOfWeek, groupsOf } from './plan.ts';
import { fill } from '../../lib/text.ts';
import { CheckControl } from '../../components/ui/CheckControl.tsx';
import { words } from './words.ts';

const { plan, table } = words;

/** How a row looks: over, or what comes next. */
const LOOKS = {
  past: 'past',
  running: 'past',
  done: 'past',
  today: 'next',
  next: 'next',
  later: undefined,
};

/** Where an entry stands today. */
function stateText({ kind, status }: Entry): string {
  const past = kind === 'phase' ? plan.due : plan.past;
  const { running, done, today, next } = plan;
  return { past, running, done, today, next, later: '' }[status];
}

/** `Mo, 18.12.2028`, for paper. */
const paperDay = (day: Day) => `${weekdayText(day).slice(0, 2)}, ${shortDayText(day)}`;

interface Common {
  today: Day;
  /** Says that a station is done, or that it is not. */
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
  /** A sentence in place of entries. */
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
  /** The stations that were done when the plan was opened. */
  settled: readonly string[];
}

/** The entries of a plan, a row each, by what is to be done; what is over is folded. */
export function PlanTable({ entries, settled, ...common }: Props) {
  const { today } = common;
  const { week, running, month, later, behind } = groupsOf(entries, today, settled);
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
