import type { z } from 'astro/zod';
import { slug } from 'github-slugger';
import { stringify } from 'yaml';
import { checkText } from '../../../src/content-reader/check/text/check-text.ts';
import { leftOutOf } from '../../../src/content-reader/parts.ts';
import { parseText } from '../../../src/content-reader/read/parsed-file.ts';
import { otherJson } from './other-json.ts';
import { otherValues } from './other-values.ts';

const RULES = { sources: undefined, root: '.', leftOut: leftOutOf('.'), hasForm: false };

export interface Rules {
  /** The schema of the front matter. */
  schema: z.ZodType;
  /** The components that a text may use, and the schema of each one's attributes. */
  components: Readonly<Record<string, z.ZodType>>;
  /** Anchors that links lead to: their headings stay as they are. */
  linked: ReadonlySet<string>;
}

/** The texts of a line: its words, those of each cell of a table, and those of each attribute. */
const TEXT = /[\p{L}\d[][^|<>{}"]*[^|<>{}"\s]/gu;

/** A line with other texts of three words or more, and other numbers. */
function otherLine(line: string, linked: Rules['linked']): string {
  const [, heading] = /^\s*#+ (.+)/.exec(line) ?? [];
  if (heading) return linked.has(slug(heading)) ? line : `${line} neu`;
  let place = 0;
  return line
    .replace(TEXT, (words) =>
      words.split(/\s+/).length < 3 ? words : String(otherValues(words, place++)[0] ?? words),
    )
    .replace(/=\{(\d+)\}/g, (_, number: string) => `={${otherValues(+number, 0)[0]}}`);
}

/** An MDX file with other front matter, texts, headings and attributes, as far as the content reader accepts them. */
export function otherMdx(file: string, source: string, rules: Rules): string {
  const { data, text } = parseText(file, source);
  const { components } = rules;
  const isAccepted = (body: string) =>
    checkText(file, body, { ...RULES, components }).problems.length === 0;
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const other = otherLine(line, rules.linked);
    if (other !== line && isAccepted(lines.with(index, other).join('\n'))) lines[index] = other;
  }
  return `---\n${stringify(otherJson(data, rules.schema))}---\n\n${lines.join('\n').trim()}\n`;
}
