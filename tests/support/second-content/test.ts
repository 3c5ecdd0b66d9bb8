/** Part of `npm test`: runs the tests that another content could turn red, on the site that `make.ts` has built. */
import { spawnSync } from 'node:child_process';

const STEPS = [
  // The tests of `dist/`, and those unit tests that import content.
  'vitest related --run --passWithNoTests=false --project unit --project site tests/support/content.ts src/features/contact/words.ts',
  'playwright test --project second',
];

for (const step of STEPS) {
  const { status } = spawnSync(step, { cwd: '.second', shell: true, stdio: 'inherit' });
  if (status === 0) continue;
  console.error('Here every text is longer or shorter: docs/decisions/0011-second-content.md.');
  console.error(`To repeat this step: cd .second && npx ${step}`);
  process.exit(1);
}
