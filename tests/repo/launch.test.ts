import { expect, test } from 'vitest';
import { ARTICLE, articleWith, project } from '../support/content-project.ts';

const site = project();

test.each(['check', 'check-legal'])('%s.ts stops at content that cannot be built', (command) => {
  site.write(ARTICLE, articleWith('Text', 'title: [Plakate'));
  const { status, stdout, stderr } = site.run(`scripts/launch/${command}.ts`);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/plakate\.mdx: .*\n {2}– Zeile 2: /);
});
