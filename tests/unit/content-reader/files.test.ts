import { z } from 'astro/zod';
import { expect, test, vi } from 'vitest';
import { strayFiles } from '../../../src/content-reader/check/stray-files.ts';
import { type Collection, COLLECTIONS } from '../../../src/content-reader/content-files.ts';
import { createReader } from '../../../src/content-reader/reader.ts';
import { annotate, formatProblems } from '../../../src/lib/build/problems.ts';
import { normalizeContent } from '../../../src/lib/normalize.ts';
import { ARTICLE, ARTICLES, articleWith, HEAD } from '../../fixtures/article.ts';
import { emptyProject, expectGerman } from '../../support/empty-project.ts';
import { readList } from '../../support/content.ts';

const { problemsOf, root, write } = emptyProject();
const { articles, homeFaq: questions, services } = COLLECTIONS;
const codesOf = (collection: Collection) => problemsOf(collection).map(({ code }) => code);

/** An article whose title and description no other one has. */
const articleNamed = (name: string, more = '') =>
  articleWith(
    'Text',
    HEAD.replace('Plakate', name).replace('Wie viele', `${name}, wie viele`) + more,
  );

test.each([
  ['as Windows-1252', Buffer.from('{ "items": ["Müller", "Köln"] }', 'latin1')],
  ['as UTF-16', Buffer.from('\uFEFF{ "items": [] }', 'utf16le')],
  ['after it was read as Windows-1252', Buffer.from('{ "items": [{ "question": "MÃ¼ller" }] }')],
  ['with quotation marks read so', Buffer.from('{ "items": [{ "question": "â€žMÂ“" }] }')],
  [
    'with characters in place of lost letters',
    Buffer.from('{ "items": [{ "question": "M\uFFFDller" }] }'),
  ],
])('a file that was saved %s is refused', (_, bytes) => {
  write(questions.files, bytes);
  expect(codesOf(questions)).toContain('file_encoding');
  write(ARTICLE, Buffer.concat([Buffer.from(articleWith('Text')), bytes]));
  expect(codesOf(articles)).toContain('file_encoding');
});

test('a file is read with composed letters and without characters that programs add', () => {
  const source = JSON.stringify({ items: readList('services') }, null, 1);
  write(services.files, `\uFEFF${source.normalize('NFD').replaceAll('\n', '\r\n')}`);
  expect(problemsOf(services)).toEqual([]);
  const read = createReader(root());
  const { data } = read(services).entries[0] ?? {};
  expect(JSON.stringify(data)).toBe(JSON.stringify(data).normalize('NFC'));
  expect(normalizeContent('Wahl\u200b\u200ckr\u2060eis\ufeff')).toBe('Wahlkreis');
  expect(normalizeContent('\ufb01nden, Sto\ufb00, \ufb02ie\u00dfen')).toBe(
    'finden, Stoff, fließen',
  );
  const kept = 'E-\u2060Mail, 9–\u206012, Wahl\u00adkreis 👩\u200d💻';
  expect(normalizeContent(kept)).toBe(kept);
  write(ARTICLE, `\uFEFF${articleWith('## Gro\u0308ße\n\n[hier](#größe)')}`);
  expect(problemsOf(articles)).toEqual([]);
});

test('a file that nothing reads is reported', () => {
  const stray = [
    'neu.json',
    'teams.json',
    'toni.JSON',
    'Ratgeber.json',
    'visitenkarten/kim.json.txt',
    'ratgeber/a.MDX',
    'ratgeber/plakate',
    'ratgeber/plakate.mdx.txt',
    'ratgeber/alt/b.mdx',
    'ratgeber/c.docx',
    'ratgeber/alt/d.HEIC',
  ];
  const others = ['team.json', 'README.md', 'ratgeber/druck/foto.JPG', 'ratgeber/.DS_Store'];
  for (const name of [...stray, ...others]) write(`src/content/${name}`, '');
  const found = expectGerman(strayFiles(root())).map(({ file }) =>
    file.replace('src/content/', ''),
  );
  expect(found.toSorted()).toEqual(stray.toSorted());
});

test('problems of a file are shown together, in the order of their lines', () => {
  const head = `order: zwei\nkeywords: []\n${HEAD.replace('order: 4\nkeywords: [Plakat]\n', '')}`;
  write(ARTICLE, articleWith('<Tipp value="1">x</Tipp>\n\n![Ein Plakat](./weg.png)', head));
  for (const problems of [problemsOf(articles), problemsOf(articles).toReversed()]) {
    const [first, ...lines] = formatProblems(problems).split('\n');
    expect(first).toBe(`${ARTICLE}: 4 Fehler`);
    expect(lines.map((line) => /Zeile (\d+):/.exec(line)?.[1])).toEqual(['2', '3', '19', '21']);
  }
});

test.each([
  ['kontakt.mdx', 'address_taken'],
  ['impressum.mdx', 'address_taken'],
  ['Plakate.mdx', 'file_name'],
])('an article cannot have the file name %s', (name, code) => {
  write('src/pages/kontakt.astro', '');
  write('src/content/seiten/impressum.mdx', '');
  write(`${ARTICLES}/${name}`, articleWith('Text'));
  expect(problemsOf(articles)).toMatchObject([{ file: `${ARTICLES}/${name}`, code }]);
});

