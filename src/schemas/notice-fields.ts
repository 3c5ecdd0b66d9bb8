/** The steps of the form, in their order. The result comes after them. */
export const STEPS = ['sponsor', 'election', 'money', 'pieces'] as const;
export type Step = (typeof STEPS)[number];

/** The kind of a field. `line` and `text` are free text of one and of several lines. */
export type Kind = 'line' | 'text' | 'email' | 'url' | 'euros' | 'count' | 'date' | 'choice';

export type Answer = readonly [choice: string, ...answers: string[]];

interface FieldRule {
  /** Fields of the step `pieces` are asked for each piece, the others once for the campaign. */
  step: Step;
  kind: Kind;
  required: boolean;
  /** The answers of a choice. */
  options?: readonly string[];
  /** The field is asked only after one of these answers. */
  after?: readonly Answer[];
  /** And only after this one, too. */
  also?: Answer;
  /** HTML's word for what a field about the visitor's own side holds. */
  autoComplete?: string;
  /** The visitor may have to ask somebody: while it is empty the notice is there, marked as incomplete. */
  later?: boolean;
  /** Not required, and asked among those that are: voluntary, or a publisher fills in the gap that it leaves. */
  upFront?: 'voluntary' | 'gap';
  /**
   * How a further piece of a campaign gets it, where it does not take over the answer of the first: as its
   * `own` alone, or `offered`, because who publishes a flyer is not who publishes an advertisement.
   */
  further?: 'own' | 'offered';
  /** The label says it, or depends on it: the label can be printed before the others are answered. */
  onLabel?: true;
  /** The answer often changes from piece to piece: it is not folded away where it was taken over. */
  varies?: boolean;
}

// Answers of choices
const YES_NO = ['no', 'yes'] as const;
const WHO = ['organisation', 'person'] as const;
const LINKS = ['election', 'referendum', 'legislation', 'none'] as const;
const LEVELS = ['local', 'state', 'federal', 'european'] as const;
const ORIGINS = ['private', 'public', 'both'] as const;
const REGIONS = ['inside', 'outside', 'both'] as const;
export const PIECES = ['poster', 'flyer', 'newspaper', 'web', 'post', 'other'] as const;

// Answers that other fields follow
const CONTROLLED = [['controller', 'yes']] as const;
const PAID = [['payer', 'yes']] as const;
const TARGETED = [['targeting', 'yes']] as const;
const LINKED = [['link', 'election', 'referendum', 'legislation']] as const;
const POLL = [['link', 'election', 'referendum']] as const;
const ONLINE = [
  ['piece_kind', 'web', 'post'],
  ['online', 'yes'],
] as const;
/** Pieces that somebody prints, and hangs or distributes. */
export const PRINTED = ['poster', 'flyer'] as const;
const OWN = [['publisher', 'sponsor']] as const;
const FOREIGN = [['publisher', 'company']] as const;

/**
 * The fields of a transparency notice, Article 12(1) of Regulation (EU) 2024/900. In each step those that are
 * asked of everybody come first.
 */
