import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ARTICLE, articleWith, project } from '../support/content-project.ts';

const site = project();

test.each(['check', 'check-legal'])('%s stops at content that cannot be built', (command) => {
  site.write(ARTICLE, articleWith('Text', 'title: [Plakate'));
  const file = resolve(`scripts/launch/${command}.ts`);
  const run = spawnSync(process.execPath, [file], { cwd: site.root(), encoding: 'utf8' });
  expect(run.status).toBe(1);
  expect(run.stdout).toBe('');
  expect(run.stderr).toMatch(/plakate\.mdx: .*\n {2}– Zeile 2: /);
});
