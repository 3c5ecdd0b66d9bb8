export { CAMPAIGN_TYPES, type CampaignType } from '../../config/routes.ts';

/** Least and most characters, after normalisation. */
export const LIMITS = {
  name: { min: 2, max: 120 },
  email: { max: 254 },
  phone: { min: 5, max: 40 },
  organization: { max: 160 },
  message: { min: 10, max: 5000 },
} as const;

/** In the order of the form, which is the order errors are listed in. */
export const FIELDS = [
  'name',
  'email',
  'phone',
  'organization',
  'campaign_type',
  'message',
  'prefer_phone',
  'agree_privacy',
] as const;
export type Field = (typeof FIELDS)[number];

/** The name of a field that people neither see nor reach by keyboard: only programs fill it in. */
export const HONEYPOT = 'betreff';

/** Dot-separated atoms (RFC 5322, 3.2.3), then a domain with a dot in it; no quoted names. */
export const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;
