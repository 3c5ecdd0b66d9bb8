import { useState } from 'react';
import { stateAnchor } from '../../config/elections.ts';
import { calendarOf, type Choice, questionsFor, withOwnDeadlines } from './calendar.ts';
import { dateText, legalText } from './calendar-texts.ts';
import { choiceLink, type LinkState, withAnswer, withTick } from './choice.ts';
import { dayText, daysBetween, weekdayText } from './day.ts';
import { nextDeadlines } from './plan.ts';
import {
  earlyText,
  electionName,
  irregularText,
  leadText,
  officeText,
  openWhen,
  publishedElections,
  publishedText,
} from './plan-texts.ts';
import { berlinDay, listPhrase } from '../../lib/format.ts';
import { fill } from '../../lib/text.ts';
import type { ElectionDates } from './dates-schema.ts';
import { PlanTable } from './PlanTable.tsx';
import { Questions } from './Questions.tsx';
import { PlanFooter, ExportPlan } from './ExportPlan.tsx';
import { states, words } from './words.ts';

interface Props {
  section: React.Ref<HTMLElement>;
  choice: Choice;
  dates: ElectionDates;
  linkState: LinkState;
  /** Ids of the stations that were ticked when the plan was opened. */
  doneAtOpening: readonly string[];
  setLinkState: (linkState: LinkState) => void;
}

const { plan, notes, ask } = words;

/** The calendar of the chosen election. */
export function DeadlinePlan({
  section,
  choice,
  dates,
  linkState,
  doneAtOpening,
  setLinkState,
}: Props) {
  const { type, day } = choice;
  const { answers, done, state, unread } = linkState;
  const [today] = useState(() => berlinDay(new Date()));
  const elections = publishedElections(choice, dates);
  const all = withOwnDeadlines(words, elections);
  const rules = states[state] ?? [];
  const entries = calendarOf(all, choice, today, { answers, done, rules });
  const questions = questionsFor(words, choice, rules);
  const who = choice.isIndependent ? words.table.independent : '';
  const name = [electionName(choice, dates), who, state].filter(Boolean).join(', ');
  const irregular = irregularText(choice, words);
  const when = irregular ? undefined : openWhen(choice, dates);
  const left = daysBetween(today, day);
  const early = earlyText(entries, today);
  const due = nextDeadlines(entries, choice);
  const [first] = due;
  const url = new URL(choiceLink(choice, linkState), location.href).href;
  const offices = elections.flatMap(({ name, office }) =>
    office ? [{ href: office, text: officeText(ask, name, office) }] : [],
  );
  // The table of the states stands below the calendar.
  const rows = `#${state ? stateAnchor(state) : 'mayors-title'}`;
  const links = type === 'mayor' ? [{ href: rows, text: ask.byState }] : offices;
  const lead = [
    fill(plan.now, { day: `${weekdayText(today)}, ${dayText(today)}` }),
    irregular,
    leadText(entries, choice, today, words),
  ];
  return (
    <section
      className="calendar-plan"
      ref={section}
      tabIndex={-1}
      aria-labelledby="calendar-plan"
      data-election={type}
    >
      <h2 id="calendar-plan">{plan.heading}</h2>
      <p className="plan-sum">
        <span>{when ? `${name}. ${words.form.open}: ${when}` : name}</span>
        <strong>{`${weekdayText(day)}, ${dayText(day)}`}</strong>
      </p>
      <p className="plan-sum">
        <span>
          {left > 1 ? (when ? plan.leftOpen : plan.left) : left === 1 ? plan.leftOne : ''}
        </span>
        <strong>{left > 0 ? left : plan.leftNone}</strong>
      </p>
      {first && !early && (
        <p className="plan-sum plan-next">
          <span>{plan.nextDeadline}</span>
          <strong>{dateText(first, plan)}</strong>
          <span>{listPhrase(due.map(({ title }) => title))}</span>
        </p>
      )}
      <p className="plan-on-paper">{`${fill(plan.printed, { day: dayText(today) })}: ${url}`}</p>
      {unread.length > 0 && (
        <p className="error-message" role="status" data-print="none">
          {words.errors.linkDamaged}
        </p>
      )}
      {early && (
        <p>
          <strong>{early}</strong>
        </p>
      )}
      <p className="lead" data-print="none">
        {lead.filter(Boolean).join(' ')}
      </p>
      <ExportPlan
        plan={{
          choice,
          entries,
          // People who receive the plan have to know that its day may change.
          name: when ? `${name} (${words.form.open})` : name,
          isOpen: Boolean(when),
          today,
          early,
        }}
        url={url}
      />
      {questions.length > 0 && (
        <Questions
          heading={ask.heading[type] ?? ''}
          election={{ name, day: dayText(day), when }}
          {...{ questions, choice, answers, rules, today }}
          links={links}
          answer={(question, named) => setLinkState(withAnswer(linkState, question.id, named))}
        />
      )}
      <PlanTable
        {...{ entries, doneAtOpening, today }}
        tick={(id, isDone) => setLinkState(withTick(linkState, id, isDone))}
      />
      <p>{notes[type]}</p>
      <p>{[publishedText(choice, dates, words), legalText(words)].filter(Boolean).join(' ')}</p>
      <div className="plan-writing plan-on-paper">{plan.writing}</div>
      <PlanFooter {...{ choice, dates }} />
    </section>
  );
}
