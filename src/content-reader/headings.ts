import { slug } from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { OVERVIEW_ANCHOR } from '../config/addresses.ts';
import { FIELD_NAMES } from '../schemas/notice-fields.ts';
import { nodesOf, textOf } from './mdx.ts';
import { type Place, type Problem, problem } from './problems.ts';

/** A heading that has a short name in the front matter, and where it is written there. */
export interface ShortenedHeading {
  heading: string;
  place: Place;
}

/** Ids that a page has already: of its layout, its sources and the tools that texts may use. */
const TAKEN: readonly string[] = [
  ...['inhalt', 'menu', 'quellen', 'schraffur', 'schraffur-mix', 'wahlkalender'],
  ...[OVERVIEW_ANCHOR, ...FIELD_NAMES],
];

/** Whether an id is of the layout, of one of the sources, or of a part of a tool. */
const isTaken = (id: string, sources: readonly string[]): boolean =>
  TAKEN.includes(id) ||
  /^(?:calendar|notice|planner)-/.test(id) ||
  sources.some((name) => id === `quelle-${name}` || id.startsWith(`hinweis-${name}-`));

/** Headings of a text that its page, its list of contents or a link to them cannot do with. */
export function headingProblems(
  file: string,
  tree: Root,
  sources: readonly string[],
  shortened: readonly ShortenedHeading[],
): Problem[] {
  const sections = new Set<string>();
  const headings = [...nodesOf(tree)]
    .map(([node]) => node)
    .filter(({ type }) => type === 'heading');
  const missing = shortened.filter(
    ({ heading }) =>
      !(headings as Heading[]).some((node) => node.depth === 2 && textOf(node) === heading),
  );
  const wrong = (headings as Heading[]).flatMap((heading) => {
    const place = { file, line: heading.position?.start.line };
    const { depth } = heading;
    const words = textOf(heading);
    const id = slug(words);
    const isFirst = depth === 3 && sections.size === 0;
    const isTwice = depth === 2 && sections.has(id);
    if (depth === 2) sections.add(id);
    const isLink = [...nodesOf(heading)].some(([{ type }]) => type.startsWith('link'));
    return [
      ...(depth === 2 || depth === 3 ? [] : [problem(place, 'heading_level', depth)]),
      ...(isFirst ? [problem(place, 'heading_first', words)] : []),
      ...(isLink ? [problem(place, 'heading_link')] : []),
      ...(isTwice ? [problem(place, 'heading_twice', words)] : []),
      ...(isTaken(id, sources) ? [problem(place, 'heading_taken', words, id)] : []),
    ];
  });
  return [
    ...wrong,
    ...missing.map(({ heading, place }) => problem(place, 'heading_missing', heading)),
  ];
}
