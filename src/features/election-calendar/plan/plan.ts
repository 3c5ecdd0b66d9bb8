/** Computes what the plan of an election shows. */
import { CAMPAIGN_TYPE_LABELS } from '../../../config/elections.ts';
import { type Day, daysBetween, dayText, isSunday, weekdayText } from '../../../lib/day.ts';
import { listPhrase } from '../../../lib/format.ts';
import { fill } from '../../../lib/text.ts';
import type { CalendarContent } from '../calendar-schema.ts';
import { type Choice, isAsked, asksForRunoff, NO_DETAILS, type PlanDetails } from '../choice.ts';
import type { Candidacy, OfficeQuestion } from '../deadline-schema.ts';
import type { ElectionDate, ElectionDates } from '../election-dates-schema.ts';
import { entriesOf } from './entries.ts';
import { isIrregular, legalText, regularDays } from './law-days.ts';
import { dueDay, type Entry, isAhead, type PlanInput } from './status.ts';

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

/** The questions to the office of an election, for this candidacy. */
const questionsOf = ({ type }: Choice, candidacy: Candidacy, { ask }: CalendarContent) =>
  ask.questions.filter(
    (question) => isAsked(question, type) && (question.candidacy ?? candidacy) === candidacy,
  );

/** The name of an election, with a candidacy without a party, and with the state of a mayor's election. */
const nameOf = (
  kind: string,
  { isIndependent, federalState }: PlanDetails,
  { table }: CalendarContent,
): string => [kind, isIndependent && table.independent, federalState].filter(Boolean).join(', ');

/** The sentences that say where the day of an election was published, and how current the deadlines are. */
function sourcesText(
  election: ElectionDate | undefined,
  { source, asOf }: ElectionDates,
  content: CalendarContent,
): string {
  const legal = legalText(content);
  if (!election) return legal;
  const published = fill(content.plan.published, { source, names: election.name, asOf });
  return `${election.source ?? published} ${legal}`;
}

function warningsOf(
  { choice, today }: PlanInput,
  elections: readonly ElectionDate[],
  entries: readonly Entry[],
  { plan, termStart }: CalendarContent,
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
  // What is not allowed yet stands in one paragraph.
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

/** The calendar to subscribe to is computed from nothing that a visitor has chosen, entered or ticked. */
const NOTHING_ENTERED = { details: NO_DETAILS, rules: [] };

/** The ids and days of all deadlines, to compare two plans. */
const deadlinesOf = (entries: readonly Entry[]): string =>
  entries
    .flatMap(({ kind, id, day }) => (kind === 'deadline' ? `${id} ${day}` : []))
    .toSorted()
    .join();

/** The questions as a mail. It names the election with its day or, until that is set, with its rough time. */
function mailOf(
  questions: readonly OfficeQuestion[],
  election: string,
  { mail }: CalendarContent['ask'],
): Plan['mail'] {
  const list = questions.map(({ question }, index) => `${index + 1}. ${question}`).join('\n');
  const before = fill(mail.before, { election });
  return {
    subject: fill(mail.subject, { election }),
    body: [mail.greeting, before, list, mail.after].join('\n\n'),
  };
}

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
  /** A mail to the office with the questions that have no answer; if each has an answer, with all questions. */
  mail: { subject: string; body: string };
  warnings: readonly string[];
  /** The sentences below the plan about its sources. */
  sources: string;
  /** The published election, until its day, if the calendar to subscribe to has the same deadlines as the plan. */
  subscription: ElectionDate | undefined;
}

export function planOf(content: CalendarContent, dates: ElectionDates, input: PlanInput): Plan {
  const { choice, details, rules, today } = input;
  const { type, day } = choice;
  const elections = publishedElections(choice, dates);
  const election = elections.length === 1 ? elections[0] : undefined;
  const isApplication = rules.some((rule) => rule.isApplication);
  const candidacy = details.isIndependent || isApplication ? 'independent' : 'party';
  const questions = questionsOf(choice, candidacy, content);
  const about = { ...input, election, questions };
  const entries = entriesOf(content, { ...about, candidacy });
  const published = entriesOf(content, { ...about, ...NOTHING_ENTERED, candidacy: 'party' });
  const name = nameOf(election?.name ?? CAMPAIGN_TYPE_LABELS[type], details, content);
  const when = election ? undefined : roughTime(choice, dates, content.termStart);
  const asked = questions.filter((question) => today <= day || asksForRunoff(question));
  const unanswered = asked.filter(({ id }) => !details.answers[id]);
  const inMail = unanswered.length > 0 ? unanswered : asked;
  return {
    ...input,
    name,
    election,
    when,
    entries,
    isOver: !entries.some(isAhead),
    next: nextDeadlines(entries, day, today),
    questions: asked,
    unanswered,
    mail: mailOf(inMail, `${name}, ${when ?? dayText(day)}`, content.ask),
    warnings: warningsOf(input, elections, entries, content),
    sources: sourcesText(election, dates, content),
    subscription:
      today <= day && deadlinesOf(entries) === deadlinesOf(published) ? election : undefined,
  };
}

/** The address of a published election's calendar, for programs that subscribe (`src/pages/abo/[election].ics.ts`). */
export const subscriptionHref = (id: string): string => `/abo/${id}.ics`;

/** The plan of a published election as the calendar to subscribe to has it. */
export function publishedPlan(
  content: CalendarContent,
  { id, type, day }: ElectionDate,
  dates: ElectionDates,
  today: Day,
): Plan {
  const choice = { type, day, electionId: id };
  return planOf(content, dates, { choice, ...NOTHING_ENTERED, today });
}
