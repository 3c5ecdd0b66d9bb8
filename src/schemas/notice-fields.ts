/** The steps of the form, in their order. The result comes after them. */
export const STEPS = ['sponsor', 'election', 'money', 'report', 'address'] as const;
export type Step = (typeof STEPS)[number];

/** The kind of a field. `line` and `text` are free text of one and of several lines. */
export type Kind = 'line' | 'text' | 'email' | 'url' | 'euros' | 'date' | 'choice';

interface FieldRule {
  step: Step;
  kind: Kind;
  required: boolean;
  /** The answers of a choice. */
  options?: readonly string[];
  /** The field is asked only after one of these answers to another choice. */
  after?: readonly [field: string, ...answers: string[]];
}

// Answers of choices
const YES_NO = ['no', 'yes'] as const;
const LINKS = ['election', 'referendum', 'legislation', 'none'] as const;
const LEVELS = ['local', 'state', 'federal', 'european'] as const;
const ORIGINS = ['private', 'public', 'both'] as const;
const REGIONS = ['inside', 'outside', 'both'] as const;

// The answer that another choice must have
const CONTROLLED = ['controller', 'yes'] as const;
const PAID = ['payer', 'yes'] as const;
const TARGETED = ['targeting', 'yes'] as const;
const LINKED = ['link', 'election', 'referendum', 'legislation'] as const;
const POLL = ['link', 'election', 'referendum'] as const;

/**
 * The fields of a transparency notice, Article 12(1) of Regulation (EU) 2024/900. In each step the
 * required ones come first.
 */
const FIELDS = {
  sponsor_name: { step: 'sponsor', kind: 'line', required: true },
  sponsor_email: { step: 'sponsor', kind: 'email', required: true },
  controller: { step: 'sponsor', kind: 'choice', required: true, options: YES_NO },
  controller_name: { step: 'sponsor', kind: 'line', required: true, after: CONTROLLED },
  controller_email: { step: 'sponsor', kind: 'email', required: true, after: CONTROLLED },
  payer: { step: 'sponsor', kind: 'choice', required: true, options: YES_NO },
  payer_name: { step: 'sponsor', kind: 'line', required: true, after: PAID },
  payer_email: { step: 'sponsor', kind: 'email', required: true, after: PAID },
  sponsor_address: { step: 'sponsor', kind: 'line', required: false },
  sponsor_seat: { step: 'sponsor', kind: 'line', required: false },
  sponsor_register: { step: 'sponsor', kind: 'line', required: false },
  sponsor_website: { step: 'sponsor', kind: 'url', required: false },
  controller_address: { step: 'sponsor', kind: 'line', required: false, after: CONTROLLED },
  controller_seat: { step: 'sponsor', kind: 'line', required: false, after: CONTROLLED },
  payer_address: { step: 'sponsor', kind: 'line', required: false, after: PAID },
  payer_seat: { step: 'sponsor', kind: 'line', required: false, after: PAID },

  link: { step: 'election', kind: 'choice', required: true, options: LINKS },
  election_name: { step: 'election', kind: 'line', required: true, after: LINKED },
  election_level: {
    step: 'election',
    kind: 'choice',
    required: true,
    options: LEVELS,
    after: LINKED,
  },
  election_date: { step: 'election', kind: 'date', required: true, after: POLL },
  official_url: { step: 'election', kind: 'url', required: true, after: POLL },
  period_from: { step: 'election', kind: 'date', required: true },
  period_to: { step: 'election', kind: 'date', required: true },
  election_territory: { step: 'election', kind: 'line', required: false, after: LINKED },

  ad_amount: { step: 'money', kind: 'euros', required: true },
  ad_benefits: { step: 'money', kind: 'euros', required: true },
  tax: { step: 'money', kind: 'choice', required: true, options: ['gross', 'net'] },
  method: { step: 'money', kind: 'text', required: true },
  origin_kind: { step: 'money', kind: 'choice', required: true, options: ORIGINS },
  origin_region: { step: 'money', kind: 'choice', required: true, options: REGIONS },
  origin_text: { step: 'money', kind: 'text', required: false },
  campaign_amount: { step: 'money', kind: 'euros', required: false },
  campaign_benefits: { step: 'money', kind: 'euros', required: false },

  report: { step: 'report', kind: 'text', required: true },
  suspended: { step: 'report', kind: 'choice', required: true, options: YES_NO },
  suspended_text: { step: 'report', kind: 'text', required: true, after: ['suspended', 'yes'] },
  online: { step: 'report', kind: 'choice', required: true, options: YES_NO },
  targeting: { step: 'report', kind: 'choice', required: true, options: YES_NO },
  targeting_groups: { step: 'report', kind: 'text', required: true, after: TARGETED },
  targeting_data: { step: 'report', kind: 'text', required: true, after: TARGETED },
  targeting_logic: { step: 'report', kind: 'text', required: true, after: TARGETED },
  targeting_ai: { step: 'report', kind: 'text', required: true, after: TARGETED },
  privacy_contact: { step: 'report', kind: 'text', required: true, after: TARGETED },
  privacy_withdraw: { step: 'report', kind: 'text', required: true, after: TARGETED },
  replaces: { step: 'report', kind: 'line', required: false },
  archive_url: { step: 'report', kind: 'url', required: false, after: ['online', 'yes'] },
  targeting_period: { step: 'report', kind: 'line', required: false, after: TARGETED },
  targeting_reach: { step: 'report', kind: 'line', required: false, after: TARGETED },
  targeting_policy: { step: 'report', kind: 'url', required: false, after: TARGETED },
  privacy_url: { step: 'report', kind: 'url', required: false, after: TARGETED },

  notice_url: { step: 'address', kind: 'url', required: true },
} as const satisfies Record<string, FieldRule>;

export type Field = keyof typeof FIELDS;
export const FIELD_NAMES = Object.keys(FIELDS) as Field[];
export const ruleOf = (field: Field): FieldRule => FIELDS[field];
