import type { AstroGlobal } from 'astro';
import type { z } from 'astro/zod';
import { type ComponentName, MDX_PROPS } from '../../component-props.ts';
import type { Source } from '../../schema.ts';

type Page = Pick<AstroGlobal, 'props' | 'locals'>;
type Props<Name extends ComponentName> = z.output<(typeof MDX_PROPS)[Name]>;

/**
 * The article that is being rendered.
 *
 * @throws if the page has not set it
 */
export function articleOf({ locals }: Pick<Page, 'locals'>): App.Article {
  if (locals.article) return locals.article;
  throw new Error('The page of an article must set Astro.locals.article.');
}

/** The attributes that an editor gave a component. The content loader has checked them. */
export const propsOf = <Name extends ComponentName>({ props }: Page, name: Name): Props<Name> =>
  MDX_PROPS[name].parse(props) as Props<Name>;

/**
 * The source that a component names, from the article's front matter.
 *
 * @throws if the article has no source of this name
 */
export function sourceOf(page: Page, name: string): Source {
  const source = articleOf(page).sources[name];
  if (source) return source;
  throw new Error(`The front matter has no source ${name}.`);
}
