/** The elections in the list of the form. */
import {
  CAMPAIGN_TYPE_LABELS,
  CAMPAIGN_TYPES,
  type CampaignType,
  isNationwide,
} from '../../config/elections.ts';
import type { Day } from '../../lib/day.ts';
import type { ElectionDates } from './dates-schema.ts';

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

export const optionsOf = ({ items, open }: ElectionDates): ElectionOption[] => [
  ...items.map((item): ElectionOption => ({ ...item, group: 'published' })),
  ...open.map((item, index): ElectionOption => ({
    ...item,
    id: `offen-${index + 1}`,
    group: 'open',
  })),
  // A nationwide election whose day is open needs no second option: visitors type its day, too.
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
