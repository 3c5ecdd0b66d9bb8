import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

test('the notices name every package that is delivered (else: npm run licences)', () => {
  const notices = readFileSync('public/licences/third-party.txt', 'utf8');
  const missing = Object.keys(packageJson.dependencies).filter(
    (name) => !notices.includes(` - ${name}\n`),
  );
  expect(missing).toEqual([]);
});
