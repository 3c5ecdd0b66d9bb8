import { expect, test } from 'vitest';
import type { Field } from '../../../src/features/transparency-notice/notice-fields.ts';
import { transparencyNoticeSchema } from '../../../src/features/transparency-notice/schema.ts';
import { validate } from '../../../src/features/transparency-notice/validate.ts';
import { CAMPAIGN, POSTER } from '../../fixtures/notice-answers.ts';
import { readEntry } from '../../support/content.ts';

const check = (answers: Partial<Record<Field, string>>) =>
  validate({ ...CAMPAIGN, ...POSTER, ...answers });

test.each<[Field, string, string]>([
  ['sponsor_name', ' \u00ad ', 'required'],
  ['sponsor_name', 'x'.repeat(201), 'too_long'],
  ['sponsor_kind', '', 'choice_required'],
  ['sponsor_kind', 'other', 'choice_required'],
  ['sponsor_email', 'post', 'email_invalid'],
  ['sponsor_email', 'müller@liste.example', 'email_umlaut'],
  ['official_url', 'nordstadt', 'url_invalid'],
  ['official_url', 'https://user@nordstadt.example', 'url_invalid'],
  ['official_url', 'https://nordstadt.example\\wahl', 'url_invalid'],
  ['official_url', 'http://nordstadt.example', 'url_insecure'],
  ['official_url', 'javascript:alert(1)', 'url_invalid'],
  ['official_url', 'https://127.0.0.1/x', 'url_invalid'],
  ['ad_amount', '', 'amount_required'],
  ['ad_amount', '-5', 'amount_invalid'],
  ['period_from', '', 'date_required'],
  ['period_from', '2027-02-30', 'date_invalid'],
  ['period_from', '12027-01-01', 'date_invalid'],
  ['period_to', '2027-05-02', 'period_reversed'],
  ['period_from', '2027-06-14', 'period_after_election'],
])('the field %s with the answer %j is %s', (field, typed, error) => {
  expect(check({ [field]: typed }).errors).toMatchObject({ [field]: error });
});

test.each<[Field, string, string]>([
  ['sponsor_name', '  Liste\u200b  Süd ', 'Liste Süd'],
  ['sponsor_email', 'Anna Müller <anna@firma.example>.', 'anna@firma.example'],
  ['sponsor_email', 'info@kfz-müller.example', 'info@kfz-müller.example'],
  ['official_url', 'www.nordstadt.example/wahl', 'https://www.nordstadt.example/wahl'],
  ['official_url', 'https://müller.example/wähl', 'https://müller.example/wähl'],
  ['ad_amount', 'EUR 1.500', 'EUR 1.500'],
  ['method', 'A\r\nB ', 'A\nB'],
])('in the field %s the answer %j becomes %j', (field, typed, value) => {
  const { notice, errors } = check({ [field]: typed });
  expect(errors).toEqual({});
  expect(notice[field]).toBe(value);
});

test('fields that are not asked for are neither checked nor in the notice', () => {
  const { notice, errors } = check({
    sponsor_kind: 'person',
    link: 'none',
    controller_name: 'Niemand',
    publisher_email: 'kaputt',
  });
  expect(errors).toEqual({});
  for (const field of ['sponsor_seat', 'election_name', 'controller_name', 'publisher_email'])
    expect(notice).not.toHaveProperty(field);
});

test('an answer makes its follow-up fields required', () => {
  expect(check({ controller: 'yes', targeting: 'yes', suspended: 'yes' }).errors).toEqual({
    controller_kind: 'choice_required',
    controller_name: 'required',
    controller_email: 'required',
    targeting_groups: 'required',
    targeting_data: 'required',
    targeting_source: 'required',
    targeting_logic: 'required',
    targeting_ai: 'required',
    privacy_contact: 'required',
    privacy_withdraw: 'required',
    suspended_text: 'required',
  });
  expect(check({ publisher: 'company' }).errors).toEqual({
    publisher_name: 'required',
    publisher_email: 'required',
  });
  expect(check({ piece_kind: 'other' }).errors).toEqual({ online: 'choice_required' });
});

test('the words of the page hold an example that the form would take', () => {
  const words = readEntry('transparencyNotice');
  const values = { ...words.example.values, sponsor_email: 'post' };
  const example = { ...words.example, values };
  const { error } = transparencyNoticeSchema.safeParse({ ...words, example });
  expect(error?.issues).toMatchObject([{ path: ['example', 'values', 'sponsor_email'] }]);
});
