import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { checkContent } from '../../../scripts/editor/content-state.ts';
import { SOURCES } from '../../../src/content-reader/sources.ts';
import { projectWithContent } from '../../support/content-project.ts';
import { articles } from '../../support/content.ts';

const { root, write } = projectWithContent();

/** An article that visitors see. */
const name = articles()[0]?.id ?? '';
const article = `src/content/ratgeber/${name}.mdx`;
const source = readFileSync(article, 'utf8');

/** The state with another text in the article. */
function stateWith(text: string) {
  write(article, text);
  return checkContent(root());
}

test('content that the build takes is all right', () => {
  expect(stateWith(source).problems).toBeUndefined();
  expect(stateWith(source).text).toMatch(/^Felder und Texte sind in Ordnung/);
});

test('each problem that stops the build is named with its form and its line', () => {
  const file = 'src/content/navigation.json';
  write(file, readFileSync(file, 'utf8').replace('"label": "', '"label": "Ã¼'));
  const { text, problems } = stateWith(source.replace('title:', 'titel:'));
  expect(text).toMatch(/^\d+ Fehler: Die Website zeigt so lange keine Seite\.$/);
  expect(problems).toContain(`Artikel ${name} (${article})`);
  expect(problems).toMatch(
    /^Kopfzeile, Menü, Fußzeile \(src\/content\/navigation\.json\): ein Fehler\n {2}– Zeile \d+: /m,
  );
});

test('a check that breaks off says so', () => {
  vi.spyOn(SOURCES.articles, 'read').mockImplementation(() => {
    throw new Error('EBUSY');
  });
  expect(checkContent(root())).toMatchObject({
    text: expect.stringContaining('abgebrochen'),
    problems: 'Error: EBUSY',
  });
});
