import { Circle } from '../../../components/ui/Circle.tsx';
import { href } from '../../../config/routes.ts';
import { dayText, weekdayText } from '../../../lib/day.ts';
import { listPhrase } from '../../../lib/format.ts';
import { fill } from '../../../lib/text.ts';
import { choiceLink } from '../address.ts';
import type { ElectionDate } from '../election-dates-schema.ts';
import { words } from '../words.ts';
import { ExportPlan } from './ExportPlan.tsx';
import { PlanTable } from './PlanTable.tsx';
import { Questions } from './Questions.tsx';
import { dateText, distanceText } from './day-text.ts';
import { type Plan, subscriptionHref } from './plan.ts';
import { dueDay } from './status.ts';

const { notes, ask, errors, form, export: exporting } = words;

/** Offers the subscription to an election: a link for programs that know `webcal:`, and the address for all others. */
function Subscription({ election }: { election: ElectionDate }) {
  const { href: address, host, pathname } = new URL(subscriptionHref(election.id), location.href);
  return (
    <div data-print="none">
      <p className="buttons">
        <a className="small-button" href={`webcal://${host}${pathname}`}>
          {fill(exporting.subscribe, { name: election.name })}
        </a>
      </p>
      <p>
        <span>{exporting.subscribeAddress}</span> <a href={address}>{address}</a>
      </p>
    </div>
  );
}

interface Props {
  plan: Plan;
  /** Whether a part of the link to the plan cannot be read. */
  isDamaged: boolean;
  /** Stores the answer to a question; an empty one removes it. */
  answer: (questionId: string, day: string) => void;
  /** Stores the ids of the stations that are ticked. */
  setDone: (done: readonly string[]) => void;
  ref: React.Ref<HTMLElement>;
}

export function DeadlinePlan({ plan, isDamaged, answer, setDone, ref }: Props) {
  const { choice, details, today, name, when, next, unanswered, subscription } = plan;
  const { type, day } = choice;
  const [first] = next;
  const url = new URL(choiceLink(choice, details), location.href).href;
  return (
    <section
      className="calendar-plan"
      ref={ref}
      tabIndex={-1}
      aria-labelledby="plan-title"
      data-election={type}
    >
      <h2 id="plan-title">{words.plan.heading}</h2>
      <div className="form plan-head">
        {first && (
          <p className="form-band" data-surface="accent">
            <span>{`${words.plan.nextDeadline}, ${distanceText(today, dueDay(first, today))}`}</span>
            <strong>{dateText(first, words.plan.until)}</strong>
            <span>{listPhrase(next.map(({ title }) => title))}</span>
          </p>
        )}
        <p className="form-band">
          <span>{`${name}, ${distanceText(today, day)}`}</span>
          <strong>{weekdayText(day)}</strong>
          {when && <span>{`${form.open}: ${when}`}</span>}
        </p>
      </div>
      <p className="plan-on-paper">{`${fill(words.plan.printed, { day: dayText(today) })}: ${url}`}</p>
      {unanswered.length > 0 && (
        <p className="plan-on-paper">
          {`${ask.heading[type]}: ${unanswered.map(({ question }) => question).join(' ')}`}
        </p>
      )}
      {/* An alert is read out although it comes with its text. A status would not be. */}
      {isDamaged && (
        <p className="error-message" role="alert" data-print="none">
          {errors.linkDamaged}
        </p>
      )}
      {plan.warnings.map((warning) => (
        <p key={warning}>
          <strong>{warning}</strong>
        </p>
      ))}
      <ExportPlan plan={plan} url={url} />
      {plan.questions.length > 0 && <Questions plan={plan} isDamaged={isDamaged} answer={answer} />}
      <PlanTable plan={plan} setDone={setDone} />
      {today <= day && <p>{notes[type]}</p>}
      <p>{plan.sources}</p>
      {subscription && <Subscription election={subscription} />}
      {!plan.isOver && <p data-print="none">{exporting.again}</p>}
      {today <= day && (
        <p className="buttons" data-print="none">
          <a className="button" href={href('contact') + choiceLink(choice)}>
            {exporting.request}
            <Circle />
          </a>
        </p>
      )}
    </section>
  );
}
