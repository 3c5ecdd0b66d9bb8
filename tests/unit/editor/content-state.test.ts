import { cpSync, globSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { stateOf } from '../../../scripts/editor/content-state.ts';
import { SOURCES } from '../../../src/content-reader/sources.ts';
import { project } from '../../support/content-project.ts';
import { contentOf } from '../../support/content.ts';

/** A copy of the content, with the pictures that it names. */
const { root, write } = project();
beforeEach(() => {
  cpSync('src/content', join(root(), 'src/content'), { recursive: true });
  symlinkSync(resolve('src/assets'), join(root(), 'src/assets'));
  symlinkSync(resolve('public'), join(root(), 'public'));
});

/** An article that visitors see. */
const article =
  globSync('src/content/ratgeber/*.mdx').find(
    (file) => !/^(?:draft: true|published:)/m.test(readFileSync(file, 'utf8')),
  ) ?? '';
const name = basename(article, '.mdx');
const source = readFileSync(article, 'utf8');

/** The state with another text in the article. */
function stateWith(text: string) {
  write(article, text);
  return stateOf(root());
}

test('content that the build takes is all right', () => {
  expect(stateWith(source).problems).toBeUndefined();
  expect(stateWith(source).text).toMatch(/^Felder und Texte sind in Ordnung/);
});

test('what is wrong only between two files is named, too', () => {
  // Without the article with the planner the answers of the vote lack their ranges.
  const planners = globSync('src/content/ratgeber/*.mdx').filter((file) =>
    readFileSync(file, 'utf8').includes('<Budgetplaner '),
  );
  for (const file of planners) {
    const written = readFileSync(file, 'utf8').replace(/^draft: .*\n/m, '');
    write(file, written.replace('---\n', '---\ndraft: true\n'));
  }
  const home = 'src/content/startseite.json';
  const answer = /(?<="answers": \{\s*"\w+": ")[^"]*/;
  write(home, readFileSync(home, 'utf8').replace(answer, 'Rund {range}.'));
  expect(stateOf(root()).problems).toMatch(
    /startseite\.json\).*\n {2}– Zeile \d+: In der Antwort .* {range}/,
  );
});

test('an e-mail address on a domain with a slip of the agency’s own is named', () => {
  const [, domain = ''] = contentOf('site').email.split('@');
  const slip = domain.replace(/(.)(?=\.\w+$)/, '$1$1');
  expect(stateWith(`${source}\nSchreib an kim@${slip}.\n`).problems).toContain(`„${slip}“`);
  // A name that begins like the agency's is no slip of it.
  const other = domain.replace(/(?<=^.{6}).*(?=\.\w+$)/, '-post');
  for (const right of [`post.${domain}`, other])
    expect(stateWith(`${source}\nSchreib an kim@${right}.\n`).problems).toBeUndefined();
});

test('a deadline that names no question of the calendar is named', () => {
  const file = 'src/content/wahltermine.json';
  const dates = JSON.parse(readFileSync(file, 'utf8')) as object;
  const election = { id: 'stadtrat', type: 'local', name: 'Stadtrat', day: '2027-05-09' };
  const deadline = { id: 'frist', title: 'Frist', text: 'Ein Satz.', days: 60, law: '§ 1' };
  const items = [{ ...election, deadlines: [{ ...deadline, question: 'erfunden' }] }];
  write(file, JSON.stringify({ ...dates, open: [], items }, null, 2));
  expect(stateOf(root()).problems).toMatch(
    /wahltermine\.json\).*\n {2}– Zeile \d+: Die Frage „erfunden“ .* gibt es nicht/,
  );
});

test('a problem that stops the build is named, with the form where it can be mended', () => {
  const { text, problems } = stateWith(source.replace('title:', 'titel:'));
  expect(text).toMatch(/^\d+ Fehler: Die Website zeigt so lange keine Seite\.$/);
  expect(problems).toContain(`Artikel ${name} (${article})`);
});

test('a JSON file that cannot be read is told by its form and line, and the other files are still checked', () => {
  const file = 'src/content/navigation.json';
  write(file, readFileSync(file, 'utf8').replace('"label": "', '"label": "Ã¼'));
  const { problems } = stateWith(source.replace('title:', 'titel:'));
  expect(problems).toMatch(
    /^Kopfzeile, Menü, Fußzeile \(src\/content\/navigation\.json\): ein Fehler\n {2}– Zeile \d+: /m,
  );
  expect(problems).toContain(article);
});

test('a check that breaks off says so', () => {
  vi.spyOn(SOURCES.articles, 'read').mockImplementation(() => {
    throw new Error('EBUSY');
  });
  expect(stateOf(root())).toMatchObject({
    text: expect.stringContaining('abgebrochen'),
    problems: 'Error: EBUSY',
  });
});
