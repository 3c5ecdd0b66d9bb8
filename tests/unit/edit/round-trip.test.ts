import { readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import type { fields as Fields } from '@keystatic/core';
import { describe, expect, test, vi } from 'vitest';
import { contentComponents } from '../../../scripts/edit/body/components.ts';
import { formFor } from '../../../scripts/edit/form/forms.ts';
import { contentFile, contentPaths } from '../../../scripts/edit/paths.ts';
import { fromDraft, toDraft } from '../../../scripts/edit/write/file.ts';
import { pageOf, pageText } from '../../../scripts/edit/write/front-matter.ts';
import { problemsOf } from '../../../scripts/edit/write/problems.ts';
import { articleTemplate } from '../../../scripts/article/template.ts';
import { throughFields } from '../../support/keystatic.ts';

// On Node, Keystatic has fields without an editor; the browser's are what writes.
vi.mock(
  '@keystatic/core',
  () => import('../../../node_modules/@keystatic/core/dist/keystatic-core.js'),
);
const { fields } = (await import('@keystatic/core')) as { fields: typeof Fields };

const NOTHING = new Map<string, never>();

/** The text of a page as Keystatic's editor writes it when nobody changed it. */
function throughEditor(text: string, components: Parameters<typeof contentComponents>[0]): string {
  const editor = fields.mdx({ label: 'Text', components: contentComponents(components) });
  const content = new TextEncoder().encode(text);
  const state = editor.parse(undefined, { content, other: NOTHING, external: NOTHING, slug: 'x' });
  const written = editor.serialize(state, { slug: 'x' });
  return new TextDecoder().decode(written.content);
}

/** A draft as Keystatic writes it when nobody changed it. */
function unchanged(path: string, draft: string): string {
  const file = contentFile(path);
  if (!file) throw new Error(`${path} is no content`);
  const form = formFor(file.entry);
  const components = 'components' in file.entry ? file.entry.components : undefined;
  if (!components) return JSON.stringify(throughFields(form.fields, JSON.parse(draft)));
  const { head, body } = pageText(draft);
  const data = throughFields(form.fields, parseYaml(head));
  return pageOf({ head: `${JSON.stringify(data)}\n`, body: throughEditor(body, components) });
}

describe.each(contentPaths('.'))('%s', (path) => {
  const source = readFileSync(path, 'utf8');
  const file = contentFile(path);

  test('comes back from a form byte for byte, and fits its schema', async () => {
    if (!file) throw new Error(`${path} is no content`);
    const written = await fromDraft(file, unchanged(path, toDraft(file, source)), source);
    expect(written).toBe(source);
    expect(problemsOf('.', file, path, written)).toEqual([]);
  });

  test('says the same when the file is written from nothing', async () => {
    if (!file) throw new Error(`${path} is no content`);
    const draft = toDraft(file, source);
    const anew = await fromDraft(file, unchanged(path, draft), undefined);
    expect(problemsOf('.', file, path, anew)).toEqual([]);
    expect(toDraft(file, anew)).toBe(draft);
  });
});

const ARTICLE = 'src/content/ratgeber/ein-neuer.mdx';
const TEMPLATE = articleTemplate({ title: 'Ein neuer Artikel', order: 4, day: '2026-11-21' });
const PICTURE = `picture:
  file: ./plakate.jpg
  alt: Drei Plakate an einer Laterne
  source: Kim Beispiel
  licence: eigenes Bild
  politicalUse: true
`;

test.each([
  ['as it is made', TEMPLATE],
  ['that says it is no draft', TEMPLATE.replace('draft: true', 'draft: false')],
  ['that appears later', TEMPLATE.replace('draft: true', 'published: 2026-12-01')],
  [
    'with a name and a picture',
    TEMPLATE.replace('closing:', `author: Kim Probe\n${PICTURE}closing:`),
  ],
  [
    'with the address of a source',
    TEMPLATE.replace('    asOf:', '    url: https://beispiel.de\n    asOf:'),
  ],
])('an article %s comes back byte for byte', async (_, source) => {
  const file = contentFile(ARTICLE);
  if (!file) throw new Error(`${ARTICLE} is no content`);
  expect(await fromDraft(file, unchanged(ARTICLE, toDraft(file, source)), source)).toBe(source);
});

test('a job comes back with and without what it need not have', async () => {
  const path = 'src/content/stellen.json';
  const file = contentFile(path);
  if (!file) throw new Error(`${path} is no content`);
  const [job] = JSON.parse(readFileSync(path, 'utf8')) as object[];
  const paid = { ...job, id: 'bezahlt', salary: { from: 1200.5, to: 1500, unit: 'monat' } };
  const source = `${JSON.stringify([job, paid, { ...job, id: 'kurz', duration: 'kurz' }], null, 2)}\n`;
  expect(await fromDraft(file, unchanged(path, toDraft(file, source)), source)).toBe(source);
});
