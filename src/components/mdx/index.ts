import { basename } from 'node:path';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

type Files = Record<string, AstroComponentFactory>;

const named = import.meta.glob<AstroComponentFactory>('./*.astro', {
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

/** How Markdown's headings are drawn. */
const drawn = byName(headings, (file) => file.replace('Heading', 'h'));

/** What an article may use by name, and how it draws Markdown's headings. */
export const articleComponents: Files = { ...byName(named), ...drawn };

/** The same for a legal page. */
export const legalComponents: Files = { ...byName(legal), ...drawn };
