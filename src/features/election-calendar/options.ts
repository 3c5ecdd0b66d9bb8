import { CAMPAIGN_TYPE_LABELS, CAMPAIGN_TYPES, type CampaignType } from '../../config/elections.ts';
import { DAY_PARAMETER, ELECTION_PARAMETER } from '../../config/addresses.ts';
import type { Day } from './day.ts';
import type { ElectionDates } from './dates-schema.ts';

/** An election in the form's list. */
export interface ElectionOption {
  /** The kind of election or, for an election with a name, a value of its own: several can be of one kind. */
  value: string;
  type: CampaignType;
  name: string;
  /** The day of a published election. */
  day?: Day;
  /** The rough time of an election whose day is open. */
  when?: string;
  /** The earliest day of such an election. */
  earliest?: Day | undefined;
}

/** The elections of the form, in the groups of its list. */
export function optionsOf({ items, open }: ElectionDates) {
  // An election whose day is open accepts any day, so the list does not offer its kind a second time.
  const own = CAMPAIGN_TYPES.filter(
    (type) => !open.some(({ name }) => name === CAMPAIGN_TYPE_LABELS[type]),
  );
  return {
    published: items.map(({ id, type, name, day }): ElectionOption => ({
      value: id,
      type,
      name,
      day,
    })),
    open: open.map(({ type, name, when, earliest }, index): ElectionOption => ({
      value: `offen-${index + 1}`,
      type,
      name,
      when,
      earliest,
    })),
    own: own.map((type): ElectionOption => ({
      value: type,
      type,
      name: CAMPAIGN_TYPE_LABELS[type],
    })),
  };
}
export type ElectionOptions = ReturnType<typeof optionsOf>;

const allOf = ({ published, open, own }: ElectionOptions) => [...published, ...open, ...own];

/** The option with a value. */
export const optionWith = (options: ElectionOptions, value: string): ElectionOption | undefined =>
  allOf(options).find((option) => option.value === value);

/** The option for a kind of election and a day: the published election if there is exactly one, otherwise the kind. */
export function optionFor(
  options: ElectionOptions,
  { type, day }: { type: string; day: string },
): ElectionOption | undefined {
  const [published, ...others] = options.published.filter(
    (option) => option.type === type && option.day === day,
  );
  if (published && others.length === 0) return published;
  return [...options.own, ...options.open].find((option) => option.type === type);
}

/**
 * Replaces the value of an option in the page's query by its kind of election and its day. Such a query comes from
 * the browser, which sends the form itself until the script runs.
 */
export function queryOf(search: string, options: ElectionOptions): string {
  const values = new URLSearchParams(search);
  const sent = optionWith(options, values.get(ELECTION_PARAMETER) ?? '');
  if (!sent || sent.value === sent.type) return search;
  values.set(ELECTION_PARAMETER, sent.type);
  if (sent.day) values.set(DAY_PARAMETER, sent.day);
  return `?${values}`;
}
