/** The elections that the form lists, the chosen one, and what is published about their days. */
import {
  CAMPAIGN_TYPE_LABELS,
  CAMPAIGN_TYPES,
  type CampaignType,
  isNationwide,
} from '../../config/elections.ts';
import type { Day } from '../../lib/day.ts';
import { listPhrase } from '../../lib/format.ts';
import { fill } from '../../lib/text.ts';
import type { ElectionDate, ElectionDates } from './dates-schema.ts';
import type { CalendarContent } from './schema.ts';

/** An election that a visitor has chosen. */
export interface Choice {
  type: CampaignType;
  day: Day;
  /** The id of the election, if it was published. */
  electionId?: string | undefined;
}

/** An election in the form's list. */
export interface ElectionOption {
  /**
   * The value in the list: the id of a published election, `offen-1` for the first one whose day is open, or the kind
   * of an election whose day the visitor types.
   */
  id: string;
  group: 'published' | 'open' | 'own';
  type: CampaignType;
  name: string;
  /** The day of a published election. */
  day?: Day;
  /** The rough time of an election whose day is open. */
  when?: string;
  /** The earliest day of a nationwide election whose day is open. */
  earliest?: Day | undefined;
}

/** The elections of the form's list. */
export const optionsOf = ({ items, open }: ElectionDates): ElectionOption[] => [
  ...items.map((item): ElectionOption => ({ ...item, group: 'published' })),
  ...open.map((item, index): ElectionOption => ({
    ...item,
    id: `offen-${index + 1}`,
    group: 'open',
  })),
  // A nationwide election whose day is open is in the list already, and visitors type its day. A second option for its
  // kind would ask for the same.
  ...CAMPAIGN_TYPES.filter(
    (type) => !isNationwide(type) || open.every((item) => item.type !== type),
  ).map((type): ElectionOption => ({
    id: type,
    type,
    name: CAMPAIGN_TYPE_LABELS[type],
    group: 'own',
  })),
];

export const optionWith = (
  options: readonly ElectionOption[],
  id: string,
): ElectionOption | undefined => options.find((option) => option.id === id);

/** The published elections that a choice may mean: the one that it names, or all of its kind on its day. */
export function publishedElections(
  { type, day, electionId }: Choice,
  elections: readonly ElectionDate[],
): ElectionDate[] {
  const sameDay = elections.filter((each) => each.type === type && each.day === day);
  const named = sameDay.filter(({ id }) => id === electionId);
  return named.length > 0 ? named : sameDay;
}

/** The choice of a published election. */
export const choiceOf = ({ id, type, day }: ElectionDate): Choice => ({
  type,
  day,
  electionId: id,
});

/** The rough time of a nationwide election whose day is not set yet; undefined for all others. */
export const openWhen = ({ type, day }: Choice, { open }: ElectionDates): string | undefined =>
  open.find((item) => item.type === type && item.earliest !== undefined && day >= item.earliest)
    ?.when;

/** The sentence that says where the days of elections were published; empty without elections. */
export function publishedText(
  elections: readonly ElectionDate[],
  { source, asOf }: ElectionDates,
  { plan }: CalendarContent,
): string {
  const names = elections.filter((election) => !election.source).map(({ name }) => name);
  const text = names.length > 0 && fill(plan.published, { source, names: listPhrase(names), asOf });
  return [text, ...elections.map((election) => election.source)].filter(Boolean).join(' ');
}

/** The address of the calendar of a published election to subscribe to (`src/pages/abo/[election].ics.ts`). */
export const subscriptionHref = ({ id }: ElectionDate): string => `/abo/${id}.ics`;
