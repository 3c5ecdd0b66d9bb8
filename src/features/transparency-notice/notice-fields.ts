/** The steps of the form, in their order. After them comes the result. */
export const STEPS = ['sponsor', 'election', 'money', 'pieces'] as const;
type Step = (typeof STEPS)[number];

/** The 16 points of a notice, in the order of published notices. */
export const POINT_NAMES = [
  'sponsor',
  'controller',
  'payer',
  'period',
  'ad',
  'campaign',
  'origin',
  'method',
  'link',
  'official',
  'archive',
  'report',
  'suspended',
  'targeting',
  'techniques',
  'privacy',
] as const;
export type PointName = (typeof POINT_NAMES)[number];

interface KindRule {
  /** The greatest number of characters. */
  max: number;
  /** The code of the error if the answer is missing. */
  missing: 'required' | 'amount_required' | 'date_required' | 'choice_required';
  /** Whether a field takes half a row. */
  half?: true;
}

/** The kinds of fields. `line` is free text of one line, `text` of several. */
const KINDS = {
  line: { max: 200, missing: 'required' },
  text: { max: 2000, missing: 'required' },
  email: { max: 254, missing: 'required' },
  url: { max: 300, missing: 'required' },
  euros: { max: 20, half: true, missing: 'amount_required' },
  date: { max: 20, half: true, missing: 'date_required' },
  choice: { max: 20, missing: 'choice_required' },
} as const satisfies Record<string, KindRule>;
export type Kind = keyof typeof KINDS;

type Answer = readonly [choice: string, ...answers: string[]];

interface FieldRule {
  kind: Kind;
  /** The point of the notice that states the answer. */
  point?: PointName;
  optional?: true;
  options?: readonly string[];
  /** The answers after which the field is asked; without them, it is always asked. */
  after?: readonly Answer[];
  /** The value of HTML's `autocomplete`, for fields about the visitor's own organisation. */
  autoComplete?: string;
  /** Whether the visitor may answer later, after asking somebody. The notice waits, unless the answer is optional. */
  later?: true;
  /** Whether a further piece of a campaign begins without the answer of the first one. */
  notCopied?: true;
  /** Whether the form proposes an answer that hardly anybody changes. */
  proposed?: true;
  /** Whether the label depends on the answer. The label can be printed while other fields are still open. */
  onLabel?: true;
}

// The answers to choose from in some fields.
const YES_NO = ['no', 'yes'] as const;
const SPONSOR_KINDS = ['organisation', 'person'] as const;
const SUBJECTS = ['election', 'referendum', 'legislation', 'none'] as const;
const LEVELS = ['local', 'state', 'federal', 'european'] as const;
const ORIGINS = ['private', 'public', 'both'] as const;
const REGIONS = ['inside', 'outside', 'both'] as const;
const PIECE_KINDS = ['poster', 'flyer', 'newspaper', 'web', 'post', 'other'] as const;

// Conditions of other fields: a field is asked if the field that stands first has one of the answers that follow.
const CONTROLLED = [['controller', 'yes']] as const;
const CONTROLLED_BY_ORGANISATION = [['controller_kind', 'organisation']] as const;
const PAID = [['payer', 'yes']] as const;
const TARGETED = [['targeting', 'yes']] as const;
const SUSPENDED = [['suspended', 'yes']] as const;
const LINKED = [['link', 'election', 'referendum', 'legislation']] as const;
const VOTES = [['link', 'election', 'referendum']] as const;
const ONLINE = [
  ['piece_kind', 'web', 'post'],
  ['online', 'yes'],
] as const;
const BY_SPONSOR = [['publisher', 'sponsor']] as const;
const BY_COMPANY = [['publisher', 'company']] as const;

/**
 * The fields of a transparency notice, Article 12(1) of Regulation (EU) 2024/900. Those of the step `pieces` are
 * asked for each piece, the others once for the campaign.
 */
