import { z } from 'astro/zod';
import { FIGURES } from './attributes/figures.ts';
import { LINKS } from './attributes/links.ts';
import { LISTS } from './attributes/lists.ts';
import { PLATES } from './attributes/plates.ts';

/**
 * The attributes of every component that an editor may use in an article, with titles and descriptions for the
 * editor. MDX does not check them: the content reader does, before a page is rendered
 * (`content-reader/text/components.ts`).
 */
export const MDX_PROPS = { ...FIGURES, ...LISTS, ...PLATES, ...LINKS } as const;
export type ComponentName = keyof typeof MDX_PROPS;

/** A use of a component in a text: its name and its attributes. */
export const componentUse = z.object({
  name: z.string(),
  attributes: z.record(z.string(), z.unknown()),
});
export type ComponentUse = z.infer<typeof componentUse>;

type ByName<Value> = Readonly<Partial<Record<string, Value>>>;

/**
 * The only components that may stand between the tags of a component, by its name. Between the tags of a component that
 * is not listed, text may stand.
 */
export const CHILDREN: ByName<readonly ComponentName[]> = {
  Aufruf: [],
  Budgetplaner: [],
  Budgetspanne: [],
  Budgetspannen: ['Budgetspanne'],
  Faktoren: ['Faktor'],
  Fassungen: ['Fassung'],
  Fragen: ['Frage'],
  Honorar: [],
  Inhaltsmix: ['Inhalt'],
  Kostenanteile: ['Kostenanteil'],
  Plattformen: ['Plattform'],
  Statistiken: ['Statistik'],
  Tafeln: ['Tafel'],
  Tipps: ['Tipp'],
  Transparenzhinweis: [],
  TunUndLassen: ['Tun', 'Lassen'],
  Unterschied: [],
  Vergleich: ['Unterschied'],
  Wahlkalender: [],
} satisfies Partial<Record<ComponentName, readonly ComponentName[]>>;

/**
 * The component that must directly contain a component, by the name of the contained one; undefined for a component
 * that may stand anywhere.
 */
export const PARENTS: ByName<string> = Object.fromEntries(
  Object.entries(CHILDREN).flatMap(([parent, children = []]) =>
    children.map((child) => [child, parent]),
  ),
);

/** Components that show a heading of the third level. */
export const HEADINGS: readonly (string | null)[] = [
  'Faktor',
  'Budgetspanne',
  'Kostenanteil',
  'Praxis',
  'Hinweis',
  'Plattform',
  'Tun',
  'Lassen',
] satisfies ComponentName[];
