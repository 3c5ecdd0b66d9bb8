/** The types of campaigns, by the values of the form's field `campaign_type`. */
export const CAMPAIGN_TYPES = ['local', 'state', 'federal', 'european', 'mayor', 'other'] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];

/** The type of campaign that a value from outside names; undefined if the value names none. */
export const electionOf = (value: unknown): CampaignType | undefined =>
  CAMPAIGN_TYPES.find((type) => type === value);

/** Whether the whole country has one election of this kind at a time. */
export const isNationwide = (type: CampaignType): boolean =>
  type === 'federal' || type === 'european';

/** The names of the types of campaigns, which are the options of the form. They are agreed with the agency. */
export const CAMPAIGN_TYPE_LABELS: Record<CampaignType, string> = {
  local: 'Kommunalwahl',
  state: 'Landtagswahl',
  federal: 'Bundestagswahl',
  european: 'Europawahl',
  mayor: 'Bürgermeisterwahl',
  other: 'Andere',
};
