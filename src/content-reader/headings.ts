import { slug } from 'github-slugger';
import type { Heading, RootContent } from 'mdast';
import { OVERVIEW_ANCHOR } from '../config/addresses.ts';
import { FIELD_NAMES } from '../features/transparency-notice/notice-fields.ts';
import { nodesOf, textOf } from './mdx.ts';
import type { Checked } from './checked.ts';

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

/** A word that is wider than a phone. A soft hyphen or a hyphen divides it. */
const LONG_WORD = /\p{L}{21,}/u;

/** A heading that its page, its list of contents or a link to it cannot do with. */
function checkHeading(
  heading: Heading,
  sections: readonly Heading[],
  { text, say, rules }: Checked,
): void {
  const { depth } = heading;
  const words = textOf(heading);
  const id = slug(words);
  if (text[heading.position?.start.offset ?? 0] !== '#') say(heading, 'heading_line', words);
  else if (BLANK.test(words)) say(heading, 'heading_empty');
  else {
    if (depth !== 2 && depth !== 3) say(heading, 'heading_level', depth);
    if (depth === 3 && sections.length === 0) say(heading, 'heading_first', words);
    if ([...nodesOf(heading)].some(([{ type }]) => type.startsWith('link')))
      say(heading, 'heading_link');
    if (depth === 2 && sections.some((each) => slug(textOf(each)) === id))
      say(heading, 'heading_twice', words);
    const [long] = LONG_WORD.exec(words) ?? [];
    if (long) say(heading, 'heading_long', long);
    if (isTaken(id, rules.sources ?? [])) say(heading, 'heading_taken', words, id);
  }
}

/** The headings of a text, in their order. */
export function checkHeadings(headings: readonly Heading[], checked: Checked): void {
  const sections: Heading[] = [];
  for (const heading of headings) {
    checkHeading(heading, sections, checked);
    if (heading.depth === 2) sections.push(heading);
  }
  for (const { heading, place } of checked.rules.shortened ?? []) {
    if (!sections.some((section) => textOf(section) === heading))
      checked.say(place.line ?? 1, 'heading_missing', heading);
  }
}

/** Headings with nothing below them: the next one stands there, or the end of the text. */
export function checkSections(blocks: readonly RootContent[], { text, say }: Checked): void {
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1];
    if (block.type !== 'heading' || text[block.position?.start.offset ?? 0] !== '#') continue;
    const words = textOf(block);
    const isBare = !next || (next.type === 'heading' && next.depth <= block.depth);
    if (isBare && !BLANK.test(words)) say(block, 'heading_bare', words);
  }
}
