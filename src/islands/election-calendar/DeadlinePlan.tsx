import { useState } from 'react';
import {
  calendarOf,
  type Choice,
  countOf,
  type Entry,
  firstDue,
  groupsOf,
  isBehind,
  isIrregular,
  isUnanswered,
  lastOver,
  nextDeadlines,
  pace,
  questionsFor,
  regularDays,
  undatedAnswers,
  withOwnDeadlines,
} from '../../features/election-calendar/calendar.ts';
import type { RulesByState } from '../../features/election-calendar/state-rules.ts';
import { choiceLink } from '../../features/election-calendar/choice.ts';
import { dayText, daysBetween, weekdayText } from '../../features/election-calendar/day.ts';
import {
  dateText,
  earlyTasks,
  earlyTexts,
  electionName,
  legalText,
  openText,
  openWhen,
  preparations,
  publishedElections,
  publishedText,
  type Task,
} from '../../features/election-calendar/calendar-texts.ts';
import { berlinDay, listPhrase } from '../../lib/format.ts';
import { fill } from '../../lib/text.ts';
import type { ElectionDates } from '../../schemas/calendar.ts';
import { AskOffice } from './AskOffice.tsx';
import { PlanTable } from './PlanTable.tsx';
import { TakeMore, TakePlan } from './TakePlan.tsx';
import { usePlan } from './usePlan.ts';
import { words } from './words.ts';
import '../../styles/button.css';

interface Props {
  section: React.Ref<HTMLElement>;
  choice: Choice;
  dates: ElectionDates;
  states: RulesByState;
  /** Name of the state of a mayor's election; empty without one. */
  state: string;
  chooseState: (name: string) => void;
}

/** With more entries than these, the sheet of paper has no room for their explanations. */
const ROOMY = 14;
/** With more entries than these, it has little room for notes. */
const FULL = 24;
/** A question without an answer takes less room than an entry. */
const OF_ENTRY = 0.6;

const { plan, notes, ask } = words;

/** That the Bundestag is elected at another time as a rule; nothing for a regular day. */
function irregularText(choice: Choice): string {
  if (!isIrregular(choice, words.termStart)) return '';
  const { from, to } = regularDays(words.termStart);
  return fill(plan.irregular, { from: dayText(from), to: dayText(to) });
}

/** That a deadline is over, or what comes next where nothing is to be asked; undefined for neither. */
function leadText(entries: readonly Entry[], isAsked: boolean): string | undefined {
  const over = lastOver(entries);
  if (over) return fill(plan.over, { title: over.title, day: dayText(over.until) });
  const next = entries.find((entry) => !isBehind(entry));
  if (!isAsked || !next) return undefined;
  const title = firstDue(entries)?.title ?? `${next.title}, ${dayText(next.day)}`;
  return fill(plan.tickedNext, { next: title });
}

