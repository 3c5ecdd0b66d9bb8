import type { AstroGlobal } from 'astro';
import type { z } from 'astro/zod';
import { tagName, unknownSource } from '../../../lib/article-attributes.ts';
import { mistakes } from '../../../lib/mistakes.ts';
import { parse } from '../../../lib/problems.ts';
import type { Source } from '../../../schemas/article.ts';
import { type ComponentName, MDX_PROPS } from '../../../schemas/mdx.ts';

type Page = Pick<AstroGlobal, 'props' | 'locals'>;
type Props<Name extends ComponentName> = z.output<(typeof MDX_PROPS)[Name]>;

/** The text that a component stands in. */
export function textOf({ locals }: Pick<Page, 'locals'>): App.Text {
  if (locals.text) return locals.text;
  throw new Error('A page that draws MDX says in Astro.locals.text which file it draws.');
}

/**
 * The attributes that an editor gave a component.
 *
 * @throws with file, component, attribute, what is wrong and what would be right
 */
export function propsOf<Name extends ComponentName>(page: Page, name: Name): Props<Name> {
  const checked = parse(MDX_PROPS[name], page.props, 'Angabe');
  if ('data' in checked) return checked.data as Props<Name>;
  throw mistakes(
    textOf(page).file,
    checked.problems.map((problem) => `${tagName(name, page.props)}: ${problem}`),
  );
}

/**
 * The source that a component names, from the article's front matter.
 *
 * @throws when the front matter has no such source
 */
export function sourceOf(page: Page, component: ComponentName, name: string): Source {
  const { file, sources } = textOf(page);
  const source = sources[name];
  if (source) return source;
  throw mistakes(file, [`<${component}>: ${unknownSource(name, Object.keys(sources))}`]);
}

/** Where a source stands in the list at the end of the article. */
export const sourceAnchor = (name: string) => `quelle-${name}`;

const NUMBER = new Intl.NumberFormat('de-DE');

/** `5.000`, `32,9`: also where German leaves out the dot, because columns of figures need it. */
export const figure = (value: number) => NUMBER.format(value);
