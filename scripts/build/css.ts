/** At-rules that hold style rules. */
const GROUP = /^@(?:layer|media|supports|container)\b/;
const CLASS = /\.(-?[_a-z][\w-]*)/gi;

/** Where the block that opens at `open` is closed, strings left out. */
function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    const character = css[at];
    if (character === '"' || character === "'") {
      do at = css.indexOf(character, at + 1);
      while (at > 0 && css[at - 1] === '\\');
      if (at < 0) break;
    } else if (character === '{') depth += 1;
    else if (character === '}' && --depth === 0) return at;
  }
  throw new Error('a block of styles is never closed');
}

/**
 * The rules of minified styles that `isKept` says yes to, within the groups they stand in. It gets
 * what stands before a brace or a semicolon; a group that it refuses, as `@media print`, goes whole.
 */
export function keepRules(css: string, isKept: (prelude: string) => boolean): string {
  let kept = '';
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    const end = css.indexOf(';', at);
    if (open < 0 || (end >= 0 && end < open)) {
      const next = end < 0 ? css.length : end + 1;
      const statement = css.slice(at, next).trim();
      if (isKept(statement)) kept += statement;
      at = next;
      continue;
    }
    const close = closingBrace(css, open);
    const prelude = css.slice(at, open).trim();
    const body = css.slice(open + 1, close);
    const inner = GROUP.test(prelude) ? keepRules(body, isKept) : body;
    if (inner && isKept(prelude)) kept += `${prelude}{${inner}}`;
    at = close + 1;
  }
  return kept;
}

/** What stands in no brackets: `.a:is(.b):not(.c)` → `.a:is:not`. */
const outsideBrackets = (selectors: string): string => {
  let text = selectors;
  let shorter = text;
  do {
    text = shorter;
    shorter = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  } while (shorter !== text);
  return text;
};

/** For each selector of a list, the classes that an element and its ancestors must have to match. */
export function neededClasses(selectors: string): string[][] {
  return outsideBrackets(selectors)
    .split(',')
    .map((selector) => [...selector.matchAll(CLASS)].map(([, name = '']) => name));
}

/** Every class that an element of `html` has. */
export function classesIn(html: string): Set<string> {
  const lists = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => list));
  return new Set([...lists].flatMap((list) => list.split(/\s+/)));
}
