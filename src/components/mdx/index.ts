import { basename } from 'node:path';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
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
const headings = import.meta.glob<AstroComponentFactory>('./parts/Heading*.astro', {
  eager: true,
  import: 'default',
});

const byName = (files: Files, name = (file: string) => file): Files =>
  Object.fromEntries(
    Object.entries(files).map(([file, component]) => [name(basename(file, '.astro')), component]),
  );

/** Replace Markdown's `h2` and `h3`. */
const headingComponents = byName(headings, (file) => file.replace('Heading', 'h'));

/** Components for the MDX of an article, also for Markdown's headings and tables. */
export const articleComponents: Files = { ...byName(article), ...headingComponents, table: Table };

/** Components for the MDX of a legal page. */
export const legalComponents: Files = { ...byName(legal), ...headingComponents };
