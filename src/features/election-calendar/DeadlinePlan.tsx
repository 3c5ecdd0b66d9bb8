import { useState } from 'react';
import { calendarOf } from './calendar.ts';
import { dateText, legalText } from './calendar-texts.ts';
import {
  choiceLink,
  doneStations,
  type PlanParameters,
  readableParameters,
  withParameter,
  withTick,
} from './address.ts';
import { STATE_PARAMETER } from './choice.ts';
import { dayText, distanceText, isSunday, weekdayText } from './day.ts';
import { questionsFor } from './office-days.ts';
import { nextDeadlines } from './plan.ts';
import { adviceText, earlyText, irregularText, officeText } from './plan-texts.ts';
import { electionName, openWhen, publishedElections, publishedText } from './published.ts';
import type { ElectionDates } from './dates-schema.ts';
import { ExportPlan } from './ExportPlan.tsx';
import { PlanFooter } from './PlanFooter.tsx';
import { PlanTable } from './PlanTable.tsx';
import { Questions } from './Questions.tsx';
import type { Choice } from './rules.ts';
import { addressNames, calendarWords, rulesByState } from './words.ts';
import { stateAnchor } from '../../config/elections.ts';
import { berlinDay, listPhrase } from '../../lib/format.ts';
import { fill } from '../../lib/text.ts';

interface Props {
  section: React.Ref<HTMLElement>;
  choice: Choice;
  dates: ElectionDates;
  parameters: PlanParameters;
  setParameters: (parameters: PlanParameters) => void;
}

const { plan, notes, ask, errors, form, table } = calendarWords;

/** The calendar of the chosen election. */
export function DeadlinePlan({ section, choice, dates, parameters, setParameters }: Props) {
  const { type, day } = choice;
  const answers = readableParameters(parameters, choice, addressNames);
  const isDamaged = Object.keys(answers).length < Object.keys(parameters).length;
  const { [STATE_PARAMETER]: federalState = '' } = answers;
  const done = doneStations(parameters, addressNames);
  const [today] = useState(() => berlinDay(new Date()));
  const elections = publishedElections(choice, dates.items);
  const [election, ...others] = elections;
  const isOne = others.length === 0;
  const rules = rulesByState[federalState] ?? [];
  const entries = calendarOf(calendarWords, choice, today, {
    election: isOne ? election : undefined,
    answers,
    done,
    rules,
  });
  const questions = questionsFor(calendarWords, choice, rules);
  const unanswered = questions.filter(({ id }) => !answers[id]).map(({ question }) => question);
  const who = choice.isIndependent ? table.independent : '';
  const name = [electionName(choice, dates), who, federalState].filter(Boolean).join(', ');
  const irregular = irregularText(choice, calendarWords);
  const when = irregular ? undefined : openWhen(choice, dates);
  const written = weekdayText(day);
  const early = earlyText(entries, today);
  const next = nextDeadlines(entries, choice);
  const [first] = next;
  const url = new URL(choiceLink(choice, parameters), location.href).href;
  const offices = elections.flatMap(({ name, office }) =>
    office ? [{ href: office, text: officeText(ask, name, office) }] : [],
  );
  // The rules of all states stand below the calendar.
  const rulesAnchor = `#${federalState ? stateAnchor(federalState) : 'mayors-title'}`;
  const warnings = [
    isOne ? '' : fill(plan.several, { names: listPhrase(elections.map(({ name }) => name)) }),
    isSunday(day) ? '' : fill(plan.noSunday, { day: written }),
    irregular,
    adviceText(entries, choice, today, calendarWords),
    early,
  ].filter(Boolean);
  return (
    <section
      className="calendar-plan"
      ref={section}
      tabIndex={-1}
      aria-labelledby="calendar-plan"
      data-election={type}
    >
      <h2 id="calendar-plan">{plan.heading}</h2>
      <div className="form plan-head">
        {first && (
          <p className="form-part" data-surface="accent">
            <span>{`${plan.nextDeadline}, ${distanceText(today, first.day)}`}</span>
            <strong>{dateText(first, plan)}</strong>
            <span>{listPhrase(next.map(({ title }) => title))}</span>
          </p>
        )}
        <p className="form-part">
          <span>{`${name}, ${distanceText(today, day)}`}</span>
          <strong>{written}</strong>
          {when && <span>{`${form.open}: ${when}`}</span>}
        </p>
      </div>
      <p className="plan-on-paper">{`${fill(plan.printed, { day: dayText(today) })}: ${url}`}</p>
      {unanswered.length > 0 && (
        <p className="plan-on-paper">{`${ask.heading[type]}: ${unanswered.join(' ')}`}</p>
      )}
      {isDamaged && (
        <p className="error-message" role="status" data-print="none">
          {errors.linkDamaged}
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning}>
          <strong>{warning}</strong>
        </p>
      ))}
      <ExportPlan
        choice={choice}
        entries={entries}
        // People who receive the plan have to know that its day may change.
        name={when ? `${name} (${form.open})` : name}
        isOpen={Boolean(when)}
        early={early}
        url={url}
      />
      {questions.length > 0 && (
        <Questions
          election={`${name}, ${when ?? dayText(day)}`}
          questions={questions}
          choice={choice}
          answers={answers}
          rules={rules}
          today={today}
          links={type === 'mayor' ? [{ href: rulesAnchor, text: ask.byState }] : offices}
          startsOpen={isDamaged}
          answer={(id, named) => setParameters(withParameter(parameters, id, named))}
        />
      )}
      <PlanTable
        entries={entries}
        today={today}
        tick={(id, isDone) => setParameters(withTick(parameters, id, isDone, addressNames))}
      />
      <p>{notes[type]}</p>
      <p>
        {[publishedText(choice, dates, calendarWords), legalText(calendarWords)]
          .filter(Boolean)
          .join(' ')}
      </p>
      <PlanFooter choice={choice} elections={elections} />
    </section>
  );
}
