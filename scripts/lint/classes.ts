/**
 * The styles of a component are not scoped by Astro, but stand under a class of the
 * component (docs/decisions/0027-one-class-a-component.md). This check keeps the classes of two components apart.
 */
import { stylesIn } from './scale.ts';

/** A `.css`, or a component with a `<style>`. */
interface StyledFile {
  file: string;
  text: string;
}

/** Lists the selectors of a style sheet that are not nested in a rule, without those of keyframes. */
function outerSelectors(css: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, prelude] of css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]*)\{|\}/g)) {
    if (prelude === undefined) open.pop();
    else open.push(prelude.trim());
    const [selectors = '', ...around] = open.toReversed();
    const isOuter = around.every((outer) => /^@(layer|media|supports|container)/.test(outer));
    if (prelude && isOuter && !selectors.startsWith('@'))
      found.push(...selectors.split(/,\s*\n\s*/));
  }
  return found;
}

/** Returns the owner of a style sheet: the folder of a subject, the folder of the common styles, or the component. */
const ownerOf = (file: string): string =>
  /^src\/(?:features\/[\w-]+|styles)\//.exec(file)?.[0] ?? file;

/** Returns the class that a selector styles by itself, as `.card:hover` does; `.list > .range` styles none. */
const claimed = (selector: string): string | undefined =>
  /^(\.[\w-]+)(?:::?[\w-]+(?:\([^).]*\))?)*$/.exec(selector)?.[1];

/**
 * Reports each outer rule that names neither a class nor a data attribute, each class that two components style,
 * and the components whose styles Astro would scope.
 */
export function classProblems(files: readonly StyledFile[]): string[] {
  const owners = new Map<string, string>();
  return files.flatMap(({ file, text }) => {
    const owner = ownerOf(file);
    // The common styles are also those of elements.
    const isCommon = owner === 'src/styles/';
    const scoped = /<style>/.test(text)
      ? [`${file}: write <style is:global>, and put all under one class`]
      : [];
    const classes = outerSelectors(stylesIn(file, text).join('\n')).flatMap((selector) => {
      if (!isCommon && !/\.[a-z]|\[data-/.test(selector))
        return `${file}: ${selector} names no class: put it under the class of the component`;
      const name = claimed(selector);
      const other = name && owners.get(name);
      if (name && !other) owners.set(name, owner);
      return other && other !== owner
        ? `${file}: ${name} is a class of ${other}: take a name of its own`
        : [];
    });
    return [...scoped, ...classes];
  });
}
