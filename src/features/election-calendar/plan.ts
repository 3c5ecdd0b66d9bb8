/** Computes what the plan of an election shows. */
import { CAMPAIGN_TYPE_LABELS } from '../../config/elections.ts';
import { type Day, daysBetween, dayText, isSunday, weekdayText } from '../../lib/day.ts';
import { listPhrase } from '../../lib/format.ts';
import { fill } from '../../lib/text.ts';
import type { PlanDetails } from './address.ts';
import { entriesOf } from './entries.ts';
import type { ElectionDates } from './dates-schema.ts';
import type { Candidacy } from './deadline-schema.ts';
import { openWhen, publishedElections } from './elections.ts';
import { dueDay, type Entry, isAhead } from './entry.ts';
import type { StateRule } from './office.ts';
import { type Choice, isIrregular, regularDays } from './rules.ts';
import type { CalendarContent } from './schema.ts';

/** A sentence that names the regular time of a Bundestag election; empty if the day lies in that time. */
function irregularText(choice: Choice, { plan, termStart }: CalendarContent): string {
  if (!isIrregular(choice, termStart)) return '';
  const { from, to } = regularDays(termStart);
  return fill(plan.irregular, { from: dayText(from), to: dayText(to) });
}

/**
 * The advice above a plan: that a deadline is over, or that hardly any time is left; empty otherwise, and after the
 * election.
 */
function adviceText(
  entries: readonly Entry[],
  election: Day,
  today: Day,
  { plan }: CalendarContent,
): string {
  if (election < today) return '';
  const over = entries.findLast(({ isDeadline, status }) => isDeadline && status === 'past');
  if (over) return fill(plan.over, { title: over.title, day: dayText(over.until) });
  return daysBetween(today, election) < 42 ? plan.short : '';
}

/** Sentences that say what is not allowed yet; empty without any. */
const earlyText = (entries: readonly Entry[], today: Day): string =>
  entries
    .filter(({ day }) => day > today)
    .flatMap(({ day, early, law }) => (early ? [fill(early, { day: dayText(day), law })] : []))
    .join(' ');

/** The next deadlines, all due on the same day. Those after the election count once the election is over. */
function nextDeadlines(entries: readonly Entry[], election: Day, today: Day): Entry[] {
  const ahead = entries.filter(
    (entry) => entry.isDeadline && isAhead(entry) && (entry.day <= election || election < today),
  );
  const [next] = ahead.map((entry) => dueDay(entry, today)).toSorted();
  return ahead.filter((entry) => dueDay(entry, today) === next);
}

/** The details of a plan whose address names only the election. */
const NO_DETAILS: PlanDetails = {
  isIndependent: false,
  federalState: '',
  answers: {},
  done: [],
  isDamaged: false,
};

interface PlanInput {
  choice: Choice;
  details?: Partial<PlanDetails>;
  /** The published elections, and what is known about the others. */
  dates: ElectionDates;
  /** The rules for mayors' elections, by the names of the states. */
  rulesByState?: Readonly<Record<string, readonly StateRule[]>>;
  /** The current day in Berlin. */
  today: Day;
}

/** The plan of an election: its name, its entries, the questions to its office, and sentences about them. */
export function planOf(content: CalendarContent, input: PlanInput) {
  const { choice, dates, rulesByState = {}, today } = input;
  const details = { ...NO_DETAILS, ...input.details };
  const { isIndependent, federalState, answers } = details;
  const { type, day } = choice;
  const elections = publishedElections(choice, dates.items);
  const election = elections.length === 1 ? elections[0] : undefined;
  const rules = rulesByState[federalState] ?? [];
  const isApplication = rules.some((rule) => rule.isApplication);
  const candidacy: Candidacy = isIndependent || isApplication ? 'independent' : 'party';
  const questions = content.ask.questions.filter(
    (question) =>
      (question.elections?.includes(type) ?? true) &&
      (question.candidacy ?? candidacy) === candidacy,
  );
  const entriesInput = { ...details, choice, today, election, candidacy, questions, rules };
  const entries = entriesOf(content, entriesInput);
  // After the election, only its runoff is still a question.
  const asked = questions.filter(({ kind }) => today <= day || kind === 'after');
  const irregular = irregularText(choice, content);
  const names = listPhrase(elections.map(({ name }) => name));
  const kind = election?.name ?? CAMPAIGN_TYPE_LABELS[type];
  return {
    choice,
    today,
    details,
    name: [kind, isIndependent && content.table.independent, federalState]
      .filter(Boolean)
      .join(', '),
    elections,
    /** The rough time of an election whose day is open. */
    when: irregular || election ? undefined : openWhen(choice, dates),
    entries,
    /** Whether no entry is ahead. */
    isOver: !entries.some(isAhead),
    next: nextDeadlines(entries, day, today),
    rules,
    questions: asked,
    unanswered: asked.filter(({ id }) => !answers[id]),
    warnings: [
      elections.length > 1 && fill(content.plan.several, { names }),
      !isSunday(day) && fill(content.plan.noSunday, { day: weekdayText(day) }),
      irregular,
      adviceText(entries, day, today, content),
      earlyText(entries, today),
    ].filter((text): text is string => Boolean(text)),
  };
}

export type Plan = ReturnType<typeof planOf>;
