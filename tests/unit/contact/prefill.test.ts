import { expect, test } from 'vitest';
import kontakt from '../../../src/content/kontakt.json' with { type: 'json' };
import servicesFile from '../../../src/content/leistungen.json' with { type: 'json' };
import { CAMPAIGN_TYPES } from '../../../src/features/contact/fields.ts';
import { prefillFrom } from '../../../src/islands/contact-form/prefill.ts';

const { items: services } = servicesFile;

const from = (query: Record<string, string>) =>
  prefillFrom(`?${new URLSearchParams(query)}`, kontakt.form.fields.message);

test('the form takes every tag, every kind of election and a day', () => {
  const tags = services.flatMap(({ tags: all }) => all.filter((tag) => !('route' in tag)));
  for (const { label } of tags) {
    const thema = label.replaceAll('\u00ad', '');
    expect(from({ thema }).lines).toEqual([`Es geht um: ${thema}.`]);
  }
  for (const wahl of CAMPAIGN_TYPES) expect(from({ wahl }).election).toBe(wahl);
  expect(from({ thema: 'Podcasts', termin: '2028-02-29' }).lines).toEqual([
    'Es geht um: Podcasts.',
    'Die Wahl ist am 29.\u00a0Februar 2028.',
  ]);
});

test.each([
  ['a topic longer than a tag', { thema: 'a'.repeat(43) }],
  ['a topic with an address in it', { thema: 'siehe https://boese.example' }],
  ['a topic of several lines', { thema: 'Newsletter\nund mehr' }],
  ['an empty topic', { thema: '' }],
  ['an election that the form does not have', { wahl: 'Kommunalwahl' }],
  ['the number of an election', { wahl: '2' }],
  ['a day that no calendar has', { termin: '2027-02-29' }],
  ['a day as people write it', { termin: '8.3.2026' }],
  ['words for a day', { termin: '2026-03-08 Ruf an' }],
  ['a plan', { summe: '40000', anteile: '31' }],
])('%s does not reach the form', (_, query) => {
  expect(from(query)).toEqual({ election: undefined, lines: [] });
});
