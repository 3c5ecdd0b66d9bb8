import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { COLLECTIONS } from '../../../src/content-reader/content-files.ts';
import { contentLoader } from '../../../src/content-reader/loader.ts';
import { emptyProject } from '../../support/empty-project.ts';

const { root, write } = emptyProject();

/** Loads the questions of a page as the development server does. Returns what their collection holds. */
async function loaded(watcher: EventEmitter, name: 'homeFaq' | 'contactFaq') {
  const entries: unknown[] = [];
  const store = {
    clear: () => entries.splice(0),
    set: ({ data }: { data: unknown }) => entries.push(data),
  };
  const config = { root: pathToFileURL(`${root()}/`) };
  const parseData = ({ data }: { data: unknown }) => Promise.resolve(data);
  const context = { config, store, parseData, watcher: Object.assign(watcher, { add: vi.fn() }) };
  await contentLoader(COLLECTIONS[name]).load(context as never);
  return entries;
}

test('each collection follows every save, also of two files at once', async () => {
  const files = [COLLECTIONS.homeFaq.files, COLLECTIONS.contactFaq.files];
  const save = (question: string) => {
    const entry = { question, answer: 'So steht es hier geschrieben.' };
    for (const file of files) write(file, JSON.stringify({ items: [entry] }));
    for (const file of files) watcher.emit('all', 'change', join(root(), file));
  };
  const watcher = new EventEmitter();
  save('Wie teuer?');
  const all = await Promise.all([loaded(watcher, 'homeFaq'), loaded(watcher, 'contactFaq')]);
  for (const question of ['Wie lange?', 'Wie weit?']) {
    save(question);
    await vi.waitFor(() => expect(all.flat()).toMatchObject([{ question }, { question }]));
  }
});
