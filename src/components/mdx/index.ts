import { basename } from 'node:path';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

const named = import.meta.glob<AstroComponentFactory>('./*.astro', {
  eager: true,
  import: 'default',
});
const headings = import.meta.glob<AstroComponentFactory>('./parts/Heading*.astro', {
  eager: true,
  import: 'default',
});

const entries = (files: Record<string, AstroComponentFactory>, name: (file: string) => string) =>
  Object.entries(files).map(([file, component]) => [name(basename(file, '.astro')), component]);

/** What an article may use by name, and how it draws Markdown's headings. */
export const articleComponents = Object.fromEntries([
  ...entries(named, (file) => file),
  ...entries(headings, (file) => file.replace('Heading', 'h')),
]) as Record<string, AstroComponentFactory>;
