/**
 * Part of `npm run lint`: prints a line for each size and colour that is no token, and for each class of another
 * component (docs/decisions/0028-own-lint.md). A comment allows the next declaration and says why: `own size: the word
 * fills the grid`, `own colour: readers need black on white`. At the head of a style sheet it allows all of the sheet's
 * sizes, or all its colours.
 */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Container, parse, type Root } from 'postcss';
import { filesIn } from '../../src/lib/build/files.ts';

/** The properties whose lengths are tokens: type, space, measure. Heights, widths and places belong to the component. */
const SIZED =
  /^(?:font(?:-size)?|(?:margin|padding|(?:row-|column-)?gap)(?:-.+)?|max-(?:width|inline-size))$/;
/**
 * A length that is no token. Hairlines up to 6 px, mm and pt are free, and so are shares of a container or the window,
 * but not for type.
 */
const LENGTH = /(?<![\w-])(?:[\d.]+(?:r?em|ch)|(?:[7-9]|\d{2,})[\d.]*px)\b/;
const SHARE = /[\d.](?:[dls]?v[hw]|cq[hiw])\b/;
/** The cap of a token, which lets words in larger type fit a phone: `min(var(--size-h4), 8vw)`. */
const CAPPED = /^min\(var\(--size-[\w-]+\), [\d.]+(?:vw|cqi)\)$/;
/** A colour in figures. */
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|(?:ok)?l(?:ab|ch))a?\([\d.]/i;

/** The name of a basic colour of CSS: `1px solid silver`, but not `var(--silver)`. */
const NAMED =
  /(?<![\w-])(?:aqua|black|blue|fuchsia|gr[ae]y|green|lime|maroon|navy|olive|orange|purple|red|silver|teal|white|yellow)(?![\w-])/i;

/** Reports declarations with a size or a colour of their own that no comment explains. */
function valueProblems(file: string, styles: Root): string[] {
  const problems: string[] = [];
  styles.walkDecls((declaration) => {
    const { prop, value, source } = declaration;
    const isColour = COLOUR.test(value) || NAMED.test(value);
    const isShare = prop.startsWith('font') && SHARE.test(value) && !CAPPED.test(value);
    if (!isColour && !isShare && !(SIZED.test(prop) && LENGTH.test(value))) return;
    const reason = isColour ? 'own colour: ' : 'own size: ';
    const isExplained = [styles.first, declaration.prev()].some(
      (node) => node?.type === 'comment' && node.text.startsWith(reason),
    );
    if (!isExplained)
      problems.push(`${file}:${source?.start?.line}: ${declaration}: take a token (src/styles)`);
  });
  return problems;
}

/** The selectors of the rules that stand in no other rule. */
const outerSelectors = ({ nodes = [] }: Container): string[] =>
  nodes.flatMap((node) => {
    if (node.type === 'rule') return node.selectors;
    return node.type === 'atrule' && node.name !== 'keyframes' ? outerSelectors(node) : [];
  });

/**
 * Reports outer rules that name neither a class nor a data attribute, and classes of another component
 * (docs/decisions/0027-one-class-a-component.md). The `.css` files of a folder belong together: those of an island, or
 * the common styles, which may name elements alone. Nested rules are not checked: a section may change a component in
 * it, by that component's class.
 *
 * @param owners the owner of each class in earlier style sheets; the classes of this style sheet are added
 */
function classProblems(file: string, styles: Root, owners: Map<string, string>): string[] {
  const owner = file.endsWith('.css') ? dirname(file) : file;
  return outerSelectors(styles).flatMap((selector) => {
    if (owner !== 'src/styles' && !/\.[a-z]|\[data-/.test(selector))
      return `${file}: ${selector} names no class: put it under the class of the component`;
    // `.card:hover` and `.card p` belong to the card, and so does `body:has(.card)`.
    const [name] = /\.[a-z][\w-]*/i.exec(selector) ?? [];
    if (name === undefined) return [];
    const first = owners.get(name) ?? owner;
    owners.set(name, first);
    return first === owner ? [] : `${file}: ${name} is a class of ${first}: take a name of its own`;
  });
}

/** The styles of a file. Outside of a component's `<style>` each line is empty, so that lines count as in the file. */
const stylesIn = (file: string, text: string): Root =>
  parse(
    file.endsWith('.css')
      ? text
      : text.replace(/(?:^|<\/style>)[^]*?(?:<style[^>]*>|$)/g, (outside) =>
          outside.replace(/.+/g, ''),
        ),
  );

/** Reports what breaks the rules of style in components and style sheets. */
export function styleProblems(sources: readonly { file: string; text: string }[]): string[] {
  const owners = new Map<string, string>();
  return sources.flatMap(({ file, text }) => {
    const styles = stylesIn(file, text);
    return [
      ...valueProblems(file, styles),
      ...classProblems(file, styles, owners),
      ...(/<style(?![^>]*is:(?:global|inline))/.test(text)
        ? [`${file}: write <style is:global>, all under one class`]
        : []),
      ...(file.startsWith('src/pages/') && text.includes('<style')
        ? [`${file}: put the style into a component, which may stand on another page`]
        : []),
    ];
  });
}

// Run as a script: `node scripts/lint/styles.ts`
if (process.argv[1] === import.meta.filename) {
  // The common styles come first, so that a class in them belongs to them.
  const files = ['src/styles/*.css', 'src/!(styles)/**/*.{astro,css}'].flatMap((pattern) =>
    filesIn('.', pattern),
  );
  const problems = styleProblems(files.map((file) => ({ file, text: readFileSync(file, 'utf8') })));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
