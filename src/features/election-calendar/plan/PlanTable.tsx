import { useState } from 'react';
import { CheckControl } from '../../../components/ui/CheckControl.tsx';
import { dayText } from '../../../lib/day.ts';
import { fill } from '../../../lib/text.ts';
import { words } from '../words.ts';
import { columnText } from './day-text.ts';
import type { Plan } from './plan.ts';
import { endOfWeek, type Entry, groupsOf } from './status.ts';
import '../../../styles/table.css';

const { table } = words;

interface Props {
  plan: Plan;
  setDone: (done: readonly string[]) => void;
}

/** The words before the title of an entry, by its status. */
const MARKS: Partial<Record<Entry['status'], string>> = {
  due: words.plan.due,
  today: words.plan.today,
  next: words.plan.next,
};

/** Shows a row of the plan. A mark before the title says whether the entry is overdue, of today, or of the next day. */
function PlanRow({ entry, plan, setDone }: Props & { entry: Entry }) {
  const { done } = plan.details;
  const { id, kind, label, title, text, source, status } = entry;
  const mark = MARKS[status];
  // A station can be ticked once its day has come.
  const isTickable = kind === 'station' && status !== 'next' && status !== 'later';
  const box = `calendar-done-${id}`;
  return (
    <tr data-status={status} data-named={entry.isNamed ?? false}>
      <td>
        <span>{columnText(entry)}</span>
        {label && <small>{label}</small>}
      </td>
      <td>
        {isTickable && (
          <CheckControl
            id={box}
            aria-label={fill(words.plan.tick, { title })}
            checked={done.includes(id)}
            onChange={({ target }) =>
              setDone(target.checked ? [...done, id] : done.filter((each) => each !== id))
            }
          />
        )}
        <div className="plan-words">
          {mark && <b>{mark}</b>}{' '}
          {kind === 'deadline' && <b data-deadline="">{words.plan.deadline}</b>}{' '}
          <strong>
            {isTickable ? <label htmlFor={box}>{title}</label> : <span>{title}</span>}
          </strong>
          {text && <p>{text}</p>}
        </div>
      </td>
      <td>{source}</td>
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

/** Shows the table of a plan, with a row for each entry, in groups by time. The group of past entries is folded. */
export function PlanTable({ plan, setDone }: Props) {
  const { entries, today, details } = plan;
  const [doneAtOpening] = useState(details.done);
  const { week, running, month, later, finished } = groupsOf(entries, today, doneAtOpening);
  const groups = [
    { id: 'week', heading: fill(words.plan.week, { day: dayText(endOfWeek(today)) }), list: week },
    { id: 'running', heading: words.plan.runningHeading, list: running },
    { id: 'month', heading: words.plan.month, list: month },
    { id: 'later', heading: words.plan.later, list: later },
  ];
  const rowsOf = (list: readonly Entry[]) =>
    list.map((entry) => <PlanRow key={entry.id} entry={entry} plan={plan} setDone={setDone} />);
  return (
    <>
      <table className="table">
        {head}
        {groups.map(
          ({ id, heading, list }) =>
            list && (
              <tbody key={id}>
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
      {finished && (
        <details data-print="none">
          <summary>{fill(words.plan.finished, { count: finished.length })}</summary>
          <table className="table">
            {head}
            <tbody>{rowsOf(finished)}</tbody>
          </table>
        </details>
      )}
    </>
  );
}
