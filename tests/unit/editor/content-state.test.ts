import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stateOf } from '../../../scripts/editor/content-state.ts';
import site from '../../../src/content/site.json' with { type: 'json' };
import { SOURCES } from '../../../src/content-reader/sources.ts';

/** A copy of the content, with the pictures that it names. */
let project: string;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'content-state-'));
  cpSync('src/content', join(project, 'src/content'), { recursive: true });
  symlinkSync(resolve('src/assets'), join(project, 'src/assets'));
  symlinkSync(resolve('public'), join(project, 'public'));
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** An article that visitors see. */
const article =
  globSync('src/content/ratgeber/*.mdx').find(
    (file) => !/^(?:draft: true|published:)/m.test(readFileSync(file, 'utf8')),
  ) ?? '';
const name = basename(article, '.mdx');
const source = readFileSync(article, 'utf8');

/** The state with another text in the article. */
function stateWith(text: string) {
  const path = join(project, article);
  writeFileSync(path, text);
  try {
    return stateOf(project);
  } finally {
    writeFileSync(path, source);
  }
}

test('content that the build takes is all right', () => {
  expect(stateWith(source).problems).toBeUndefined();
  expect(stateWith(source).text).toMatch(/^Felder und Texte sind in Ordnung/);
});

test('what is wrong only between two files is named, too', () => {
  // Without the article with the planner the answers of the vote lack their ranges.
  const planners = globSync('src/content/ratgeber/*.mdx', { cwd: project }).filter((file) =>
    readFileSync(file, 'utf8').includes('<Budgetplaner '),
  );
  for (const file of planners) {
    const written = readFileSync(file, 'utf8').replace(/^draft: .*\n/m, '');
    writeFileSync(join(project, file), written.replace('---\n', '---\ndraft: true\n'));
  }
  const { problems } = stateOf(project);
  expect(problems).toMatch(/startseite\.json\).*\n {2}– Zeile \d+: In der Antwort .* {range}/);
  for (const file of planners) cpSync(file, join(project, file));
});

test('an e-mail address on a domain with a slip of the agency’s own is named', () => {
  const [, domain = ''] = site.email.split('@');
  const slip = domain.replace(/(.)(?=\.\w+$)/, '$1$1');
  expect(stateWith(`${source}\nSchreib an kim@${slip}.\n`).problems).toContain(`„${slip}“`);
  expect(stateWith(`${source}\nSchreib an kim@post.${domain}.\n`).problems).toBeUndefined();
});

test('a problem that stops the build is named, with the form where it can be mended', () => {
  const { text, problems } = stateWith(source.replace('title:', 'titel:'));
  expect(text).toMatch(/^\d+ Fehler: Die Website zeigt so lange keine Seite\.$/);
  expect(problems).toContain(`Artikel ${name} (${article})`);
});

test('a JSON file that cannot be read is told by its form and line, and the other files are still checked', () => {
  const file = 'src/content/navigation.json';
  const sound = readFileSync(file, 'utf8');
  writeFileSync(join(project, file), sound.replace('"label": "', '"label": "Ã¼'));
  const { problems } = stateWith(source.replace('title:', 'titel:'));
  writeFileSync(join(project, file), sound);
  expect(problems).toMatch(
    /^Kopfzeile, Menü, Fußzeile \(src\/content\/navigation\.json\): ein Fehler\n {2}– Zeile \d+: /m,
  );
  expect(problems).toContain(article);
});

test('a check that breaks off says so', () => {
  vi.spyOn(SOURCES.articles, 'read').mockImplementation(() => {
    throw new Error('EBUSY');
  });
  expect(stateOf(project)).toMatchObject({
    text: expect.stringContaining('abgebrochen'),
    problems: 'Error: EBUSY',
  });
});
