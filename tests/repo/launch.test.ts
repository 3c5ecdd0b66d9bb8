import { expect, test } from 'vitest';
import { ARTICLE, articleWith } from '../fixtures/article.ts';
import { emptyProject } from '../support/empty-project.ts';

const site = emptyProject();

test.each(['check', 'check-legal'])('%s.ts stops at content that cannot be built', (command) => {
  site.write(ARTICLE, articleWith('Text', 'title: [Plakate'));
  const { status, stdout, stderr } = site.run(`scripts/launch/${command}.ts`);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/plakate\.mdx: .*\n {2}– Zeile 2: /);
});
