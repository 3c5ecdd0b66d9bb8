import { DomUtils } from 'htmlparser2';
import { type BuiltPage, elementsIn } from '../../scripts/built-site.ts';

export interface Tag {
  name: string;
  /** An attribute without a value is an empty string. */
  attributes: Record<string, string>;
  /** All text in the element. */
  text: string;
}

/** Text as a reader gets it: plain spaces, no soft hyphens and joiners. */
export const asRead = (text: string): string =>
  text
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** An element of a page. */
export const tagOf = ({ name, attribs, children }: BuiltPage['elements'][number]): Tag => ({
  name,
  attributes: attribs,
  // This is the text of the children, so that scripts and styles are left out unless the element itself is one.
  get text() {
    return DomUtils.innerText(children);
  },
});

/** Every element of a page, in order. */
export const tagsOf = (html: string): Tag[] => elementsIn(html).map(tagOf);

/** Finds an element by its attributes; `true` stands for any value. */
export const findTag = (
  tags: readonly Tag[],
  attributes: Record<string, string | true>,
): Tag | undefined =>
  tags.find((tag) =>
    Object.entries(attributes).every(([key, value]) =>
      value === true ? key in tag.attributes : tag.attributes[key] === value,
    ),
  );

/** A pattern of all texts that hold this one. */
export const including = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
