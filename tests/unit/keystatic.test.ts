import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ComponentSchema } from '@keystatic/core';
import { parseFrontmatter } from 'astro/markdown';
import { expect, test, vi } from 'vitest';
import { articleSchema } from '../../src/schemas/article.ts';
import { jobSchema } from '../../src/schemas/careers.ts';
import { savedFields, savedText } from '../support/keystatic.ts';
import { compileMdx } from '../support/mdx-compiler.ts';

// On Node, Keystatic exports fields without an editor. Those of the browser read and write.
vi.mock(
  '@keystatic/core',
  () => import('../../node_modules/@keystatic/core/dist/keystatic-core.js'),
);
const { default: config } = await import('../../keystatic.config.ts');

const article = config.collections?.['ratgeber']?.schema ?? {};

/** An article with each kind of text and each field, written by hand. */
const BY_HAND = `---
title: Alles auf einmal
description: ${'Ein wahrer Satz für Suchergebnisse. '.repeat(3)}
headline: Alles auf einmal
lead: Zwei bis vier Sätze, die sagen, worum es geht.
teaser: Eine Zeile für die Übersicht
updated: 2026-11-21
published: 2026-12-01
author: Kim Probe
picture:
  file: ./artikel/plakat.jpg
  alt: Drei Plakate an einer Laterne
  source: Kim Probe
  licence: eigenes Bild
  politicalUse: true
order: 5
keywords: [eins, zwei]
sources:
  - name: x
    text: Eine Zahl
    asOf: November 2026
    url: https://beispiel.de/studie
closing: { headline: Reden wir?, button: Kostenloses Erstgespräch }
---

Ein Absatz mit **fett**, *kursiv*, [Link](/kontakt) und
einem Umbruch. Am Ende \\{Klammern\\} und 5 < 6.

### Listen

1. eins
2. zwei

- drei
- vier

> Ein Zitat

![Ein Zaun](./artikel/zaun.png)

| Spalte | Zahl |
| ------ | ---- |
| eins   | 1    |

<Kostenanteile quelle="x">
<Kostenanteil name="Werbemittel" von={12.5} bis={20}>

Text

</Kostenanteil>
  <Kostenanteil name="Recht" ohneZahl="„Pflicht“ & <mehr>">
    Text
  </Kostenanteil>
</Kostenanteile>
`;

const FOLDER = 'src/content/ratgeber';
const onDisk = globSync(`${FOLDER}/*.mdx`).map((file) => {
  const slug = basename(file, '.mdx');
  const pictures = globSync('**/*.*', { cwd: join(FOLDER, slug) });
  return { slug, pictures, source: readFileSync(file, 'utf8') };
});
const ARTICLES = [
  ...onDisk,
  { slug: 'artikel', pictures: ['zaun.png', 'plakat.jpg'], source: BY_HAND },
];

test.each(ARTICLES)('opening and saving $slug leaves its text as it was', async (entry) => {
  const { content } = parseFrontmatter(entry.source);
  const saved = savedText(article['inhalt'], content, entry);
  expect(await compileMdx(saved)).toBe(await compileMdx(content));
});

test.each(ARTICLES)('opening and saving $slug leaves its fields as they were', (entry) => {
  const { frontmatter } = parseFrontmatter(entry.source);
  const saved = savedFields(article, frontmatter, entry);
  expect(articleSchema.parse(saved)).toEqual(articleSchema.parse(frontmatter));
});

/** The data of a JSON file after Keystatic wrote it. */
const savedJson = (schema: Record<string, ComponentSchema>, data: unknown): unknown =>
  JSON.parse(JSON.stringify(savedFields(schema, data)));

test.each(Object.values(config.singletons ?? {}))('opening and saving $path keeps it', (single) => {
  const data: unknown = JSON.parse(readFileSync(`${single.path}.json`, 'utf8'));
  expect(savedJson(single.schema, data)).toEqual(data);
});

test('a job keeps its salary, and has none where no amount is filled in', () => {
  const [job] = JSON.parse(readFileSync('src/content/stellen.json', 'utf8')).items;
  const salary = { from: 1200.5, to: 1500, unit: 'monat' };
  const data = { items: [{ ...job, salary }] };
  expect(savedJson(config.singletons?.['stellen']?.schema ?? {}, data)).toEqual(data);
  expect(jobSchema.parse({ ...job, salary }).salary).toEqual(salary);
  expect(jobSchema.parse({ ...job, salary: { unit: 'monat' } }).salary).toBeUndefined();
});
