import { expect, test } from 'vitest';
import { addressChecks } from '../../../scripts/domain-checks.ts';

test.each([
  ['nord.de', ['www.nord.de']],
  ['www.nord.de', ['nord.de']],
  ['wahl.nord.de', []],
])('at the domain %s, %j should redirect to it', (host, twins) => {
  const names = addressChecks(new URL(`https://${host}`)).map(({ name }) => name);
  const redirecting = names.flatMap((name) => /https:\/\/(\S*nord\.de) /.exec(name)?.[1] ?? []);
  expect(redirecting).toEqual(twins);
});
