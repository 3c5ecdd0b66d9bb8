import type { Nodes, Parents } from 'mdast';
import type { Problem } from '../../../lib/build/problems.ts';
import type { TextRules } from '../../content-files.ts';
import type { Code, Facts } from '../../messages.ts';
import type { LeftOut } from '../../parts.ts';
import type { Element } from '../../read/mdx.ts';

/** What the text of a file may have in its project, and what its front matter says about it. */
export interface FileRules extends TextRules {
  /** Names of the sources in the front matter, where that can be read. */
  sources: readonly string[] | undefined;
  /** The folder of the project, in which pictures are looked up. */
  root: string;
  /** What the project leaves out: no component and no link may lead there. */
  leftOut: Pick<LeftOut, 'components' | 'includes'>;
}

/** What each check of a text gets: the text with its rules, and a way to report problems. */
export interface TextContext {
  file: string;
  /** The file with empty lines in place of its front matter. */
  text: string;
  rules: FileRules;
  markdownOf: (node: Pick<Nodes, 'position'>) => string;
  problems: Problem[];
  /** Adds a problem at a node or a line. */
  report: <C extends Code>(
    at: Pick<Nodes, 'position'> | number,
    code: C,
    ...facts: Facts[C]
  ) => void;
}

/** The parent of a node, and the innermost component around it. */
export interface Ancestors {
  parent: Parents | undefined;
  component: Element | undefined;
}
