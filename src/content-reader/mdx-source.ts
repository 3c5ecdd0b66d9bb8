import { basename } from 'node:path';
import type { z } from 'astro/zod';
import { filesIn } from '../lib/build/files.ts';
import { type ContentSource, problemsOf, type ReadResult, record } from './content-source.ts';
import { componentsIn, minutesOf } from './mdx.ts';
import { aliasProblems, pageProblems } from './page-problems.ts';
import { openFile, type ParsedFile } from './parsed-file.ts';
import { type LeftOut, textWithout } from './parts.ts';
import { repeatedPages } from './repeated.ts';
import { checkText } from './text/check-text.ts';
import type { TextRules } from './text/checked.ts';

/**
 * MDX files, one page each.
 *
 * @param components what a text may use, and the schema of each one's attributes
 * @param options `hasForm`: whether the visual editor has a form for each page, as it has for articles
 */
export const mdxFiles = (
  files: string,
  schema: z.ZodType,
  components: TextRules['components'],
  { hasForm = true } = {},
): ContentSource => {
  const readPage = (root: string, page: ParsedFile, leftOut: LeftOut): ReadResult => {
    const { file, data, head, text, body } = page;
    const sources = data === undefined ? undefined : head.sources.map(({ name }) => name);
    const rules = { components, root, hasForm, leftOut, sources };
    const checked = checkText(file, text, rules);
    const problems = [
      ...problemsOf(root, page, schema, { isDraft: head.draft }),
      ...pageProblems(root, page),
      ...checked.problems,
    ];
    if (problems.length > 0) return { problems, entries: [] };
    const facts = { minutes: minutesOf(checked.nodes), components: componentsIn(checked.nodes) };
    const id = basename(file, '.mdx');
    return { problems, entries: [{ id, file, body, data: record.parse(data), ...facts }] };
  };
  const read = (root: string, leftOut: LeftOut) => {
    const pages = filesIn(root, files).map((file) =>
      openFile(root, file, (text) => textWithout(text, leftOut)),
    );
    // A draft is often begun as a copy of another article, so it may repeat its title.
    const shown = pages.filter(({ head }) => !head.draft);
    const problems = [...aliasProblems(root, pages), ...repeatedPages(shown, schema)];
    return [{ entries: [], problems }, ...pages.map((page) => readPage(root, page, leftOut))];
  };
  return { files, schema, fileSchema: schema, read };
};