const FIELDS = {
  sponsor: {
    // No point of the notice states whether a sponsor, controller or payer is a person. The form asks it, because only
    // an organisation has a seat.
    sponsor_kind: { kind: 'choice', options: SPONSOR_KINDS },
    sponsor_name: { kind: 'line', autoComplete: 'organization', onLabel: true, point: 'sponsor' },
    sponsor_email: { kind: 'email', autoComplete: 'email', point: 'sponsor' },
    sponsor_address: { kind: 'line', optional: true, point: 'sponsor' },
    sponsor_seat: { kind: 'line', after: [['sponsor_kind', 'organisation']], point: 'sponsor' },
    sponsor_register: { kind: 'line', optional: true, point: 'sponsor' },
    sponsor_website: { kind: 'url', optional: true, autoComplete: 'url', point: 'sponsor' },
    controller: { kind: 'choice', options: YES_NO, onLabel: true },
    controller_kind: { kind: 'choice', options: SPONSOR_KINDS, after: CONTROLLED },
    controller_name: { kind: 'line', after: CONTROLLED, onLabel: true, point: 'controller' },
    controller_email: { kind: 'email', after: CONTROLLED, point: 'controller' },
    controller_address: { kind: 'line', optional: true, after: CONTROLLED, point: 'controller' },
    controller_seat: { kind: 'line', after: CONTROLLED_BY_ORGANISATION, point: 'controller' },
    payer: { kind: 'choice', options: YES_NO },
    payer_kind: { kind: 'choice', options: SPONSOR_KINDS, after: PAID },
    payer_name: { kind: 'line', after: PAID, point: 'payer' },
    payer_email: { kind: 'email', after: PAID, point: 'payer' },
    payer_address: { kind: 'line', optional: true, after: PAID, point: 'payer' },
    payer_seat: { kind: 'line', after: [['payer_kind', 'organisation']], point: 'payer' },
  },
  election: {
    link: { kind: 'choice', options: SUBJECTS, onLabel: true, point: 'link' },
    election_name: { kind: 'line', after: LINKED, onLabel: true, point: 'link' },
    election_level: { kind: 'choice', options: LEVELS, after: LINKED, point: 'link' },
    election_date: { kind: 'date', after: VOTES, onLabel: true, point: 'link' },
    official_url: { kind: 'url', after: VOTES, later: true, point: 'official' },
    election_territory: { kind: 'line', optional: true, after: LINKED, point: 'link' },
  },
  money: {
    origin_kind: { kind: 'choice', options: ORIGINS, point: 'origin' },
    origin_region: { kind: 'choice', options: REGIONS, point: 'origin' },
    tax: { kind: 'choice', options: ['gross', 'net'], point: 'ad' },
    origin_text: { kind: 'text', optional: true, point: 'origin' },
    campaign_amount: { kind: 'euros', optional: true, point: 'campaign' },
    campaign_benefits: { kind: 'euros', optional: true, point: 'campaign' },
  },
  pieces: {
    piece_kind: { kind: 'choice', options: PIECE_KINDS, notCopied: true, onLabel: true },
    piece_name: { kind: 'line', notCopied: true },
    online: { kind: 'choice', options: YES_NO, after: [['piece_kind', 'newspaper', 'other']] },
    period_from: { kind: 'date', notCopied: true, point: 'period' },
    period_to: { kind: 'date', notCopied: true, point: 'period' },
    ad_amount: { kind: 'euros', notCopied: true, later: true, point: 'ad' },
    method: { kind: 'text', later: true, point: 'method' },
    publisher: { kind: 'choice', options: ['sponsor', 'company'], notCopied: true, onLabel: true },
    publisher_name: { kind: 'line', after: BY_COMPANY, onLabel: true, point: 'report' },
    publisher_email: { kind: 'email', after: BY_COMPANY, later: true, point: 'report' },
    publisher_url: {
      kind: 'url',
      optional: true,
      later: true,
      after: BY_COMPANY,
      notCopied: true,
      onLabel: true,
    },
    notice_url: { kind: 'url', after: BY_SPONSOR, notCopied: true, onLabel: true },
    targeting: { kind: 'choice', options: YES_NO, onLabel: true, point: 'targeting' },
    targeting_groups: { kind: 'text', after: TARGETED, point: 'techniques' },
    targeting_data: { kind: 'text', after: TARGETED, point: 'techniques' },
    targeting_source: { kind: 'text', after: TARGETED, point: 'techniques' },
    targeting_logic: { kind: 'text', after: TARGETED, point: 'techniques' },
    targeting_ai: { kind: 'text', after: TARGETED, point: 'techniques' },
    privacy_contact: { kind: 'text', after: TARGETED, point: 'privacy' },
    privacy_withdraw: { kind: 'text', after: TARGETED, point: 'privacy' },
    version: { kind: 'line', proposed: true },
    version_date: { kind: 'date', proposed: true },
    ad_benefits: { kind: 'euros', proposed: true, notCopied: true, point: 'ad' },
    report: { kind: 'text', after: BY_SPONSOR, proposed: true, point: 'report' },
    suspended: {
      kind: 'choice',
      options: YES_NO,
      proposed: true,
      notCopied: true,
      point: 'suspended',
    },
    suspended_text: {
      kind: 'text',
      after: SUSPENDED,
      proposed: true,
      notCopied: true,
      point: 'suspended',
    },
    replaces: { kind: 'line', optional: true, notCopied: true, point: 'suspended' },
    archive_url: { kind: 'url', optional: true, after: ONLINE, notCopied: true, point: 'archive' },
    targeting_period: { kind: 'line', optional: true, after: TARGETED, point: 'techniques' },
    targeting_policy: { kind: 'url', optional: true, after: TARGETED, point: 'techniques' },
    reach: { kind: 'line', optional: true, after: ONLINE, notCopied: true, point: 'techniques' },
    privacy_url: { kind: 'url', optional: true, after: TARGETED, point: 'privacy' },
  },
} as const satisfies Record<Step, Record<string, FieldRule>>;

export type Field = { [Name in Step]: keyof (typeof FIELDS)[Name] }[Step];
type Rule = FieldRule & KindRule & { step: Step };

const RULES = Object.fromEntries(
  (Object.keys(FIELDS) as Step[]).flatMap((step) =>
    Object.entries<FieldRule>(FIELDS[step]).map(([name, rule]) => [
      name,
      { ...rule, ...KINDS[rule.kind], step },
    ]),
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

/** The fields that a point of the notice states: first those of the piece, then those of the campaign. */
export const fieldsOfPoint = (point: PointName): readonly Field[] =>
  [...PIECE_FIELDS, ...CAMPAIGN_FIELDS].filter((field) => ruleOf(field).point === point);
