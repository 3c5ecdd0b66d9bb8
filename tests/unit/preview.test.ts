import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hasGatedCards } from '../../scripts/settings.ts';

function built(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['index.html', ...files]) writeFileSync(join(folder, file), '');
  return folder;
}

test.each<[string[], boolean]>([
  [['alex-direct-access.html', 'alex-direct-access.vcf'], false],
  [['alex-direct-access.html', 'alex-q8m2.html'], true],
  [['alex-direct-access.html', 'alex-q8m2.html', 'kim-direct-access.html'], false],
  [['anna-direct-access.html', 'anna-lena-direct-access.html', 'anna-lena-q8m2.html'], false],
  [[], true],
])('of %j nothing is missing for a preview: %s', (files, complete) => {
  expect(hasGatedCards(built(...files))).toBe(complete);
});
