/** What is published about the days of elections. */
import { CAMPAIGN_TYPE_LABELS, type CampaignType } from '../../config/elections.ts';
import { listPhrase } from '../../lib/format.ts';
import { fill } from '../../lib/text.ts';
import type { ElectionDate, ElectionDates } from './dates-schema.ts';
import type { Day } from './day.ts';
import type { Choice } from './rules.ts';
import type { CalendarWords } from './schema.ts';

/** An election in a list, with its day if that is published. */
interface ListedElection {
  id: string;
  type: CampaignType;
  day?: Day | undefined;
}

/** The published elections that a choice may mean: the one that it names, or all of its kind on its day. */
export function publishedElections<Election extends ListedElection>(
  { type, day, electionId }: Choice,
  elections: readonly Election[],
): Election[] {
  const sameDay = elections.filter((each) => each.type === type && each.day === day);
  const named = sameDay.filter(({ id }) => id === electionId);
  return named.length > 0 ? named : sameDay;
}

/** The choice of a listed election. It names the id where kind and day fit several published elections. */
export function choiceOf(
  { id, type, day }: ListedElection & { day: Day },
  elections: readonly ListedElection[],
): Choice {
  const sameDay = publishedElections({ type, day }, elections);
  const isShared = sameDay.length > 1 && sameDay.some((each) => each.id === id);
  return isShared ? { type, day, electionId: id } : { type, day };
}

/** The name of the published election if a choice means exactly one, otherwise the kind of election. */
export function electionName(choice: Choice, { items }: ElectionDates): string {
  const [election, ...others] = publishedElections(choice, items);
  return election && others.length === 0 ? election.name : CAMPAIGN_TYPE_LABELS[choice.type];
}

/** The rough time of an election whose day is not set yet; undefined where it is set. */
export const openWhen = ({ type, day }: Choice, { open }: ElectionDates): string | undefined =>
  open.find((item) => item.type === type && item.earliest !== undefined && day >= item.earliest)
    ?.when;

/** Where the day was published; empty if it is not the day of a published election of this kind. */
export function publishedText(choice: Choice, dates: ElectionDates, words: CalendarWords): string {
  const elections = publishedElections(choice, dates.items);
  const names = elections.filter(({ source }) => !source).map(({ name }) => name);
  const { source, asOf } = dates;
  const text =
    names.length > 0 && fill(words.plan.published, { source, names: listPhrase(names), asOf });
  return [text, ...elections.map((election) => election.source)].filter(Boolean).join(' ');
}

/** The address of the calendar of a published election to subscribe to (`src/pages/abo/[election].ics.ts`). */
export const subscriptionHref = ({ id }: ElectionDate): string => `/abo/${id}.ics`;
