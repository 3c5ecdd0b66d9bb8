import { slug } from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { OVERVIEW_ANCHOR } from '../config/routes.ts';
import { nodesOf } from './mdx.ts';
import { type Problem, problem } from './problems.ts';

/** Ids that a page has already: of its layout, its sources and the tools that texts may use. */
const TAKEN = [
  'formblatt',
  'fristenplan',
  'inhalt',
  'menu',
  'quellen',
  'rahmen',
  OVERVIEW_ANCHOR,
  'schraffur',
  'wahlkalender',
];

const wordsOf = (heading: Heading): string =>
  [...nodesOf(heading)].map(([node]) => ('value' in node ? node.value : '')).join('');

/** Headings of a text that its page, its list of contents or a link to them cannot do with. */
export function headingProblems(file: string, tree: Root): Problem[] {
  const sections = new Set<string>();
  const headings = [...nodesOf(tree)]
    .map(([node]) => node)
    .filter(({ type }) => type === 'heading');
  return (headings as Heading[]).flatMap((heading) => {
    const place = { file, line: heading.position?.start.line };
    const { depth } = heading;
    const words = wordsOf(heading);
    const id = slug(words);
    const isTwice = depth === 2 && sections.has(id);
    if (depth === 2) sections.add(id);
    const isLink = [...nodesOf(heading)].some(([{ type }]) => type.startsWith('link'));
    return [
      ...(depth === 2 || depth === 3 ? [] : [problem(place, 'heading_level', depth)]),
      ...(isLink ? [problem(place, 'heading_link')] : []),
      ...(isTwice ? [problem(place, 'heading_twice', words)] : []),
      ...(TAKEN.includes(id) ? [problem(place, 'heading_taken', words, id)] : []),
    ];
  });
}
