import { z } from 'astro/zod';
import { FIGURES } from './attributes/figures.ts';
import { LINKS } from './attributes/links.ts';
import { LISTS } from './attributes/lists.ts';
import { PLATES } from './attributes/plates.ts';

declare module 'zod/v4/core' {
  /** What the schema of a component's attributes says of the component by `.meta`, beside title and description. */
  interface GlobalMeta {
    /** The only components that may stand between the tags of this one; without this list, text may stand there. */
    children?: readonly string[];
    /** Whether a text may have a component only once, because a second one would have the same ids. */
    isOnce?: boolean;
    /** Components whose figures, such as `from={5000}`, a component takes from the same text. */
    needs?: readonly string[];
    /** Whether a component shows a heading of the third level. */
    hasHeading?: boolean;
  }
}

/**
 * The attributes of every component that an editor may use in an article, with titles and descriptions for the
 * editor. MDX does not check them: the content reader does, before a page is rendered
 * (`content-reader/check/text/components.ts`).
 */
export const MDX_PROPS = { ...FIGURES, ...LISTS, ...PLATES, ...LINKS } as const;
export type ComponentName = keyof typeof MDX_PROPS;

/** The attributes of a component with their defaults. The content reader has checked them. */
export const parseProps = <Name extends ComponentName>(name: Name, attributes: unknown) =>
  MDX_PROPS[name].parse(attributes) as z.output<(typeof MDX_PROPS)[Name]>;

/** A use of a component in a text: its name and its attributes. */
export const componentUse = z.object({
  name: z.string(),
  attributes: z.record(z.string(), z.unknown()),
});
export type ComponentUse = z.infer<typeof componentUse>;

type ByName<Value> = Readonly<Partial<Record<string, Value>>>;

const components = Object.entries(MDX_PROPS).map(([name, schema]) => ({ name, ...schema.meta() }));

/** The components that may stand in a component, by the outer one's name; undefined if text may stand there. */
export const CHILDREN: ByName<readonly string[]> = Object.fromEntries(
  components.map(({ name, children }) => [name, children]),
);

/** The component that must directly contain a component, by the inner one's name. */
export const PARENTS: ByName<string> = Object.fromEntries(
  components.flatMap(({ name, children = [] }) => children.map((child) => [child, name])),
);

/** The shares of an `Inhaltsmix`, if they do not fill its bar or are more than the bar has patterns. */
export function mixProblem(name: string, children: readonly ComponentUse[]) {
  const shares = children.map(({ attributes }) => Number(attributes['percent']));
  const sum = shares.reduce((total, percent) => total + percent, 0);
  const isFull = shares.length <= 4 && Math.abs(sum - 100) < 0.01;
  // The check of the attributes reports a share without a number.
  const isFine = name !== 'Inhaltsmix' || isFull || Number.isNaN(sum);
  return isFine ? undefined : { count: shares.length, sum };
}
