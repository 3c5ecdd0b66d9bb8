import { describe, expect, test } from 'vitest';
import { FIELDS } from '../../../src/features/contact/fields.ts';
import {
  formInput,
  validateContactForm,
  validateContactRequest,
} from '../../../src/features/contact/schema.ts';
import { contactForm, contactInput, contactRequest } from '../../support/contact.ts';

// What other inputs lead to stands in tests/function/cases/inputs.ts.
const errorsOf = (changes: Record<string, unknown>) => {
  const result = validateContactRequest(contactInput(changes));
  return result.ok ? {} : result.errors;
};

describe('the contact request', () => {
  test.each([
    ['name', '   A   ', 'name_too_short'],
    ['name', 'A'.repeat(121), 'name_too_long'],
    ['name', '\u3164\u3164', 'name_invalid'],
    ['name', '\u3164', 'name_too_short'],
    ['email', `anna@${'a'.repeat(250)}.example`, 'email_invalid'],
    ['phone', '1234', 'phone_too_short'],
    ['phone', '1'.repeat(41), 'phone_too_long'],
    ['organization', 'A'.repeat(161), 'organization_too_long'],
    ['organization', 7, 'organization_invalid'],
    ['campaign_type', 'Kommunalwahl', 'campaign_type_invalid'],
    ['message', '\u200b'.repeat(20), 'message_too_short'],
    ['message', 'A'.repeat(5001), 'message_too_long'],
    ['prefer_phone', 'yes', 'prefer_phone_invalid'],
  ])('refuses %s %j as %s', (field, value, code) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: code });
  });

  test.each([
    ['name', 'Al'],
    ['name', 'A'.repeat(120)],
    ['name', '林李'],
    ['phone', '12345'],
    ['phone', '1'.repeat(40)],
    ['organization', 'A'.repeat(160)],
    ['message', '1234567890'],
    ['message', 'A'.repeat(5000)],
  ])('accepts %s at its limit', (field, value) => {
    expect(errorsOf({ [field]: value })).toEqual({});
  });

  test('leaves out optional fields that are empty', () => {
    const request = contactRequest({ phone: '  ', organization: '' });
    expect([request.phone, request.organization]).toEqual([undefined, undefined]);
  });

  test('lists errors in the order of the form', () => {
    const wrong = errorsOf({ message: '', campaign_type: '', phone: '1', email: '', name: '' });
    expect(Object.keys(wrong)).toEqual(FIELDS.filter((field) => field in wrong));
  });

  test('composes letters, also across what it removes, and leaves no space behind', () => {
    expect(contactRequest({ name: 'Ju\u200b\u0308r\ufeffgen \ud800' }).name).toBe('Jürgen \ufffd');
  });

  test('keeps the line feeds of a message', () => {
    const { message } = contactRequest({ message: 'Erste Zeile\r\nZweite\rDritte' });
    expect(message).toBe('Erste Zeile\nZweite\nDritte');
  });
});

describe('the plain form post', () => {
  test('needs the tick for the privacy statement', () => {
    expect(validateContactForm(formInput(contactForm())).ok).toBe(true);
    const result = validateContactForm(formInput(contactForm({ agree_privacy: undefined })));
    expect(result).toEqual({ ok: false, errors: { agree_privacy: 'privacy_required' } });
  });

  test.each(['', '0', 'false', 'Off', ' nein '])('does not take „%s“ for a tick', (written) => {
    const input = formInput(contactForm({ agree_privacy: written, prefer_phone: written }));
    expect([input['agree_privacy'], input['prefer_phone']]).toEqual([false, false]);
  });

  test('takes a tick as yes and its absence as no', () => {
    const ticked = formInput(contactForm({ prefer_phone: 'on' }));
    expect([ticked['prefer_phone'], formInput(contactForm())['prefer_phone']]).toEqual([
      true,
      false,
    ]);
  });
});
