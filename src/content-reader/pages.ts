import { parse } from 'node:path';
import { addressOwner } from './addresses.ts';
import type { ParsedMdx } from './documents.ts';
import { headOf, isDraft } from './head.ts';
import { metaOf } from './labels.ts';
import { pictureProblem } from './pictures.ts';
import { type Problem, problem } from './problems.ts';
import { berlinDay, isoDay, longDay } from '../lib/format.ts';
import { addressName, pageMeta } from '../schemas/common.ts';

/** A page's file, parsed. */
export interface Page {
  file: string;
  parsed: ParsedMdx;
}

/** A name of a file that cannot be an address. */
export function fileNameProblems(file: string): Problem[] {
  const { name } = parse(file);
  return addressName.safeParse(name).success ? [] : [problem({ file }, 'file_name', name)];
}

/** A page's address that belongs to another file. */
function addressProblems(root: string, file: string): Problem[] {
  const { name } = parse(file);
  const owner = addressOwner(root, name, file);
  // The legal pages were there first.
  if (owner?.startsWith('src/content/ratgeber/') && file.startsWith('src/content/seiten/'))
    return [];
  return owner ? [problem({ file }, 'address_taken', name, owner)] : [];
}

/** With these words a new article says what belongs there (`scripts/new-article.ts`). */
const TEMPLATE = /Ersetze das\b/;

/** A page without a text, or with words of the template. */
function* textProblems({ file, parsed }: Page): Generator<Problem> {
  if (isDraft(parsed) || parsed.problems.length > 0) return;
  if (!parsed.body) yield problem({ file }, 'text_missing');
  for (const [index, line] of parsed.source.split('\n').entries()) {
    if (TEMPLATE.test(line)) yield problem({ file, line: index + 1 }, 'template');
  }
}

/** The problems of a page that neither its schema nor its text shows. */
export function* pageProblems(root: string, page: Page): Generator<Problem> {
  const { file, parsed } = page;
  yield* fileNameProblems(file);
  yield* addressProblems(root, file);
  yield* textProblems(page);
  const { picture, updated, published } = headOf(parsed);
  const place = parsed.placeOf(['picture', 'file']);
  const found = picture && pictureProblem(place, picture.file, root);
  if (found) yield found;
  // An article for a later day may have been changed last on that day.
  if (!updated || isoDay(updated) <= berlinDay() || (published && updated <= published)) return;
  yield problem(parsed.placeOf(['updated']), 'updated_future', longDay(updated));
}

/** Earlier names of pages that are no longer free. */
function aliasProblems(root: string, pages: readonly Page[]): Problem[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({ file, parsed }) =>
    headOf(parsed).aliases.flatMap((name, index) => {
      const owner = addressOwner(root, name) ?? owners.get(name);
      owners.set(name, file);
      return owner ? [problem(parsed.placeOf(['aliases', index]), 'alias_taken', name, owner)] : [];
    }),
  );
}

/** Titles and descriptions that another page has too. Drafts are often copies, so they may. */
function twinProblems(pages: readonly Page[]): Problem[] {
  return (['title', 'description'] as const).flatMap((field) => {
    const name = `„${metaOf(pageMeta[field]).title}“ (${field})`;
    const owners = new Map<string, string>();
    return pages.flatMap(({ file, parsed }) => {
      const { draft, [field]: value } = headOf(parsed);
      if (value === undefined || draft) return [];
      const owner = owners.get(value);
      if (!owner) owners.set(value, file);
      return owner ? [problem(parsed.placeOf([field]), 'head_twice', name, owner)] : [];
    });
  });
}

/** What pages have that only one of them may have. */
export const headProblems = (root: string, pages: readonly Page[]): Problem[] => [
  ...aliasProblems(root, pages),
  ...twinProblems(pages),
];
