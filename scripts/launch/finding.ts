import { fieldName } from '../../src/content-reader/check/fields.ts';
import { collectionOf } from '../../src/content-reader/collection-of.ts';
import type { Place } from '../../src/lib/build/problems.ts';
import type { Path } from '../../src/lib/json.ts';
import type { Publication } from '../publication.ts';

/** The people who can act on a finding, in the order of the report. */
export const GROUPS = {
  facts: 'Angaben der Agentur',
  decisions: 'Entscheidungen',
  lawyer: 'Anwältin',
  technology: 'Technik',
} as const;
export type Group = keyof typeof GROUPS;

/** A thing to do before a public deploy. `file` may also be the name of a setting or a command. */
export interface Finding extends Place {
  who: Group;
  /** German sentences that say what is wrong and what to do, the same for all places of one kind. */
  text: string;
  path?: Path | undefined;
  /** The words at this place that are wrong. */
  words?: string | undefined;
  /** Whether the finding stops no deploy, such as a figure that has grown old since the site was ready. */
  isNote?: boolean;
}

/** What a project would publish, with the settings of its build and of its production. */
export interface Deployment extends Publication {
  /** The settings of the build: the environment with `.dev.vars`. */
  settings: Readonly<Record<string, string | undefined>>;
  /** The names of the secrets of Pages in production; undefined if Cloudflare does not list them. */
  secrets?: readonly string[] | undefined;
  /** The names of the secrets of the Worker with the watch. */
  workerSecrets?: readonly string[] | undefined;
  /** Whether Pages hands requests to a queue. */
  hasQueue: boolean;
}

/** A field of a file, with the label that it has in the forms: `Feld „Name“ (b)`. */
export const fieldText = (file: string, path: Path): string =>
  fieldName(collectionOf(file)?.schema, path);
