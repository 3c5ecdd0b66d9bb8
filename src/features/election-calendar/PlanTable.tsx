import { useState } from 'react';
import { columnText, dayText, type Day } from './day.ts';
import type { Entry } from './entry.ts';
import { canBeDone, endOfWeek, groupsOf, isDue } from './groups.ts';
import { calendarWords } from './words.ts';
import { CheckControl } from '../../components/ui/CheckControl.tsx';
import { fill } from '../../lib/text.ts';

const { plan, table } = calendarWords;

interface RowProps {
  today: Day;
  /** Ids of the stations that are ticked. */
  done: readonly string[];
  setDone: (done: readonly string[]) => void;
}

/** What stands before the title of an entry. */
const MARKS: Partial<Record<Entry['status'], string>> = { today: plan.today, next: plan.next };

/** A row of the plan; before the title stands whether it is overdue, of today, or of the next day. */
function PlanRow({ entry, today, done, setDone }: RowProps & { entry: Entry }) {
  const { id, kind, label, title, text, law, isDeadline, status } = entry;
  const mark = isDue(entry) ? plan.due : MARKS[status];
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
            onChange={({ target }) =>
              setDone(target.checked ? [...done, id] : done.filter((each) => each !== id))
            }
          />
        )}
        <div className="plan-words">
          {mark && <b>{mark}</b>}
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

const head = (
  <thead>
    <tr>
      <th scope="col">{table.when}</th>
      <th scope="col">{table.what}</th>
      <th scope="col">{table.law}</th>
    </tr>
  </thead>
);

/** The table of a plan, with a row for each entry, in groups by time. The group of past entries is folded. */
export function PlanTable({ entries, ...common }: RowProps & { entries: readonly Entry[] }) {
  const { today, done } = common;
  const [doneAtOpening] = useState(done);
  const { week, running, month, later, behind } = groupsOf(entries, today, doneAtOpening);
  const groups = [
    { heading: fill(plan.week, { day: dayText(endOfWeek(today)) }), list: week },
    { heading: plan.runningHeading, list: running },
    { heading: plan.month, list: month },
    { heading: plan.later, list: later },
  ];
  const rowsOf = (list: readonly Entry[]) =>
    list.map((entry) => <PlanRow key={entry.id} entry={entry} {...common} />);
  return (
    <>
      <table className="table">
        {head}
        {groups.map(
          ({ heading, list }) =>
            list && (
              <tbody key={heading}>
                <tr>
                  <th colSpan={3} scope="rowgroup">
                    {heading}
                  </th>
                </tr>
                {rowsOf(list)}
              </tbody>
            ),
        )}
      </table>
      {behind && (
        <details data-print="none">
          <summary>{fill(plan.behind, { count: behind.length })}</summary>
          <table className="table">
            {head}
            <tbody>{rowsOf(behind)}</tbody>
          </table>
        </details>
      )}
    </>
  );
}
