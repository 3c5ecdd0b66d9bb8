import { expect, test } from 'vitest';
import { LIMITS } from '../../../src/features/contact/fields.ts';
import { FIELD_MESSAGES } from '../../../src/features/contact/messages.ts';

test('the field messages have the agreed wording', () => {
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
