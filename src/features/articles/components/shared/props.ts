import type { AstroGlobal } from 'astro';
import { type ComponentName, parseProps } from '../../component-props.ts';
import type { Source } from '../../schema.ts';

/** The global `Astro` of a component. */
type Component = Pick<AstroGlobal, 'props' | 'locals'>;

/**
 * The article that is being rendered.
 *
 * @throws if the page has not set it
 */
export function articleOf({ locals }: Pick<Component, 'locals'>): App.Article {
  if (locals.article) return locals.article;
  throw new Error('The page of an article must set Astro.locals.article.');
}

/** The attributes that an editor gave a component. */
export const propsOf = <Name extends ComponentName>({ props }: Component, name: Name) =>
  parseProps(name, props);

/**
 * The source that a component names, from the article's front matter.
 *
 * @throws if the article has no source of this name
 */
export function sourceOf(component: Component, name: string): Source {
  const source = articleOf(component).sources[name];
  if (source) return source;
  throw new Error(`The front matter has no source ${name}.`);
}
