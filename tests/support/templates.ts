import { articles, legalPages } from './content.ts';
import { PAGES } from './dist.ts';

const ERRORS = [{ path: '/404' }, { path: '/500' }];

/** Pages that share a template. */
const SHARED = [articles(), legalPages(), ERRORS].map((texts) =>
  PAGES.filter(({ path }) => texts.some((text) => text.path === path)),
);
const bySize = (a: { html: string }, b: { html: string }) => b.html.length - a.html.length;

/** A page of each template; of those that share one the one with the most to show. */
export const TEMPLATES = [
  ...PAGES.filter((page) => !SHARED.flat().includes(page)),
  ...SHARED.flatMap((pages) => pages.toSorted(bySize).slice(0, 1)),
];
