export const CAMPAIGN_TYPES = ['local', 'state', 'federal', 'european', 'mayor', 'other'] as const;
export type CampaignType = (typeof CAMPAIGN_TYPES)[number];

/**
 * Characters after normalisation. Lower limits: specification, section 5; upper: CONTRACT.md.
 */
export const LIMITS = {
  name: { min: 2, max: 120 },
  email: { max: 254 },
  phone: { min: 5, max: 40 },
  organization: { max: 160 },
  message: { min: 10, max: 5000 },
} as const;

/** Every way a field can be wrong; `messages.ts` has the German sentence for each. */
export const FIELD_ERRORS = [
  'name_too_short',
  'name_too_long',
  'email_invalid',
  'phone_too_short',
  'phone_too_long',
  'organization_too_long',
  'organization_invalid',
  'campaign_type_invalid',
  'message_too_short',
  'message_too_long',
  'privacy_required',
  'prefer_phone_invalid',
] as const;
export type FieldError = (typeof FIELD_ERRORS)[number];

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

export type FieldErrors = Partial<Record<Field, FieldError>>;
