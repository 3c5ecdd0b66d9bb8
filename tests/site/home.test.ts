import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ELECTIONS } from '../fixtures/elections.ts';
import { articles, componentsIn, readEntry } from '../support/content.ts';
import { tagsOn } from '../support/dist.ts';
import { asRead } from '../support/html.ts';

const TYPES = Object.keys(ELECTIONS) as (keyof typeof ELECTIONS)[];

test.each(TYPES)('the name of the election %s is written on the ballot', (type) => {
  const drawing = readFileSync(`src/assets/ballot/${type}.svg`, 'utf8');
  expect(drawing).toContain(`data-text="${ELECTIONS[type]}"`);
});

/** Astro writes each value with its kind before it. */
type Value<Content> = [0, Content];
const island = tagsOn('/').find(({ attributes }) => attributes['component-export'] === 'Ballot');
const { words } = JSON.parse(island?.attributes['props'] ?? '') as {
  words: Value<{ vote: Value<{ answers: Value<Record<string, Value<string>>> }> }>;
};

test.each(TYPES)('the ballot answers the election %s with its own budget', (type) => {
  const answer = words[1].vote[1].answers[1][type]?.[1] ?? '';
  const { answers } = readEntry('home').ballot.vote;
  const ranges = articles().flatMap(({ body }) => componentsIn(body, 'Budgetspanne'));
  const usual = ranges.find(({ election, from }) => election === type && from !== undefined);
  const [first = '', ...rest] = answers[type].split('{range}');
  const amounts = rest.length > 0 ? [usual?.['from'], usual?.['to']] : [];
  const numbers = amounts.map((amount) => Number(amount).toLocaleString('de-DE'));
  for (const text of [first, ...rest, ...numbers]) expect(asRead(answer)).toContain(asRead(text));
});
