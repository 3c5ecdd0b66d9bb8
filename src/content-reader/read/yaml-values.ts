import { type Document, isNode, type Scalar, visit } from 'yaml';
import { lineAt, type Place, type Problem } from '../../lib/build/problems.ts';
import type { Path } from '../../lib/json.ts';
import { problem } from '../messages.ts';

/** A function that finds the place of a field in a YAML or JSON text, or of its nearest ancestor if it is missing. */
export const placesIn = (file: string, text: string, document: Document) =>
  function placeOf(path: Path): Place {
    if (path.length === 0) return { file };
    const node = document.getIn(path, true);
    return isNode(node) && node.range
      ? { file, line: lineAt(text, node.range[0]) }
      : placeOf(path.slice(0, -1));
  };

/** A number in thousands as people write it, `5.000`: a program reads 5. */
export const THOUSANDS = /^-?[1-9]\d{0,2}(?:\.\d{3})+$/;

function misreadProblem(text: string, node: Scalar, place: Place): Problem | undefined {
  const { type, source = '', range, value, tag, anchor } = node;
  const isText = type === 'PLAIN' && (typeof value === 'string' || value === null);
  // YAML takes what follows a space and # for a comment.
  if (isText && /^[^\S\n]*#/.test(text.slice(range?.[1]))) return problem(place, 'yaml_comment');
  // A line of a list that is indented too far becomes a part of the one above.
  const isJoined = isText && /\n\s*- /.test(text.slice(range?.[0], range?.[1]));
  if (isJoined || tag || anchor) return problem(place, 'yaml');
  return typeof value === 'number' && THOUSANDS.test(source)
    ? problem(place, 'number_point', source)
    : undefined;
}

/** Reports values that a parser reads differently from a person, such as `5.000`, and duplicate fields. */
export function misreadProblems(file: string, text: string, document: Document): Problem[] {
  const at = (offset = 0): Place => ({ file, line: lineAt(text, offset) });
  const problems = document.errors
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map(({ pos: [offset] }) => {
      const [name = ''] = /[^"':\s]+/.exec(text.slice(offset)) ?? [];
      return problem(at(offset), 'twice', `„${name}“`);
    });
  visit(document, {
    Scalar: (_, node) => {
      const found = misreadProblem(text, node, at(node.range?.[0]));
      if (found) problems.push(found);
    },
    Alias: (_, { range }) => {
      problems.push(problem(at(range?.[0]), 'yaml'));
    },
  });
  return problems;
}
