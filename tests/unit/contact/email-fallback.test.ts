import { describe, expect, test, vi } from 'vitest';
import contactPage from '../../../src/content/kontakt.json' with { type: 'json' };
import { emailFallback, reachText } from '../../../src/features/contact/email-fallback.ts';
import { electionLabel, withColon } from '../../../src/features/contact/fields.ts';
import { CAMPAIGN_TYPE_LABELS } from '../../../src/config/elections.ts';
import {
  type ContactField,
  CONTACT_FIELDS,
  contactRule,
  isTick,
} from '../../../src/schemas/contact-fields.ts';
import { contactForm, everyField } from '../../support/contact.ts';

const texts = contactPage.form;
const { fields } = texts;
const fallback = (changes: Parameters<typeof contactForm>[0] = {}) =>
  emailFallback(contactForm(changes), texts, 'hallo@agentur.example');

/** Subject and body as a mail program reads them. */
function mailOf(href = '') {
  const { protocol, pathname, searchParams } = new URL(href);
  return {
    to: protocol + pathname,
    subject: searchParams.get('subject'),
    body: searchParams.get('body'),
  };
}

describe('a request that could not be sent', () => {
  test('is there as text with everything that was typed', () => {
    const typed = [
      `${withColon(fields.name.label)} Anna Beispiel`,
      `${withColon(fields.email.label)} anna@waehler.example`,
      `${withColon(fields.phone.label)} 030 23125 777`,
      `${withColon(fields.organization.label)} Freie Liste Musterstadt`,
      `${withColon(fields.campaign_type.label)} ${CAMPAIGN_TYPE_LABELS.mayor}`,
      fields.prefer_phone.label,
      '',
      'Wir suchen Hilfe für den Wahlkampf.',
      'Gern ab Mai.',
    ];
    const lines = fallback({ prefer_phone: 'on' })?.text.split('\n') ?? [];
    // Of fields that the form may have besides, too.
    expect(lines.filter((line) => typed.includes(line))).toEqual(typed);
  });

  test('is there with each field that the form has but the consent', () => {
    const typed = everyField();
    const { text = '' } = emailFallback(new URLSearchParams(typed), texts, 'a@b.example') ?? {};
    const read = (field: ContactField) =>
      isTick(field) ? fields[field].label : (electionLabel(typed[field]) ?? typed[field]);
    const asked = CONTACT_FIELDS.filter((field) => contactRule(field).kind !== 'consent');
    expect(asked.filter((field) => !text.includes(read(field)))).toEqual([]);
  });

  test('is there as an e-mail to us', () => {
    const { text, href } = fallback() ?? {};
    expect(mailOf(href)).toEqual({
      to: 'mailto:hallo@agentur.example',
      subject: texts.fallback.subject,
      body: text?.replaceAll('\n', '\r\n'),
    });
  });

  test('leaves out what was not filled in', () => {
    const missing = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, undefined]));
    const typed = { name: 'Anna', phone: '', campaign_type: '', message: '' };
    expect(fallback({ ...missing, ...typed })?.text).toBe(`${withColon(fields.name.label)} Anna`);
  });

  test('fits into an address that every program takes, and says where it is cut', () => {
    const { text, href = '' } = fallback({ message: 'Größe 🗳 '.repeat(600) }) ?? {};
    expect(text?.length).toBeGreaterThan(4_000);
    expect(href.length).toBeLessThanOrEqual(2_000);
    expect(mailOf(href).body?.endsWith(texts.fallback.cut)).toBe(true);
    expect(mailOf(href).body).not.toContain('\ufffd');
  });

  // Anybody may post a form of 64 KiB, and this comes before every limit.
  test('looks at a long text twice at most', () => {
    const encode = vi.spyOn(globalThis, 'encodeURIComponent');
    fallback({ message: 'x'.repeat(31_000) });
    const length = encode.mock.calls.reduce((sum, [text]) => sum + String(text).length, 0);
    expect(length).toBeLessThan(2 * 31_500);
  });

  test('is nothing where nothing was typed', () => {
    expect(emailFallback(new URLSearchParams(), texts, 'a@b.example')).toBeUndefined();
  });
});

const HOURS = [
  {
    weekdays: ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag'],
    from: '7:00',
    to: '19:00',
  },
  { weekdays: ['samstag'], from: '9:00', to: '17:00' },
];
const reach = {
  now: 'jetzt, bis {to}',
  today: 'heute ab {from}',
  tomorrow: 'morgen ab {from}',
  later: 'am {weekday} ab {from}',
};

test.each([
  ['2026-11-23T10:00:00Z', 'jetzt, bis 19:00'],
  ['2026-11-23T05:00:00Z', 'heute ab 7:00'],
  ['2026-11-23T20:00:00Z', 'morgen ab 7:00'],
  ['2026-11-21T20:00:00Z', 'am Montag ab 7:00'],
])('at %s the telephone is „%s“', (instant, expected) => {
  expect(reachText(new Date(instant), HOURS, { ...texts.fallback, reach })).toBe(expected);
});
