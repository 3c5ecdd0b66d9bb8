import type { z } from 'astro/zod';
import { slug } from 'github-slugger';
import { stringify } from 'yaml';
import { parseText } from '../../../src/content-reader/parsed-file.ts';
import { leftOutOf } from '../../../src/content-reader/parts.ts';
import { checkText } from '../../../src/content-reader/text/check-text.ts';
import { otherJson } from './json.ts';
import { otherValues } from './words.ts';

const RULES = { sources: undefined, root: '.', leftOut: leftOutOf('.'), hasForm: false };

export interface Rules {
  /** The schema of the front matter. */
  schema: z.ZodType;
  /** The components that a text may use, and the schema of each one's attributes. */
  components: Readonly<Record<string, z.ZodType>>;
  /** Anchors that links lead to: their headings stay as they are. */
  linked: ReadonlySet<string>;
}

/** Other words for a line or an attribute of three words or more. */
const otherText = (words: string): string =>
  words.split(/\s+/).length < 3 ? words : String(otherValues(words, words)[0] ?? words);

/** A line of a text with other words or numbers. A share (`percent`) stays: all shares together have to be 100. */
function otherLine(line: string, linked: Rules['linked']): string {
  const [, heading] = /^\s*#+ (.+)/.exec(line) ?? [];
  if (heading) return linked.has(slug(heading)) ? line : `${line} neu`;
  return line
    .replace(
      /^(?=\s*(?:[*-] )?[\p{L}\d[])([\s*-]*)([^<|]+)$/u,
      (_, start, words) => start + otherText(words),
    )
    .replace(/(?<=\| )[^|]+(?=\|)/g, otherText)
    .replace(/(?<!percent)=\{(\d+)\}/g, (_, number: string) => `={${otherValues(+number, '')[0]}}`)
    .replace(/="([^"]+)"/g, (_, words: string) => `="${otherText(words)}"`);
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
