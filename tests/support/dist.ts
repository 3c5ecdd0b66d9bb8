import { readSite } from '../../scripts/built-site.ts';
import { asRead, findTag, type Tag, tagOf } from './html.ts';

interface BuiltPage {
  /** The address of the page, as links to it have it: `/kontakt`. */
  path: string;
  html: string;
  tags: Tag[];
}

/** Every page of the production build, so that a new one is held to the rules without being listed. */
export const PAGES: readonly BuiltPage[] = [...readSite('dist').pages].map(
  ([path, { html, elements }]) => ({ path, html, tags: elements.map(tagOf) }),
);

/** @throws if there is no such page */
export function builtPage(path: string): BuiltPage {
  const page = PAGES.find((each) => each.path === path);
  if (!page) throw new Error(`dist/ has no page ${path}`);
  return page;
}

export const tagsOn = (path: string): readonly Tag[] => builtPage(path).tags;

/** The texts of all elements of a page that have one of these names, as they are read. */
export const textsOf = (path: string, ...names: string[]): string[] =>
  tagsOn(path)
    .filter(({ name }) => names.includes(name))
    .map(({ text }) => asRead(text));

/** The texts of all elements of a page that have a class, as they are read. */
export const textsWithClass = (path: string, name: string): string[] =>
  tagsOn(path)
    .filter(({ attributes }) => attributes['class']?.split(' ').includes(name))
    .map(({ text }) => asRead(text));

/** The texts of all links of a page that lead to an address, as they are read. */
export const linksTo = (path: string, href: string | undefined): string[] =>
  tagsOn(path)
    .filter(({ name, attributes }) => name === 'a' && attributes['href'] === href)
    .map(({ text }) => asRead(text));

/** Content of a meta element, by its name or property; undefined if there is none. */
export const metaContent = (tags: readonly Tag[], name: string): string | undefined =>
  (findTag(tags, { name }) ?? findTag(tags, { property: name }))?.attributes['content'];

/** The address that a page gives search engines as its own; undefined if it gives none. */
export const canonicalOf = (tags: readonly Tag[]): string | undefined =>
  findTag(tags, { rel: 'canonical' })?.attributes['href'];

/** The built file at a full address. */
export const fileAt = (address = ''): string => `dist${new URL(address).pathname}`;

/** Code in script elements: neither files nor data. */
export const inlineScripts = (tags: readonly Tag[]): string[] =>
  tags
    .filter(({ name, attributes: { src, type = '' } }) => {
      return name === 'script' && src === undefined && !type.startsWith('application/');
    })
    .map(({ text }) => text);

/** Whether search engines may list a page. */
export const isListed = ({ tags }: Pick<BuiltPage, 'tags'>): boolean =>
  !metaContent(tags, 'robots')?.includes('noindex');

/** Whether a page is a business card. */
export const isCard = ({ tags }: Pick<BuiltPage, 'tags'>): boolean =>
  findTag(tags, { 'data-card': true }) !== undefined;
