import { slug } from 'github-slugger';
import type { Heading, Nodes } from 'mdast';
import { OVERVIEW_ANCHOR } from '../config/addresses.ts';
import { FIELD_NAMES } from '../schemas/notice-fields.ts';
import { nodesOf, startOf, textOf } from './mdx.ts';
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

/** Text in which there is nothing to see. */
const BLANK = /^[\s\p{Cf}]*$/u;

/** Headings of a text that its page, its list of contents or a link to them cannot do with. */
export function headingProblems(
  file: string,
  nodes: readonly Nodes[],
  text: string,
  sources: readonly string[],
  shortened: readonly ShortenedHeading[],
): Problem[] {
  const headings = nodes.filter((node): node is Heading => node.type === 'heading');
  const sections = headings.filter(({ depth }) => depth === 2);
  const wrong = headings.flatMap((heading, index): Problem[] => {
    const place = startOf(file, heading);
    const { depth } = heading;
    const words = textOf(heading);
    if (text[heading.position?.start.offset ?? 0] !== '#')
      return [problem(place, 'heading_line', words)];
    if (BLANK.test(words)) return [problem(place, 'heading_empty')];
    const id = slug(words);
    const before = headings.slice(0, index).filter((each) => each.depth === 2);
    const isLink = [...nodesOf(heading)].some(([{ type }]) => type.startsWith('link'));
    return [
      ...(depth === 2 || depth === 3 ? [] : [problem(place, 'heading_level', depth)]),
      ...(depth === 3 && before.length === 0 ? [problem(place, 'heading_first', words)] : []),
      ...(isLink ? [problem(place, 'heading_link')] : []),
      ...(depth === 2 && before.some((each) => slug(textOf(each)) === id)
        ? [problem(place, 'heading_twice', words)]
        : []),
      ...(isTaken(id, sources) ? [problem(place, 'heading_taken', words, id)] : []),
    ];
  });
  const missing = shortened
    .filter(({ heading }) => !sections.some((section) => textOf(section) === heading))
    .map(({ heading, place }) => problem(place, 'heading_missing', heading));
  return [...wrong, ...missing];
}
