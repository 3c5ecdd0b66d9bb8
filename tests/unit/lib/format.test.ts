import { expect, test } from 'vitest';
import { euros, firmName, parseAmount } from '../../../src/lib/format.ts';

test('the name of a firm keeps its legal form together', () => {
  expect(firmName('Nord GmbH & Co. KG')).toBe('Nord GmbH &\u00a0Co.\u00a0KG');
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
