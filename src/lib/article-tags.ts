import type { z } from 'astro/zod';
import { attributes, tagName, unknownSource } from './article-attributes.ts';
import { nearest } from './nearest.ts';
import { parse } from './problems.ts';

export interface TagRules {
  /** The components that an article may use, and what their attributes must look like. */
  components: Readonly<Record<string, z.ZodType>>;
  /** Components that stand directly in another one only. */
  parents: Readonly<Record<string, string | undefined>>;
  /** Components whose children's numbers make a whole: name of the child and of the attribute. */
  wholes: Readonly<Record<string, { child: string; attribute: string } | undefined>>;
  /** Names of the sources in the front matter. */
  sources: readonly string[];
}

/** Where in the text a mistake begins, and what to do about it. */
export type Problem = [index: number, sentence: string];

interface Open {
  name: string;
  at: number;
  /** Sum of the children's numbers, in per cent. */
  sum: number;
}

/** The whole of a component that is divided into parts, in per cent. */
const WHOLE = 100;

/** A component's tag, with its attributes and the slash of one that closes itself. */
export const TAG = /<(\/?)([A-Z][\w.]*)((?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^<>"'{}])*?)(\/?)>/g;
function attributeProblems(
  name: string,
  given: Record<string, unknown>,
  { components, sources }: TagRules,
): string[] {
  const schema = components[name];
  const checked = schema ? parse(schema, given, 'Angabe') : { problems: [] };
  const problems = 'problems' in checked ? checked.problems : [];
  const source = given['quelle'];
  const unknown = typeof source === 'string' && schema && !sources.includes(source);
  return [...problems, ...(unknown ? [unknownSource(source, sources)] : [])].map(
    (problem) => `${tagName(name, given)}: ${problem}`,
  );
}

/** What is wrong with the components of a text: names, places, attributes, sums. */
export function* tagProblems(text: string, rules: TagRules): Generator<Problem> {
  const open: Open[] = [];
  for (const { 1: closing, 2: name = '', 3: given = '', 4: closed, index } of text.matchAll(TAG)) {
    const outer = open.at(-1);
    if (closing) {
      open.pop();
      if (!outer || outer.name !== name) {
        yield [
          index,
          `</${name}> schließt nichts. Offen ist ${outer ? `<${outer.name}>` : 'keine Komponente'}.`,
        ];
        return;
      }
      if (rules.wholes[name] && Math.abs(outer.sum - WHOLE) > 0.01) {
        yield [
          outer.at,
          `Die Teile von <${name}> ergeben zusammen ${outer.sum} statt ${WHOLE}. Ändere die Angaben „${rules.wholes[name].attribute}“.`,
        ];
      }
      continue;
    }
    const read = attributes(given);
    if (!Object.hasOwn(rules.components, name)) {
      const names = Object.keys(rules.components);
      const meant = nearest(name, names);
      yield [
        index,
        `Die Komponente <${name}> gibt es nicht. ${meant ? `Meintest du <${meant}>? ` : ''}Es gibt: ${names.join(', ')}.`,
      ];
    } else if (read) {
      for (const problem of attributeProblems(name, read, rules)) yield [index, problem];
    }
    const parent = rules.parents[name];
    if (parent && outer?.name !== parent) {
      yield [index, `<${name}> steht allein. Es gehört zwischen <${parent}> und </${parent}>.`];
    }
    const part = outer && rules.wholes[outer.name];
    if (outer && part?.child === name) outer.sum += Number(read?.[part.attribute]) || 0;
    if (!closed) open.push({ name, at: index, sum: 0 });
  }
  for (const { name, at } of open) {
    yield [at, `<${name}> wird nicht geschlossen. Am Ende fehlt </${name}>.`];
  }
}
