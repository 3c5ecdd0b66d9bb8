import { existsSync, globSync } from 'node:fs';
import { join, parse } from 'node:path';
import { type ParsedMdx, parseMdx, readText } from './documents.ts';
import { metaOf } from './labels.ts';
import { pictureProblem } from './pictures.ts';
import { type Problem, problem } from './problems.ts';
import { berlinDay, longDay } from '../lib/format.ts';
import { addressName } from '../lib/schema/links.ts';
import { pageMeta } from '../lib/schema/page.ts';

/** The file that already answers at the address of a page of this name. */
export function addressOwner(root: string, name: string, own?: string): string | undefined {
  const owners = [
    `src/pages/${name}.astro`,
    `src/pages/${name}.ts`,
    `src/content/ratgeber/${name}.mdx`,
    `src/content/seiten/${name}.mdx`,
  ];
  return owners.find((owner) => owner !== own && existsSync(join(root, owner)));
}

/** The article that had this name before. */
export const aliasOwner = (root: string, name: string): string | undefined =>
  globSync('src/content/ratgeber/*.mdx', { cwd: root }).find((file) =>
    parseMdx(file, readText(root, file)).head.aliases.includes(name),
  );

/** Reports the name of a file that cannot be an address. */
export function fileNameProblems(file: string): Problem[] {
  const { name } = parse(file);
  return addressName.safeParse(name).success ? [] : [problem({ file }, 'file_name', name)];
}

/** The words by which a new article (`scripts/new-article.ts`) and people mark what is still to be written. */
const TEMPLATE = /\b(?:Ersetze das|TODO|XXX|TBD)\b/;

/** Reports problems of a page's file name, address, template words, picture and date. */
export function* pageProblems(root: string, page: ParsedMdx): Generator<Problem> {
  const { file, head, placeOf } = page;
  const { picture, updated, published, draft } = head;
  const { name } = parse(file);
  yield* fileNameProblems(file);
  const owner = addressOwner(root, name, file);
  // If an article has the name of a legal page, only the article is reported.
  const isFirst =
    file.startsWith('src/content/seiten/') && owner?.startsWith('src/content/ratgeber/');
  if (owner && !isFirst) yield problem({ file }, 'address_taken', name, owner);
  if (!draft && page.problems.length === 0) {
    if (!page.body) yield problem({ file }, 'text_missing');
    for (const [index, line] of page.source.split('\n').entries()) {
      if (TEMPLATE.test(line)) yield problem({ file, line: index + 1 }, 'template');
    }
  }
  const found = picture && pictureProblem(placeOf(['picture', 'file']), picture.file, root);
  if (found) yield found;
  // An article for a later day may have been changed last on that day.
  if (!updated || updated <= berlinDay() || (published && updated <= published)) return;
  yield problem(placeOf(['updated']), 'updated_future', longDay(new Date(updated)));
}

/** Finds each value of a page with the earlier page that has the same one, where every page needs its own. */
function* sharedValues(
  pages: readonly ParsedMdx[],
  valuesOf: (page: ParsedMdx) => readonly (string | undefined)[],
): Generator<{ page: ParsedMdx; value: string; index: number; owner: string | undefined }> {
  const owners = new Map<string, string>();
  for (const page of pages) {
    for (const [index, value] of valuesOf(page).entries()) {
      if (value === undefined) continue;
      yield { page, value, index, owner: owners.get(value) };
      owners.set(value, owners.get(value) ?? page.file);
    }
  }
}

/** Reports earlier names that are no longer free, and places, titles and descriptions that another page has, too. */
export function* headProblems(root: string, all: readonly ParsedMdx[]): Generator<Problem> {
  // A copy's name extends its original's, so it sorts after it and gets the blame. Files with invalid names are
  // reported elsewhere.
  const pages = all
    .filter(({ file }) => fileNameProblems(file).length === 0)
    .toSorted((a, b) => (parse(a.file).name < parse(b.file).name ? -1 : 1));
  for (const { page, value, index, owner } of sharedValues(pages, ({ head }) => head.aliases)) {
    const taken = addressOwner(root, value) ?? owner;
    if (taken) yield problem(page.placeOf(['aliases', index]), 'alias_taken', value, taken);
  }
  // Drafts are often copies.
  const shown = pages.filter(({ head }) => !head.draft);
  for (const { page, owner } of sharedValues(shown, ({ head }) => [head.order?.toString()])) {
    if (owner) yield problem(page.placeOf(['order']), 'order_twice', owner);
  }
  for (const field of ['title', 'description'] as const) {
    const name = `„${metaOf(pageMeta[field]).title}“ (${field})`;
    for (const { page, owner } of sharedValues(shown, ({ head }) => [head[field]])) {
      if (owner) yield problem(page.placeOf([field]), 'head_twice', name, owner);
    }
  }
}
