import { basename } from 'node:path';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import Heading2 from './parts/Heading2.astro';
import Heading3 from './parts/Heading3.astro';
import Table from './parts/Table.astro';

type Files = Record<string, AstroComponentFactory>;

const article = import.meta.glob<AstroComponentFactory>('./*.astro', {
  eager: true,
  import: 'default',
});
const legal = import.meta.glob<AstroComponentFactory>('./legal/*.astro', {
  eager: true,
  import: 'default',
});

/** Components by the names of their files, which are those of the tags in a text. */
const byName = (files: Files): Files =>
  Object.fromEntries(
    Object.entries(files).map(([file, component]) => [basename(file, '.astro'), component]),
  );

/** Replace Markdown's headings and tables. */
const markdown: Files = { h2: Heading2, h3: Heading3, table: Table };

/** Components for the MDX of an article. */
export const articleComponents: Files = { ...byName(article), ...markdown };

/** Components for the MDX of a legal page. */
export const legalComponents: Files = { ...byName(legal), ...markdown };
