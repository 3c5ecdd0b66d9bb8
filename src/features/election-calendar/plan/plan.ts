/** Computes what the plan of an election shows. */
import { CAMPAIGN_TYPE_LABELS } from '../../../config/elections.ts';
import { type Day, daysBetween, dayText, isSunday, weekdayText } from '../../../lib/day.ts';
import { listPhrase } from '../../../lib/format.ts';
import { fill } from '../../../lib/text.ts';
import type { CalendarWords } from '../schema.ts';
import { appliesTo, asksForRunoff, type Choice, NO_DETAILS } from '../choice.ts';
import type { Candidacy, OfficeQuestion } from '../deadline-schema.ts';
import type { ElectionDate, ElectionDates } from '../election-dates-schema.ts';
import { lawEntries, planEntries } from './entries.ts';
import { isIrregular, legalText, regularDays } from './law-days.ts';
import { dueDay, type Entry, type EntryFacts, isAhead, type PlanInput } from './status.ts';

/** The plan of an election: what a visitor has chosen and entered, and what follows from it. */
export interface Plan extends PlanInput {
  /** The election, a candidacy without a party, and the state: `Bürgermeisterwahl, Hessen`. */
  name: string;
  /** The published election; undefined if the choice means none, or several on the same day. */
  election: ElectionDate | undefined;
  /** The rough time of an election whose day is not set. */
  when: string | undefined;
  /** The rows of the plan, ordered by day. */
  entries: readonly Entry[];
  /** Whether no entry is ahead. */
  isOver: boolean;
  /** The next deadlines, all due on the same day. */
  next: readonly Entry[];
  /** The questions to the office; after the election, only the one about its runoff. */
  questions: readonly OfficeQuestion[];
  unanswered: readonly OfficeQuestion[];
  warnings: readonly string[];
  /** The sentences below the plan about its sources. */
  sources: string;
  /** The published election, until its day, if the calendar to subscribe to has the same deadlines as the plan. */
  subscription: ElectionDate | undefined;
}

/** The published elections that a choice may mean: the one that it names, or all of its kind on its day. */
function publishedElections({ type, day, electionId }: Choice, { items }: ElectionDates) {
  const sameDay = items.filter((item) => item.type === type && item.day === day);
  const named = sameDay.filter(({ id }) => id === electionId);
  return named.length > 0 ? named : sameDay;
}

/** The rough time of a nationwide election whose day is not set yet; undefined for all others. */
function roughTime(choice: Choice, { open }: ElectionDates, termStart: Day): string | undefined {
  if (isIrregular(choice, termStart)) return undefined;
  const { type, day } = choice;
  return open.find((item) => item.type === type && item.earliest && day >= item.earliest)?.when;
}

/** The name of a plan. A published election has its own, every other one that of its kind. */
function nameOf(
  { choice, details }: PlanInput,
  election: ElectionDate | undefined,
  { table }: CalendarWords,
): string {
  const title = election?.name ?? CAMPAIGN_TYPE_LABELS[choice.type];
  const independent = details.isIndependent && table.independent;
  return [title, independent, details.federalState].filter(Boolean).join(', ');
}

/** The candidacy of a plan. Who applies for the office of a mayor stands without a party, too. */
const candidacyOf = ({ details, rules }: PlanInput): Candidacy =>
  details.isIndependent || rules.some((rule) => rule.isApplication) ? 'independent' : 'party';

/** The questions to the office of an election, for this candidacy. */
const questionsOf = ({ type }: Choice, candidacy: Candidacy, { ask }: CalendarWords) =>
  ask.questions.filter(
    (question) => appliesTo(question, type) && (question.candidacy ?? candidacy) === candidacy,
  );

/** The sentences that say where the day of an election was published, and how current the deadlines are. */
function sourcesText(
  election: ElectionDate | undefined,
  { source, asOf }: ElectionDates,
  words: CalendarWords,
): string {
  const legal = legalText(words);
  if (!election) return legal;
  const published = fill(words.plan.published, { source, names: election.name, asOf });
  return `${election.source ?? published} ${legal}`;
}

