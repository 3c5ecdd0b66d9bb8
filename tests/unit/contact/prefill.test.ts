import { expect, test } from 'vitest';
import { CAMPAIGN_TYPES } from '../../../src/config/elections.ts';
import { prefillFrom } from '../../../src/features/contact/form/prefill.ts';
import { serviceSchema } from '../../../src/features/home/services/schema.ts';

const from = (query: Record<string, string>) =>
  prefillFrom(
    `?${new URLSearchParams(query)}`,
    { topic: 'Thema: {topic}.', day: 'Am {day}.' },
    new Date('2026-11-23T10:00:00Z'),
  );

test('the form takes a kind of election, a topic and a day from its address', () => {
  for (const wahl of CAMPAIGN_TYPES) expect(from({ wahl }).campaign_type).toBe(wahl);
  expect(from({ thema: 'Podcasts', termin: '2028-02-29' }).message).toBe(
    'Thema: Podcasts.\nAm 29.\u00a0Februar 2028.\n',
  );
});

test.each([
  ['a topic longer than a tag', { thema: 'a'.repeat(43) }],
  ['a topic with an address in it', { thema: 'siehe https://boese.example' }],
  ['a topic of several lines', { thema: 'Newsletter\nund mehr' }],
  ['an election that the form does not have', { wahl: 'Kommunalwahl' }],
  ['a day that is past', { termin: '2026-11-22' }],
  ['a day further off than the election calendar counts', { termin: '9999-12-31' }],
  ['a plan', { summe: '40000', anteile: '31' }],
])('%s does not reach the form', (_, query) => {
  expect(from(query)).toEqual({ campaign_type: '', message: '' });
});

test.each([
  ['takes', 'Flyer & Falt\u00adblätter'],
  ['does not take', 'TV/Radio'],
])('the form %s the tag %s as a topic', (effect, label) => {
  const taken = effect === 'takes';
  expect(serviceSchema.shape.tags.safeParse([{ label }]).success).toBe(taken);
  expect(from({ thema: label }).message !== '').toBe(taken);
});
