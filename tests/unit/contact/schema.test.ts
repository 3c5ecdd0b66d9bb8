import { describe, expect, test } from 'vitest';
import { FIELDS } from '../../../src/features/contact/fields.ts';
import {
  formInput,
  validateContactForm,
  validateContactRequest,
} from '../../../src/features/contact/validate.ts';
import { contactForm, contactInput, contactRequest } from '../../support/contact.ts';

const errorsOf = (changes: Record<string, unknown>) => {
  const result = validateContactRequest(contactInput(changes));
  return result.ok ? {} : result.errors;
};

describe('the contact request', () => {
  test.each([
    ['name', 'A', 'name_too_short'],
    ['name', '   A   ', 'name_too_short'],
    ['name', undefined, 'name_too_short'],
    ['name', 7, 'name_too_short'],
    ['name', 'A'.repeat(121), 'name_too_long'],
    ['email', 'anna', 'email_invalid'],
    ['email', 'anna@waehler', 'email_invalid'],
    ['email', 'a@waehler.example, b@waehler.example', 'email_invalid'],
    ['email', 'Anna <anna@waehler.example>', 'email_invalid'],
    ['email', `${'a'.repeat(65)}@waehler.example`, 'email_invalid'],
    ['email', `anna@${'a'.repeat(250)}.example`, 'email_invalid'],
    ['phone', '1234', 'phone_too_short'],
    ['phone', '1'.repeat(41), 'phone_too_long'],
    ['organization', 'A'.repeat(161), 'organization_too_long'],
    ['organization', 7, 'organization_invalid'],
    ['campaign_type', '', 'campaign_type_invalid'],
    ['campaign_type', 'Kommunalwahl', 'campaign_type_invalid'],
    ['message', 'Zu kurz', 'message_too_short'],
    ['message', '\u200b'.repeat(20), 'message_too_short'],
    ['message', 'A'.repeat(5001), 'message_too_long'],
    ['prefer_phone', 'yes', 'prefer_phone_invalid'],
  ])('refuses %s %j as %s', (field, value, code) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: code });
  });

  test.each([
    ['name', 'Al'],
    ['name', 'A'.repeat(120)],
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
    expect(request).not.toHaveProperty('phone', expect.anything());
    expect(request).not.toHaveProperty('organization', expect.anything());
  });

  test('takes prefer_phone as no when it is missing', () => {
    expect(contactRequest({ prefer_phone: undefined }).prefer_phone).toBe(false);
  });

  test('drops fields that it does not know', () => {
    expect(contactRequest({ bcc: 'x@waehler.example' })).not.toHaveProperty('bcc');
  });

  test.each([[null], [[]], ['text'], [7]])('finds every required field missing in %j', (body) => {
    const result = validateContactRequest(body);
    expect(result.ok ? [] : Object.keys(result.errors)).toEqual([
      'name',
      'email',
      'campaign_type',
      'message',
    ]);
  });

  test('lists errors in the order of the form', () => {
    const wrong = errorsOf({ message: '', campaign_type: '', phone: '1', email: '', name: '' });
    expect(Object.keys(wrong)).toEqual(FIELDS.filter((field) => field in wrong));
  });
});

describe('normalisation', () => {
  test('turns line breaks and controls in one-line fields into nothing that could be a header', () => {
    const { name } = contactRequest({ name: 'Anna\r\nBcc: x@y.example\u0000' });
    expect(name).toBe('Anna Bcc: x@y.example');
  });

  test('removes bidi overrides, zero-width and tag characters', () => {
    expect(contactRequest({ name: 'An\u202e\u200bna\u{e0041}' }).name).toBe('Anna');
  });

  test('composes letters and repairs lone surrogates', () => {
    expect(contactRequest({ name: 'Ju\u0308rgen \ud800' }).name).toBe('Jürgen \ufffd');
  });

  test('composes letters also across what it removes, and leaves no space behind', () => {
    expect(contactRequest({ name: 'Ju\u200b\u0308r\ufeffgen' }).name).toBe('Jürgen');
  });

  test('keeps the line feeds of a message', () => {
    expect(contactRequest({ message: 'Erste Zeile\r\nZweite\rDritte' }).message).toBe(
      'Erste Zeile\nZweite\nDritte',
    );
  });

  test('writes an international domain as mail servers need it', () => {
    expect(contactRequest({ email: 'anna@müller.example' }).email).toBe(
      'anna@xn--mller-kva.example',
    );
  });
});

describe('the plain form post', () => {
  test('is valid with the privacy tick', () => {
    expect(validateContactForm(formInput(contactForm())).ok).toBe(true);
  });

  test('needs the privacy tick', () => {
    const result = validateContactForm(formInput(contactForm({ agree_privacy: undefined })));
    expect(result).toEqual({ ok: false, errors: { agree_privacy: 'privacy_required' } });
  });

  test.each(['', '0', 'false', 'Off', ' nein '])('does not take „%s“ for a tick', (written) => {
    const input = formInput(contactForm({ agree_privacy: written, prefer_phone: written }));
    expect([input.agree_privacy, input.prefer_phone]).toEqual([false, false]);
  });

  test('takes a tick as yes and its absence as no', () => {
    const ticked = formInput(contactForm({ prefer_phone: 'on' }));
    const unticked = formInput(contactForm());
    expect([ticked.prefer_phone, unticked.prefer_phone]).toEqual([true, false]);
  });
});
