import { CAMPAIGN_TYPE_LABELS, CAMPAIGN_TYPES, type CampaignType } from '../../config/elections.ts';
import type { Day } from './day.ts';
import type { ElectionDates } from './dates-schema.ts';

/** An election in the form's list. */
export interface ElectionOption {
  /** The value in the list: the id of a published election, or the kind of an election whose day the visitor types. */
  id: string;
  group: 'published' | 'open' | 'own';
  type: CampaignType;
  name: string;
  /** The day of a published election. */
  day?: Day;
  /** The rough time of an election whose day is open. */
  when?: string;
  /** The earliest day of such an election. */
  earliest?: Day | undefined;
}

/** The elections of the form's list. */
export const optionsOf = ({ items, open }: ElectionDates): ElectionOption[] => [
  ...items.map(({ id, type, name, day }) => ({
    id,
    group: 'published' as const,
    type,
    name,
    day,
  })),
  ...open.map((election, index) => ({
    ...election,
    id: `offen-${index + 1}`,
    group: 'open' as const,
  })),
  // An election whose day is open accepts any day, so the list does not offer its kind a second time.
  ...CAMPAIGN_TYPES.filter(
    (type) => !open.some(({ name }) => name === CAMPAIGN_TYPE_LABELS[type]),
  ).map((type) => ({
    id: type,
    group: 'own' as const,
    type,
    name: CAMPAIGN_TYPE_LABELS[type],
  })),
];

/** The option with an id. */
export const optionWith = (
  options: readonly ElectionOption[],
  id: string,
): ElectionOption | undefined => options.find((option) => option.id === id);