test('a file name that becomes part of an address has no umlaut', () => {
  write('karten/özlem.json', '{}');
  expect(codesOf({ files: 'karten/*.json', schema: z.strictObject({}) })).toEqual(['file_name']);
});

test('the second of two articles with the same title is refused, unless it is a draft', () => {
  const file = `${ARTICLES}/plakate-kopie.mdx`;
  write(file, articleWith('Text'));
  write(ARTICLE, articleWith('Text'));
  const lines = [2, 3].map((line) => ({ file, line, code: 'twice' }));
  expect(problemsOf(articles)).toMatchObject(lines);
  write(file, articleWith('Text', `${HEAD}\ndraft: true`));
  expect(problemsOf(articles)).toEqual([]);
});

test('an earlier name of an article is refused only if it is taken', () => {
  write('src/pages/kontakt.astro', '');
  write('src/content/seiten/impressum.mdx', '');
  write(
    ARTICLE,
    articleNamed('Plakate', '\naliases: [kontakt, impressum, plakate, schilder, neu, frei]'),
  );
  write(`${ARTICLES}/schilder.mdx`, articleNamed('Schilder', '\naliases:\n  - neuer\n  - neu'));
  const taken = (file: string, line: number, address: string, owner: string) => ({
    ...{ file, line, code: 'address_taken' },
    text: expect.stringContaining(`Die Adresse /${address} gehört schon zu ${owner}.`),
  });
  expect(problemsOf(articles)).toEqual([
    taken(ARTICLE, 17, 'kontakt', 'src/pages/kontakt.astro'),
    taken(ARTICLE, 17, 'impressum', 'src/content/seiten/impressum.mdx'),
    taken(ARTICLE, 17, 'plakate', ARTICLE),
    taken(ARTICLE, 17, 'schilder', `${ARTICLES}/schilder.mdx`),
    taken(`${ARTICLES}/schilder.mdx`, 19, 'neu', ARTICLE),
  ]);
});

test('an id or a slug that an earlier entry has is refused with the place of that entry', () => {
  const slug = z.string().meta({ title: 'Adresse' });
  const person = z.strictObject({ id: z.string().optional(), slug });
  const items = z.array(person).meta({ title: 'Einträge' });
  const found = (...people: object[]) => {
    write('team.json', JSON.stringify({ items: people }, null, 1));
    return problemsOf({ files: 'team.json', schema: z.strictObject({ items }) });
  };
  const words =
    '„Einträge, 2. Eintrag, Adresse“ (items.1.slug): „kim“ gibt es schon, im 1. Eintrag';
  const text = expect.stringContaining(words);
  expect(found({ slug: 'kim' }, { slug: 'kim' })).toMatchObject([{ line: 7, code: 'twice', text }]);
  const [ofId] = found({ id: '7', slug: 'a' }, { id: '7', slug: 'b' });
  expect(ofId?.text).toContain('„items.1.id“: „7“ gibt es schon');
});

test('an entry of a list that is a draft is not published', () => {
  const answer = 'Das steht noch nicht fest.';
  const items = [
    { question: 'Wie teuer?', answer, draft: true },
    { question: 'Wann?', answer },
  ];
  write(questions.files, JSON.stringify({ items }));
  expect(createReader(root())(questions).entries).toMatchObject([{ id: '2', data: items[1] }]);
});

test('a list is refused if its file is missing or holds no list', () => {
  expect(codesOf(questions)).toEqual(['file_missing']);
  for (const text of ['{}', '[]']) {
    write(questions.files, text);
    expect(codesOf(questions)).toEqual(['field']);
  }
});

test('a list in place of fields is refused, and so is a misspelled field of a group', () => {
  const part = z.strictObject({ active: z.boolean() });
  const notes = z.partialRecord(z.enum(['state', 'mayor']), z.string());
  const schema = z.strictObject({ part, notes }).partial();
  const page = { files: 'seite.json', schema };
  for (const text of ['[]', '{ "notes": [] }']) {
    write('seite.json', text);
    expect(problemsOf(page)).toMatchObject([{ text: expect.stringContaining('Unterpunkte') }]);
  }
  write('seite.json', '{ "part": { "aktiv": true }, "notes": { "land": "Neu" } }');
  const told = problemsOf(page).map(({ text }) => text);
  expect(told).toContainEqual(expect.stringContaining('Es gibt: „active“.'));
  expect(told).toContainEqual(expect.stringContaining('Es gibt: „state“, „mayor“.'));
});

const PROBLEM = { file: 'src/content/a.json', line: 3, text: 'Zu 100 % neu:\nja, „a“.' };
const annotated = (onGitHub: string) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.stubEnv('GITHUB_ACTIONS', onGitHub);
  annotate('error', [PROBLEM, { file: 'Die Seite /a', text: 'Führt weg.' }]);
  return log.mock.calls.flat();
};

test('GitHub shows a problem at its place', () => {
  expect(annotated('true')).toEqual([
    '::error file=src/content/a.json,line=3,title=src/content/a.json::Zu 100 % neu: ja, „a“.',
    '::error title=Die Seite /a::Führt weg.',
  ]);
});

test('a problem is annotated on GitHub alone', () => expect(annotated('')).toEqual([]));