/** The calendar of the chosen election. */
export function DeadlinePlan({ section, choice, dates, states, state, chooseState }: Props) {
  const { type, day } = choice;
  const [today] = useState(() => berlinDay(new Date()));
  const [withPast, setWithPast] = useState(false);
  const elections = publishedElections(choice, dates);
  const rules = states[state] ?? [];
  const isIndependent = choice.isIndependent ?? rules.some((rule) => rule.isApplication);
  const candidacy = { ...choice, isIndependent };
  const all = withOwnDeadlines(words, elections);
  const questions = questionsFor(all, candidacy, today);
  const kept = usePlan(choice, questions, { states: Object.keys(states), state });
  const { answers, done, settled, tick } = kept;
  const entries = calendarOf(all, candidacy, today, answers, done, rules);
  const who = choice.isIndependent ? words.table.independent : '';
  const name = [electionName(choice, dates), who, state].filter(Boolean).join(', ');
  const irregular = irregularText(choice);
  const when = irregular ? undefined : openWhen(choice, dates);
  // Whoever gets the plan has to know that its day may change.
  const fullName = when ? `${name} (${words.form.open})` : name;
  const left = daysBetween(today, day);
  const published = publishedText(choice, dates, words);
  const office = ask.heading[type];
  const unanswered = questions.filter((question) => isUnanswered(question, answers));
  const open = unanswered
    .filter(({ isOwn }) => !isOwn)
    .map((question) => openText(question.question, countOf(question, answers), ask));
  const ownTasks = [
    ...earlyTasks(entries, questions, answers, today),
    ...preparations(questions, answers, today),
  ];
  const tasks: Task[] = [
    ...ownTasks.filter(({ id }) => !done.includes(id)),
    ...(office && open.length > 0 ? [{ id: 'fragen', title: office, lines: open }] : []),
  ];
  const { behind } = groupsOf(entries, today, settled);
  const early = earlyTexts(entries, today, questions, answers).join(' ');
  const rows = entries.length - behind.length + ownTasks.length + unanswered.length * OF_ENTRY;
  const due = nextDeadlines(entries, choice);
  const [first] = due;
  const lead =
    leadText(entries, open.length === 0) ?? plan[pace(choice, today, Boolean(early || irregular))];
  return (
    <section
      className="calendar-plan"
      ref={section}
      tabIndex={-1}
      aria-labelledby="calendar-plan"
      data-election={type}
      data-state={state || undefined}
      data-dense={rows > FULL ? 'full' : rows > ROOMY ? '' : undefined}
    >
      <h2 id="calendar-plan">{plan.heading}</h2>
      <p className="sum">
        {name}
        {when && `. ${words.form.open}: ${when}`}
        <strong className="condensed">
          {weekdayText(day)}, {dayText(day)}
        </strong>
      </p>
      <p className="sum">
        {left > 1 ? (when ? plan.leftOpen : plan.left) : left === 1 && plan.leftOne}
        <strong className="condensed">{left > 0 ? left : plan.leftNone}</strong>
      </p>
      {first && !early && (
        <p className="sum next-deadline">
          {plan.nextDeadline}
          <strong className="condensed">{dateText(first, plan)}</strong>
          <span>{listPhrase(due.map(({ title }) => title))}</span>
        </p>
      )}
      <p className="on-paper">
        {early && <strong>{early} </strong>}
        {plan.legend} {fill(plan.printed, { day: dayText(today) })}:{' '}
        {new URL(choiceLink(choice, answers, done), location.href).href}
      </p>
      {kept.isDamaged && (
        <p className="error-message" role="status" data-print="none">
          {words.errors.linkDamaged}
        </p>
      )}
      <p className="lead" data-print="none">
        {early && <strong>{early} </strong>}
        {fill(plan.now, { day: `${weekdayText(today)}, ${dayText(today)}` })}{' '}
        {[irregular, lead].filter(Boolean).join(' ')}
      </p>
      <TakePlan
        plan={{
          choice,
          answers,
          done,
          entries,
          name: fullName,
          isOpen: Boolean(when),
          early,
          today,
          tasks,
        }}
        withPast={withPast}
      />
      <PlanTable
        entries={entries}
        tasks={ownTasks}
        done={done}
        settled={settled}
        undated={undatedAnswers(questions, answers)}
        today={today}
        tick={tick}
        ask={
          office &&
          questions.length > 0 && (
            <AskOffice
              heading={office}
              election={{ name, day: dayText(day), when }}
              questions={questions}
              offices={elections}
              {...{ choice, answers, states, state, chooseState, rules, today }}
              answer={kept.answer}
              answerNumber={kept.answerNumber}
              unask={kept.unask}
            />
          )
        }
      />
      <p>{notes[type]}</p>
      <p>
        {published} {legalText(words)}
      </p>
      <div className="writing on-paper">{plan.writing}</div>
      <TakeMore {...{ choice, dates, withPast, setWithPast }} />
    </section>
  );
}