function warningsOf(
  { choice, today }: PlanInput,
  elections: readonly ElectionDate[],
  entries: readonly Entry[],
  { plan, termStart }: CalendarWords,
): string[] {
  const { day } = choice;
  const warnings: string[] = [];
  if (elections.length > 1)
    warnings.push(fill(plan.several, { names: listPhrase(elections.map(({ name }) => name)) }));
  if (!isSunday(day)) warnings.push(fill(plan.noSunday, { day: weekdayText(day) }));
  if (isIrregular(choice, termStart)) {
    const { from, to } = regularDays(termStart);
    warnings.push(fill(plan.irregular, { from: dayText(from), to: dayText(to) }));
  }
  const over = entries.findLast(({ kind, status }) => kind === 'deadline' && status === 'past');
  if (over && today <= day)
    warnings.push(fill(plan.over, { title: over.title, day: dayText(over.until) }));
  else if (today <= day && daysBetween(today, day) < 42) warnings.push(plan.short);
  // All sentences about what is not allowed yet make one paragraph.
  const early = entries
    .filter((entry) => entry.day > today)
    .map((entry) => fill(entry.early ?? '', { day: dayText(entry.day), law: entry.source }));
  return [...warnings, early.filter(Boolean).join(' ')].filter(Boolean);
}

/** The next deadlines, all due on the same day. Deadlines after the election follow only when the election is over. */
function nextDeadlines(entries: readonly Entry[], election: Day, today: Day): Entry[] {
  const ahead = entries
    .filter((entry) => entry.kind === 'deadline' && isAhead(entry))
    .filter(({ day }) => day <= election || election < today);
  const [next] = ahead.map((entry) => dueDay(entry, today)).toSorted();
  return ahead.filter((entry) => dueDay(entry, today) === next);
}

/** The ids and days of all deadlines, to compare two plans. */
const deadlinesOf = (entries: readonly EntryFacts[]): string =>
  entries
    .flatMap(({ kind, id, day }) => (kind === 'deadline' ? `${id} ${day}` : []))
    .toSorted()
    .join();

/** Computes the plan of an election from what a visitor has chosen and entered. */
export function planOf(words: CalendarWords, dates: ElectionDates, input: PlanInput): Plan {
  const { choice, details, today } = input;
  const elections = publishedElections(choice, dates);
  const election = elections.length === 1 ? elections[0] : undefined;
  const candidacy = candidacyOf(input);
  const ofLaw = lawEntries(words, choice, election, candidacy);
  const allQuestions = questionsOf(choice, candidacy, words);
  const entries = planEntries(words, input, ofLaw, allQuestions);
  const isBefore = today <= choice.day;
  const questions = allQuestions.filter((question) => isBefore || asksForRunoff(question));
  const isAsPublished = candidacy === 'party' && deadlinesOf(entries) === deadlinesOf(ofLaw);
  return {
    ...input,
    name: nameOf(input, election, words),
    election,
    when: election ? undefined : roughTime(choice, dates, words.termStart),
    entries,
    isOver: !entries.some(isAhead),
    next: nextDeadlines(entries, choice.day, today),
    questions,
    unanswered: questions.filter(({ id }) => !details.answers[id]),
    warnings: warningsOf(input, elections, entries, words),
    sources: sourcesText(election, dates, words),
    subscription: isBefore && isAsPublished ? election : undefined,
  };
}

/** The address of a published election's calendar, for programs that subscribe (`src/pages/abo/[election].ics.ts`). */
export const subscriptionHref = (id: string): string => `/abo/${id}.ics`;

/** The plan of a published election as the calendar to subscribe to has it: nobody has entered anything. */
export function publishedPlan(
  words: CalendarWords,
  { id, type, day }: ElectionDate,
  dates: ElectionDates,
  today: Day,
): Plan {
  const choice = { type, day, electionId: id };
  return planOf(words, dates, { choice, details: NO_DETAILS, rules: [], today });
}