const FIELDS = {
  sponsor_kind: { step: 'sponsor', kind: 'choice', required: true, options: WHO },
  sponsor_name: {
    step: 'sponsor',
    kind: 'line',
    required: true,
    autoComplete: 'organization',
    onLabel: true,
  },
  sponsor_email: { step: 'sponsor', kind: 'email', required: true, autoComplete: 'email' },
  sponsor_seat: {
    step: 'sponsor',
    kind: 'line',
    required: true,
    after: [['sponsor_kind', 'organisation']],
  },
  sponsor_website: {
    step: 'sponsor',
    kind: 'url',
    required: false,
    upFront: 'voluntary',
    autoComplete: 'url',
  },
  controller: {
    step: 'sponsor',
    kind: 'choice',
    required: true,
    options: YES_NO,
    onLabel: true,
  },
  controller_kind: {
    step: 'sponsor',
    kind: 'choice',
    required: true,
    options: WHO,
    after: CONTROLLED,
  },
  controller_name: {
    step: 'sponsor',
    kind: 'line',
    required: true,
    after: CONTROLLED,
    onLabel: true,
  },
  controller_email: { step: 'sponsor', kind: 'email', required: true, after: CONTROLLED },
  controller_seat: {
    step: 'sponsor',
    kind: 'line',
    required: true,
    after: [['controller_kind', 'organisation']],
  },
  payer: { step: 'sponsor', kind: 'choice', required: true, options: YES_NO },
  payer_kind: { step: 'sponsor', kind: 'choice', required: true, options: WHO, after: PAID },
  payer_name: { step: 'sponsor', kind: 'line', required: true, after: PAID },
  payer_email: { step: 'sponsor', kind: 'email', required: true, after: PAID },
  payer_seat: {
    step: 'sponsor',
    kind: 'line',
    required: true,
    after: [['payer_kind', 'organisation']],
  },
  sponsor_address: { step: 'sponsor', kind: 'line', required: false },
  sponsor_register: { step: 'sponsor', kind: 'line', required: false },
  controller_address: { step: 'sponsor', kind: 'line', required: false, after: CONTROLLED },
  payer_address: { step: 'sponsor', kind: 'line', required: false, after: PAID },

  link: { step: 'election', kind: 'choice', required: true, options: LINKS, onLabel: true },
  election_name: {
    step: 'election',
    kind: 'line',
    required: true,
    after: LINKED,
    onLabel: true,
  },
  election_level: {
    step: 'election',
    kind: 'choice',
    required: true,
    options: LEVELS,
    after: LINKED,
  },
  election_date: {
    step: 'election',
    kind: 'date',
    required: true,
    after: POLL,
    onLabel: true,
  },
  official_url: { step: 'election', kind: 'url', required: true, after: POLL, later: true },
  election_territory: { step: 'election', kind: 'line', required: false, after: LINKED },

  origin_kind: { step: 'money', kind: 'choice', required: true, options: ORIGINS },
  origin_region: { step: 'money', kind: 'choice', required: true, options: REGIONS },
  tax: { step: 'money', kind: 'choice', required: true, options: ['gross', 'net'] },
  origin_text: { step: 'money', kind: 'text', required: false },
  campaign_amount: { step: 'money', kind: 'euros', required: false, later: true },
  campaign_benefits: { step: 'money', kind: 'euros', required: false },

  piece_kind: {
    step: 'pieces',
    kind: 'choice',
    required: true,
    options: PIECES,
    further: 'own',
    onLabel: true,
  },
  piece_name: { step: 'pieces', kind: 'line', required: true, further: 'own' },
  online: {
    step: 'pieces',
    kind: 'choice',
    required: true,
    options: YES_NO,
    after: [['piece_kind', 'newspaper', 'other']],
    further: 'offered',
    varies: true,
  },
  period_from: { step: 'pieces', kind: 'date', required: true, further: 'offered', varies: true },
  period_to: { step: 'pieces', kind: 'date', required: true, further: 'offered', varies: true },
  ad_amount: { step: 'pieces', kind: 'euros', required: true, further: 'own', later: true },
  ad_benefits: { step: 'pieces', kind: 'euros', required: true },
  method: {
    step: 'pieces',
    kind: 'text',
    required: true,
    further: 'offered',
    varies: true,
    later: true,
  },
  publisher: {
    step: 'pieces',
    kind: 'choice',
    required: true,
    options: ['sponsor', 'company'],
    further: 'offered',
    onLabel: true,
  },
  publisher_name: {
    step: 'pieces',
    kind: 'line',
    required: true,
    after: FOREIGN,
    further: 'offered',
    onLabel: true,
  },
  publisher_email: {
    step: 'pieces',
    kind: 'email',
    required: true,
    after: FOREIGN,
    later: true,
    further: 'offered',
  },
  publisher_url: {
    step: 'pieces',
    kind: 'url',
    required: false,
    upFront: 'gap',
    after: FOREIGN,
    further: 'own',
    onLabel: true,
  },
  distributor_name: {
    step: 'pieces',
    kind: 'line',
    required: false,
    upFront: 'voluntary',
    after: OWN,
    also: ['piece_kind', ...PRINTED],
    further: 'offered',
  },
  report: { step: 'pieces', kind: 'text', required: true, after: OWN },
  notice_url: {
    step: 'pieces',
    kind: 'url',
    required: true,
    after: OWN,
    further: 'own',
    onLabel: true,
  },
  suspended: { step: 'pieces', kind: 'choice', required: true, options: YES_NO },
  suspended_text: { step: 'pieces', kind: 'text', required: true, after: [['suspended', 'yes']] },
  targeting: {
    step: 'pieces',
    kind: 'choice',
    required: true,
    options: YES_NO,
    varies: true,
    onLabel: true,
  },
  targeting_groups: { step: 'pieces', kind: 'text', required: true, after: TARGETED },
  targeting_data: { step: 'pieces', kind: 'text', required: true, after: TARGETED },
  targeting_source: { step: 'pieces', kind: 'text', required: true, after: TARGETED },
  targeting_logic: { step: 'pieces', kind: 'text', required: true, after: TARGETED },
  targeting_ai: { step: 'pieces', kind: 'text', required: true, after: TARGETED },
  privacy_contact: { step: 'pieces', kind: 'text', required: true, after: TARGETED },
  privacy_withdraw: { step: 'pieces', kind: 'text', required: true, after: TARGETED },
  version: { step: 'pieces', kind: 'count', required: true },
  version_date: { step: 'pieces', kind: 'date', required: true },
  replaces: { step: 'pieces', kind: 'line', required: false, further: 'own' },
  reach: { step: 'pieces', kind: 'line', required: false, after: ONLINE, further: 'own' },
  archive_url: { step: 'pieces', kind: 'url', required: false, after: ONLINE, further: 'own' },
  targeting_period: { step: 'pieces', kind: 'line', required: false, after: TARGETED },
  targeting_policy: { step: 'pieces', kind: 'url', required: false, after: TARGETED },
  privacy_url: { step: 'pieces', kind: 'url', required: false, after: TARGETED },
} as const satisfies Record<string, FieldRule>;

export type Field = keyof typeof FIELDS;
export const FIELD_NAMES = Object.keys(FIELDS) as Field[];
export const ruleOf = (field: Field): FieldRule => FIELDS[field];
export const isField = (name: string): name is Field => Object.hasOwn(FIELDS, name);

/** The ways to use a notice that the result explains. A `company` publishes what others print. */
export const GUIDES = ['print', 'web', 'newspaper', 'post', 'company'] as const;
export type Guide = (typeof GUIDES)[number];

/** What somebody does with files: a piece with its label, the page of its notice, or distributing and hanging. */
export const TASKS = [...GUIDES, 'page', 'spread', 'hang'] as const;
export type Task = (typeof TASKS)[number];

/** What a firm that publishes has to say; it is asked for its own form, too. */
export const QUESTIONS = ['address', 'email', 'price', 'form'] as const;
export type Question = (typeof QUESTIONS)[number];

/** The files of a piece: the label and the code for the piece itself, the rest for the notice. */
export const FILES = [
  'labelText',
  'labelSvg',
  'labelPng',
  'qrSvg',
  'qrPng',
  'page',
  'text',
  'data',
] as const;
export type FileKind = (typeof FILES)[number];
