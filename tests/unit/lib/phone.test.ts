import { expect, test } from 'vitest';
import { dialled, isPhone } from '../../../src/lib/phone.ts';

test.each([
  ['030 23125 100', '+493023125100'],
  ['030/23125-100', '+493023125100'],
  ['(030) 23125-100', '+493023125100'],
  ['+49 30 23125 100', '+493023125100'],
  ['+49 (0)30 23125 100', '+493023125100'],
  ['+49 (030) 23125 100', '+493023125100'],
  ['0049 30 23125 100', '+493023125100'],
  ['+41 (0)44 668 18 00', '+41446681800'],
  ['+39 06 6982', '+39066982'],
  ['0043 1 4000', '+4314000'],
])('the telephone number %s is dialled as %s', (shown, number) => {
  expect(isPhone(shown)).toBe(true);
  expect(dialled(shown)).toBe(number);
});

test.each([
  '030 23125 100 (Zentrale)',
  '030.23125.100',
  '23125 100',
  '030',
  '49+30 23125',
  '+0 30 23125 100',
  '030 23125 100 200 300 400',
  ' 030\n23125 100',
])('%j is no telephone number', (shown) => {
  expect(isPhone(shown)).toBe(false);
});
