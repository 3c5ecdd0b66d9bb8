import { articles, legalPages } from './content.ts';
import { PAGES } from './dist.ts';

/** The articles share a template, and the legal pages share one. */
const SHARED = [articles(), legalPages()].map((texts) =>
  PAGES.filter(({ path }) => texts.some((text) => text.path === path)),
);
const bySize = (a: { html: string }, b: { html: string }) => b.html.length - a.html.length;

/** A page of each template; of articles and legal pages the one with the most to show. */
export const TEMPLATES = [
  ...PAGES.filter((page) => !SHARED.flat().includes(page)),
  ...SHARED.flatMap((pages) => pages.toSorted(bySize).slice(0, 1)),
];
