import type { z } from 'astro/zod';
import type { Nodes, Parents } from 'mdast';
import type { Element } from '../mdx.ts';
import type { LeftOut } from '../parts.ts';
import type { Code, Facts, Problem } from '../problems.ts';

/** What the text of a file may have, and what its front matter says about it. */
export interface TextRules {
  /** The components that it may use, and what their attributes must look like. */
  components: Readonly<Record<string, z.ZodType>>;
  /** Names of the sources in the front matter, where that can be read. */
  sources: readonly string[] | undefined;
  /** The folder of the project, in which pictures are looked up. */
  root: string;
  /** What the project leaves out: no component and no link may lead there. */
  leftOut: Pick<LeftOut, 'components' | 'leadsThere'>;
  /** Whether the visual editor has a form for the page. Then the text holds only what the form can open. */
  hasForm: boolean;
}

export interface Checked {
  file: string;
  /** The file with empty lines in place of its front matter. */
  text: string;
  rules: TextRules;
  markdownOf: (node: Pick<Nodes, 'position'>) => string;
  problems: Problem[];
  /** Adds a problem at a node or a line. */
  report: <C extends Code>(
    at: Pick<Nodes, 'position'> | number,
    code: C,
    ...facts: Facts[C]
  ) => void;
}

/** What stands around a node: its parent, and the innermost component. */
export interface Around {
  parent: Parents | undefined;
  component: Element | undefined;
}
