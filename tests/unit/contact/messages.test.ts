import { expect, test } from 'vitest';
import {
  CAMPAIGN_TYPE_LABELS,
  FIELD_MESSAGES,
  REQUEST_ERRORS,
  REQUEST_MESSAGES,
} from '../../../src/features/contact/messages.ts';
import { CAMPAIGN_TYPES, FIELD_ERRORS, LIMITS } from '../../../src/features/contact/fields.ts';

test.each([
  ['field error', FIELD_ERRORS, FIELD_MESSAGES],
  ['request error', REQUEST_ERRORS, REQUEST_MESSAGES],
  ['campaign type', CAMPAIGN_TYPES, CAMPAIGN_TYPE_LABELS],
])('every %s has its own German text', (_, codes, texts) => {
  expect(Object.keys(texts)).toEqual([...codes]);
  expect(new Set(Object.values(texts)).size).toBe(codes.length);
});

test('the field messages are those of the specification', () => {
  expect(FIELD_MESSAGES).toMatchObject({
    name_too_short: 'Name muss mindestens 2 Zeichen lang sein',
    email_invalid: 'Ungültige E-Mail-Adresse',
    phone_too_short: 'Telefonnummer muss mindestens 5 Zeichen lang sein',
    campaign_type_invalid: 'Bitte wähle einen Kampagnentyp',
    message_too_short: 'Nachricht muss mindestens 10 Zeichen lang sein',
    privacy_required: 'Du musst den Datenschutzbestimmungen zustimmen',
  });
});

test('the message for a message that is too long names the limit', () => {
  const limit = LIMITS.message.max.toLocaleString('de-DE');
  expect(FIELD_MESSAGES.message_too_long).toContain(` ${limit} Zeichen`);
});
