import { dirname } from 'node:path';
import { frontMatter } from '../../../src/lib/mdx-files.ts';
import { type Notes, type State, statesOf } from './sample.ts';

/** As written: what a page imports as a component brings its styles along. */
const texts = import.meta.glob<string>('./*/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const notes = import.meta.glob<Notes>('./*/*.ts', { eager: true });

/** The folders, in the order of the overview. */
export const GROUPS = {
  islands: 'Inseln',
  mdx: 'Bausteine der Artikel',
  legal: 'Bausteine der Rechtstexte',
  ui: 'Kleinteile',
  sections: 'Abschnitte',
} as const;

export interface Sample {
  /** Folder and name, which is its address below `/bausteine`. */
  path: string;
  group: string;
  title: string;
  states: readonly State[];
  /** Of a sample that is a text: the file, as written. */
  text: string | undefined;
}

function sample(path: string): Sample {
  const found = notes[`./${path}.ts`] ?? {};
  const text = texts[`./${path}.mdx`];
  const head = text && frontMatter(text);
  const written = head && 'data' in head ? head.data['title'] : path;
  const title = found.title ?? String(written);
  return { path, group: dirname(path), title, states: statesOf(found), text };
}

/** Every sample, by its title. */
export const SAMPLES: readonly Sample[] = Object.keys({ ...notes, ...texts })
  .map((file) => file.replace(/^\.\/|\.\w+$/g, ''))
  .filter((path, index, all) => all.indexOf(path) === index)
  .map(sample)
  .sort((a, b) => a.title.localeCompare(b.title, 'de'));

/** Address of one state of a sample. */
export const frameHref = ({ path }: Sample, { name, query = '' }: State) =>
  `/bausteine/${path}/${name}${query}`;

/** Unique on the overview. */
export const anchorOf = ({ path }: Sample) => path.replace('/', '-');
