/** The steps of the form, in their order. After them comes the result. */
export const STEPS = ['sponsor', 'election', 'money', 'pieces'] as const;
export type Step = (typeof STEPS)[number];

/** The kind of a field. `line` is free text of one line, `text` of several. */
export type Kind = 'line' | 'text' | 'email' | 'url' | 'euros' | 'count' | 'date' | 'choice';

type Answer = readonly [choice: string, ...answers: string[]];

interface FieldRule {
  kind: Kind;
  /** The field may stay empty. */
  optional?: true;
  /** The answers of a choice. */
  options?: readonly string[];
  /** The field is asked only after one of these answers. */
  after?: readonly Answer[];
  /** The value of HTML's `autocomplete`, for fields about the visitor's own organisation. */
  autoComplete?: string;
  /** The field may stay empty until the visitor has asked somebody. Unless it is optional, the notice has to wait. */
  later?: true;
  /** A further piece of a campaign begins without the answer of the first one. */
  notCopied?: true;
  /** The form proposes an answer that hardly anybody changes. */
  proposed?: true;
  /** The label depends on the answer. It can be printed before the fields without this mark are answered. */
  onLabel?: true;
}

// These are the answers of choices.
const YES_NO = ['no', 'yes'] as const;
const WHO = ['organisation', 'person'] as const;
const LINKS = ['election', 'referendum', 'legislation', 'none'] as const;
const LEVELS = ['local', 'state', 'federal', 'european'] as const;
const ORIGINS = ['private', 'public', 'both'] as const;
const REGIONS = ['inside', 'outside', 'both'] as const;
const PIECES = ['poster', 'flyer', 'newspaper', 'web', 'post', 'other'] as const;

// Under these conditions other fields are asked.
const CONTROLLED = [['controller', 'yes']] as const;
const PAID = [['payer', 'yes']] as const;
const TARGETED = [['targeting', 'yes']] as const;
const LINKED = [['link', 'election', 'referendum', 'legislation']] as const;
const POLL = [['link', 'election', 'referendum']] as const;
const ONLINE = [
  ['piece_kind', 'web', 'post'],
  ['online', 'yes'],
] as const;
const OWN = [['publisher', 'sponsor']] as const;
const FOREIGN = [['publisher', 'company']] as const;

/**
 * The fields of a transparency notice, Article 12(1) of Regulation (EU) 2024/900. Those of the step `pieces` are
 * asked for each piece, the others once for the campaign. In each step, the fields that everybody is asked come
 * first.
 */
const FIELDS = {
  sponsor: {
    sponsor_kind: { kind: 'choice', options: WHO },
    sponsor_name: { kind: 'line', autoComplete: 'organization', onLabel: true },
    sponsor_email: { kind: 'email', autoComplete: 'email' },
    sponsor_seat: { kind: 'line', after: [['sponsor_kind', 'organisation']] },
    controller: { kind: 'choice', options: YES_NO, onLabel: true },
    controller_kind: { kind: 'choice', options: WHO, after: CONTROLLED },
    controller_name: { kind: 'line', after: CONTROLLED, onLabel: true },
    controller_email: { kind: 'email', after: CONTROLLED },
    controller_seat: { kind: 'line', after: [['controller_kind', 'organisation']] },
    payer: { kind: 'choice', options: YES_NO },
    payer_kind: { kind: 'choice', options: WHO, after: PAID },
    payer_name: { kind: 'line', after: PAID },
    payer_email: { kind: 'email', after: PAID },
    payer_seat: { kind: 'line', after: [['payer_kind', 'organisation']] },
    sponsor_website: { kind: 'url', optional: true, autoComplete: 'url' },
    sponsor_address: { kind: 'line', optional: true },
    sponsor_register: { kind: 'line', optional: true },
    controller_address: { kind: 'line', optional: true, after: CONTROLLED },
    payer_address: { kind: 'line', optional: true, after: PAID },
  },
  election: {
    link: { kind: 'choice', options: LINKS, onLabel: true },
    election_name: { kind: 'line', after: LINKED, onLabel: true },
    election_level: { kind: 'choice', options: LEVELS, after: LINKED },
    election_date: { kind: 'date', after: POLL, onLabel: true },
    official_url: { kind: 'url', after: POLL, later: true },
    election_territory: { kind: 'line', optional: true, after: LINKED },
  },
  money: {
    origin_kind: { kind: 'choice', options: ORIGINS },
    origin_region: { kind: 'choice', options: REGIONS },
    tax: { kind: 'choice', options: ['gross', 'net'] },
    origin_text: { kind: 'text', optional: true },
    campaign_amount: { kind: 'euros', optional: true },
    campaign_benefits: { kind: 'euros', optional: true },
  },
  pieces: {
    piece_kind: { kind: 'choice', options: PIECES, notCopied: true, onLabel: true },
    piece_name: { kind: 'line', notCopied: true },
    online: {
      kind: 'choice',
      options: YES_NO,
      after: [['piece_kind', 'newspaper', 'other']],
    },
    period_from: { kind: 'date', notCopied: true },
    period_to: { kind: 'date', notCopied: true },
    ad_amount: { kind: 'euros', notCopied: true, later: true },
    method: { kind: 'text', later: true },
    publisher: { kind: 'choice', options: ['sponsor', 'company'], onLabel: true },
    publisher_name: { kind: 'line', after: FOREIGN, onLabel: true },
    publisher_email: { kind: 'email', after: FOREIGN, later: true },
    publisher_url: {
      kind: 'url',
      optional: true,
      later: true,
      after: FOREIGN,
      notCopied: true,
      onLabel: true,
    },
    notice_url: { kind: 'url', after: OWN, notCopied: true, onLabel: true },
    targeting: { kind: 'choice', options: YES_NO, onLabel: true },
    targeting_groups: { kind: 'text', after: TARGETED },
    targeting_data: { kind: 'text', after: TARGETED },
    targeting_source: { kind: 'text', after: TARGETED },
    targeting_logic: { kind: 'text', after: TARGETED },
    targeting_ai: { kind: 'text', after: TARGETED },
    privacy_contact: { kind: 'text', after: TARGETED },
    privacy_withdraw: { kind: 'text', after: TARGETED },
    version: { kind: 'count', proposed: true },
    version_date: { kind: 'date', proposed: true },
    ad_benefits: { kind: 'euros', proposed: true },
    report: { kind: 'text', after: OWN, proposed: true },
    suspended: { kind: 'choice', options: YES_NO, proposed: true },
    suspended_text: { kind: 'text', after: [['suspended', 'yes']], proposed: true },
    replaces: { kind: 'line', optional: true, notCopied: true },
    reach: { kind: 'line', optional: true, after: ONLINE, notCopied: true },
    archive_url: { kind: 'url', optional: true, after: ONLINE, notCopied: true },
    targeting_period: { kind: 'line', optional: true, after: TARGETED },
    targeting_policy: { kind: 'url', optional: true, after: TARGETED },
    privacy_url: { kind: 'url', optional: true, after: TARGETED },
  },
} as const satisfies Record<Step, Record<string, FieldRule>>;

