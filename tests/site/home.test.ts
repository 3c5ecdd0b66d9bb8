import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ELECTIONS } from '../fixtures/elections.ts';
import { articles, componentsIn, contentOf } from '../support/content.ts';
import { asRead } from '../support/html.ts';

const TYPES = Object.keys(ELECTIONS) as (keyof typeof ELECTIONS)[];

test.each(TYPES)('the name of the election %s is written on the ballot', (type) => {
  const drawing = readFileSync(`src/assets/ballot/${type}.svg`, 'utf8');
  expect(drawing).toContain(`data-text="${ELECTIONS[type]}"`);
});

test.each(TYPES)('the ballot answers the election %s with its own budget', (type) => {
  const { rows } = JSON.parse(readFileSync('dist/stimmzettel.json', 'utf8')) as {
    rows: { value: string; name: string; answer: string }[];
  };
  const { answers } = contentOf('home').ballot.vote;
  const ranges = articles().flatMap(({ body }) => componentsIn(body, 'Budgetspanne'));
  const usual = ranges.find(({ election, from }) => election === type && from !== undefined);
  const row = rows.find(({ value }) => value === type);
  expect(row?.name).toBe(ELECTIONS[type]);
  const [first = '', ...rest] = answers[type].split('{range}');
  const amounts = rest.length > 0 ? [usual?.['from'], usual?.['to']] : [];
  const numbers = amounts.map((amount) => Number(amount).toLocaleString('de-DE'));
  for (const words of [first, ...rest, ...numbers])
    expect(asRead(row?.answer ?? '')).toContain(asRead(words));
});
