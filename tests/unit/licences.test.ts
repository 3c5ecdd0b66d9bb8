import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { thirdPartyNotices } from '../../scripts/licences/notices.ts';
import { ROOT } from '../../scripts/setup/child.mjs';

const notices = thirdPartyNotices(ROOT);

test('the notices that are delivered name what is delivered (else: npm run licences)', () => {
  expect(readFileSync('public/licences/third-party.txt', 'utf8')).toBe(notices);
});

test.each(['react-dom', 'scheduler', 'gsap', 'nanostores', '@base-ui/react', 'postmark', 'zod'])(
  '%s is among them, with its licence',
  (name) => expect(notices).toMatch(new RegExp(`^- ${name}: \\S`, 'm')),
);