export type Field = { [Name in Step]: keyof (typeof FIELDS)[Name] }[Step];
type Rule = FieldRule & { step: Step };

const RULES = Object.fromEntries(
  STEPS.flatMap((step) =>
    Object.entries<FieldRule>(FIELDS[step]).map(([name, rule]) => [name, { ...rule, step }]),
  ),
) as Record<Field, Rule>;

export const FIELD_NAMES = Object.keys(RULES) as Field[];
export const ruleOf = (field: Field): Rule => RULES[field];
export const isField = (name: string): name is Field => Object.hasOwn(RULES, name);

/** Whether a field is in the fold below the others, because few visitors have to change it. */
export function isFolded(field: Field): boolean {
  const { optional, later, proposed } = ruleOf(field);
  return proposed === true || (optional === true && !later);
}

/** Whether a field is asked for each piece; the others are asked once for the campaign. */
export const isOfPiece = (field: Field): boolean => ruleOf(field).step === 'pieces';
export const PIECE_FIELDS = FIELD_NAMES.filter(isOfPiece);
export const CAMPAIGN_FIELDS = FIELD_NAMES.filter((field) => !isOfPiece(field));

/** The 16 points of a notice with their fields, in the order of published notices. */
export const POINTS = {
  sponsor: [
    'sponsor_name',
    'sponsor_email',
    'sponsor_address',
    'sponsor_seat',
    'sponsor_register',
    'sponsor_website',
  ],
  controller: ['controller_name', 'controller_email', 'controller_address', 'controller_seat'],
  payer: ['payer_name', 'payer_email', 'payer_address', 'payer_seat'],
  period: ['period_from', 'period_to'],
  ad: ['ad_amount', 'ad_benefits', 'tax'],
  campaign: ['campaign_amount', 'campaign_benefits'],
  origin: ['origin_kind', 'origin_region', 'origin_text'],
  method: ['method'],
  link: ['link', 'election_name', 'election_level', 'election_date', 'election_territory'],
  official: ['official_url'],
  archive: ['archive_url'],
  report: ['report', 'publisher_name', 'publisher_email'],
  suspended: ['suspended', 'suspended_text', 'replaces'],
  targeting: ['targeting'],
  techniques: [
    'targeting_groups',
    'targeting_data',
    'targeting_source',
    'targeting_logic',
    'targeting_ai',
    'targeting_period',
    'targeting_policy',
    'reach',
  ],
  privacy: ['privacy_contact', 'privacy_withdraw', 'privacy_url'],
} as const satisfies Record<string, readonly Field[]>;

export type PointName = keyof typeof POINTS;
export const POINT_NAMES = Object.keys(POINTS) as PointName[];

/** The sizes in which a label is made. */
export const LABEL_SIZE_NAMES = ['a6', 'a4', 'poster'] as const;
export type LabelSize = (typeof LABEL_SIZE_NAMES)[number];
