import { expect, test } from 'vitest';
import { euros, firmName, isOver, parseAmount, stampTime } from '../../../src/lib/format.ts';

test('the name of a firm keeps its legal form together', () => {
  expect(firmName('Nord GmbH & Co. KG')).toBe('Nord GmbH &\u00a0Co.\u00a0KG');
});

test.each([
  ['2025-05-14T08:42:00Z', '14. Mai 2025, 10:42 Uhr'],
  ['2026-12-31T23:30:00Z', '1. Januar 2027, 00:30 Uhr'],
])('a stamp shows %s in Berlin’s time', (instant, stamp) => {
  expect(stampTime(new Date(instant)).replaceAll('\u00a0', ' ')).toBe(stamp);
});

test.each([
  ['2027-03-31T21:59:59Z', false],
  ['2027-03-31T22:00:00Z', true],
])('at %s the last day of March 2027 is over in Berlin: %s', (moment, over) => {
  expect(isOver('2027-03-31', new Date(moment))).toBe(over);
});

test.each([
  [39, '39\u00a0€'],
  [13.9, '13,90\u00a0€'],
  [250_000, '250.000\u00a0€'],
])('%s is written the German way, with a protected space', (amount, written) => {
  expect(euros(amount)).toBe(written);
});

test.each([
  ['1.500', 1500],
  ['1500,50', 1500.5],
  ['1.500,-', 1500],
  ['1.500,—', 1500],
  ['1.500.-', 1500],
  ['EUR 1.500', 1500],
  ['15 000 Euro', 15000],
  ['15’000', 15000],
  ['1.45', undefined],
  ['1,500.00', undefined],
  ['-5', undefined],
  ['EUR', undefined],
])('the amount %j is %s', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount);
});
