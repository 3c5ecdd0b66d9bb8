import { expect, test } from 'vitest';
import { BUILT_FOR_TESTS } from '../support/build-if-stale.ts';
import { copyProject } from '../support/project-copy.ts';

const FILE = 'src/content/ratgeber/plakate-fuer-gruene-wiesen.mdx';
const TEAM = 'src/content/team.json';
const ON_GITHUB = { GITHUB_ACTIONS: 'true' };

test('a build stops at mistakes of the content, then at dead links, and names the lines', async ({
  onTestFinished,
}) => {
  const site = copyProject();
  onTestFinished(site.remove);
  await site.run('scripts/new-article.ts', 'Plakate für', 'grüne Wiesen');
  // No build publishes the words of the template.
  site.write(FILE, site.read(FILE).replaceAll('ERSETZE DAS', 'Hier steht etwas'));
  site.edit(FILE, 'draft: true\n', '');
  site.edit(FILE, '(/kontakt)', '(/kontackt#formular)');
  site.edit(TEAM, '"slug":', '"slag":');
  const mistaken = await site.build(ON_GITHUB);
  expect(mistaken.ok).toBe(false);
  expect(mistaken.output).toMatch(/team\.json: \d Fehler\n.*Zeile \d+: .*\(items\.0\.slug\)/);
  expect(mistaken.output).not.toContain(`${FILE}: `);

  site.edit(TEAM, '"slag":', '"slug":');
  site.editJson<{ items: object[] }>('src/content/bilder.json', ({ items }) => ({
    items: items.slice(0, -1),
  }));
  const { ok, output } = await site.build(ON_GITHUB);
  expect(ok).toBe(false);
  // Links are followed last, when all files are written.
  expect(output).toMatch(new RegExp(`${FILE}: ein Fehler\n  – Zeile \\d+: .*„/kontackt#formular“`));
  expect(output).toMatch(new RegExp(`^::error file=${FILE},line=\\d+,.*„/kontackt#formular“`, 'm'));
  expect(output).toMatch(/^::warning file=.*src\/assets\//m);
  // The next test run builds again.
  expect(site.files(BUILT_FOR_TESTS)).toEqual([]);
}, 240_000);
