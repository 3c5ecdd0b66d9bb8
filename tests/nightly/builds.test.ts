import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Copy, copyProject } from '../support/copy.ts';

// Builds take seconds, so these tests share a copy of the project, in the order of an editor's story.
const BUILD_TIME = 120_000;

const FILE = 'src/content/ratgeber/plakate-fuer-gruene-wiesen.mdx';
const TEAM = 'src/content/team.json';
const ON_GITHUB = { GITHUB_ACTIONS: 'true' };

interface List {
  items: object[];
}

let site: Copy;
beforeAll(() => void (site = copyProject()));
afterAll(() => site.remove());

test(
  'a build with mistakes stops and names them all, with file, line and remedy',
  async () => {
    const made = await site.run('scripts/new-article.ts', 'Plakate für', 'grüne Wiesen');
    expect(made.output).toContain(`${FILE} ist angelegt.`);
    // No build publishes the words of the template.
    site.write(FILE, site.read(FILE).replaceAll('Ersetze das', 'Hier steht etwas'));
    site.edit(FILE, '<Praxis title=', '<Praxis titel=');
    site.edit(FILE, 'source="erfahrung"', 'source="erfarung"');
    site.edit(TEAM, '"slug":', '"slag":');
    const { ok, output } = await site.build(ON_GITHUB);
    expect(ok).toBe(false);
    expect(output).toContain(`${FILE}: 2 Fehler`);
    expect(output).toMatch(/Zeile \d+: .*„titel“.*„title“/);
    expect(output).toMatch(/Zeile \d+: .*„erfarung“.*„erfahrung“/);
    expect(output).toMatch(
      new RegExp(`${TEAM}: \\d Fehler\n.*Zeile \\d+: .*\\(items\\.0\\.slug\\)`),
    );
  },
  BUILD_TIME,
);

test(
  'a build with a dead link stops at its line, and warns of pictures',
  async () => {
    site.edit(FILE, 'draft: true\n', '');
    site.edit(FILE, '<Praxis titel=', '<Praxis title=');
    site.edit(FILE, 'source="erfarung"', 'source="erfahrung"');
    site.edit(FILE, '(/kontakt)', '(/kontackt#formular)');
    site.edit(TEAM, '"slag":', '"slug":');
    site.editJson<List>('src/content/bilder.json', ({ items }) => ({ items: items.slice(0, -1) }));
    const { ok, output } = await site.build(ON_GITHUB);
    expect(ok).toBe(false);
    // Links are followed last, when all files are written.
    expect(output).toMatch(
      new RegExp(`${FILE}: ein Fehler\n  – Zeile \\d+: .*„/kontackt#formular“`),
    );
    expect(output).toMatch(
      new RegExp(`^::error file=${FILE},line=\\d+,.*„/kontackt#formular“`, 'm'),
    );
    expect(output).toMatch(/^::warning file=.*src\/assets\//m);
  },
  BUILD_TIME,
);
