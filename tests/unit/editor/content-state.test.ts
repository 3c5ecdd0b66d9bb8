import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { checkContent, contentState } from '../../../scripts/editor/content-state.ts';
import { EVENT } from '../../../scripts/editor/names.ts';
import { COLLECTIONS } from '../../../src/content-reader/content-files.ts';
import { projectWithContent } from '../../support/empty-project.ts';
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
  vi.spyOn(COLLECTIONS.articles.schema, 'safeParse').mockImplementation(() => {
    throw new Error('EBUSY');
  });
  expect(checkContent(root())).toMatchObject({
    text: expect.stringContaining('abgebrochen'),
    problems: 'Error: EBUSY',
  });
});

test('a form tells of a save when a file of the content changes, and of no other file', async () => {
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const ws = { on: vi.fn(), send: vi.fn() };
  const start = contentState(root()).hooks['astro:server:setup'];
  await start?.({ server: { watcher, ws } } as never);
  watcher.emit('all', 'change', join(root(), 'src/content.config.ts'));
  expect(ws.send).not.toHaveBeenCalled();
  watcher.emit('all', 'change', join(root(), article));
  const saved = expect.stringContaining(`Artikel ${name}`);
  expect(ws.send).toHaveBeenCalledWith(EVENT, expect.objectContaining({ saved }));
});
