export interface Tag {
  name: string;
  /** Decoded; an attribute without a value is an empty string. */
  attributes: Record<string, string>;
  /** Decoded text up to the next tag. */
  text: string;
}

const TAG =
  /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*\/?>([^<]*)/gi;
const ATTRIBUTE = /([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Every opening tag of a page, in order. */
export const tagsOf = (html: string): Tag[] =>
  [...html.matchAll(TAG)].map(([, name = '', attributes = '', text = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', ...values]) => [
        key.toLowerCase(),
        decode(values.find((value) => value !== undefined) ?? ''),
      ]),
    ),
    text: decode(text),
  }));

/** The first tag that carries these attributes, `true` with any value. Throws where there is none. */
export function tagWith(html: string, attributes: Record<string, string | true>): Tag {
  const wanted = Object.entries(attributes);
  const found = tagsOf(html).find((tag) =>
    wanted.every(([key, value]) =>
      value === true ? key in tag.attributes : tag.attributes[key] === value,
    ),
  );
  if (!found) throw new Error(`no element with ${JSON.stringify(attributes)}`);
  return found;
}
