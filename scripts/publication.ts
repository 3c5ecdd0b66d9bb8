import { collectionOf } from '../src/content-reader/collection-of.ts';
import { type LeftOut, leftOutOf } from '../src/content-reader/parts.ts';
import { dataWithout, openPublished } from '../src/content-reader/published-file.ts';
import { headOf } from '../src/content-reader/read/head.ts';
import { contentText, type ParsedFile } from '../src/content-reader/read/parsed-file.ts';
import { contentProblems } from '../src/content-reader/reader.ts';
import { filesIn } from '../src/lib/build/files.ts';
import { formatProblems, type Place } from '../src/lib/build/problems.ts';
import { isObjectOrList, type Path, valueAt, valuesIn } from '../src/lib/json.ts';

/** A text that visitors read: a field of a JSON file or of a front matter, or a line of an article or legal page. */
export interface Passage extends Place {
  text: string;
  path?: Path;
  /** Whether the text belongs to an entry that is marked as invented. */
  invented: boolean;
}

/** What a project publishes: today, or on the later day that an article names. */
export interface Publication {
  /** The paths of the content and of the published files, from the root, with forward slashes. */
  files: readonly string[];
  /** The text of a file, empty if the file is missing. */
  text: (file: string) => string;
  /** The published files of `src/content` by their paths: no draft, and nothing that is left out. */
  content: ReadonlyMap<string, ParsedFile>;
  /** All texts of the published content. */
  passages: readonly Passage[];
  /** The parts that are left out, with all that belongs to them. */
  leftOut: LeftOut;
  today: Date;
}

export function readPublication(root: string): Publication {
  const leftOut = leftOutOf(root);
  const files = filesIn(root, '{src/content,src/assets,public}/**/*.*');
  const content = files
    .filter((file) => /^src\/content\/.+\.(?:json|mdx)$/.test(file))
    .filter((file) => !leftOut.files.includes(file))
    .map((file) => openPublished(root, file, leftOut))
    .filter((parsed) => !headOf(parsed).draft)
    .map((parsed) => ({
      ...parsed,
      data: dataWithout(parsed.data, leftOut, collectionOf(parsed.file)?.schema, {
        keepGaps: true,
      }),
    }));
  return {
    files,
    text: (file) => contentText(root, file),
    content: new Map(content.map((parsed) => [parsed.file, parsed])),
    passages: content.flatMap(passagesOf),
    leftOut,
    today: new Date(),
  };
}

/** Reads a project. If a file of its content is broken, prints the problems and ends the command. */
export function readSoundPublication(root: string): Publication {
  const problems = contentProblems(root);
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    process.exit(1);
  }
  return readPublication(root);
}

/** The texts of a file: its fields, and the lines of an article's text. */
function passagesOf({ file, data, text: body, placeOf }: ParsedFile): Passage[] {
  const isWithinInvented = (path: Path) =>
    path.some((_, depth) => isInvented(valueAt(data, path.slice(0, depth))));
  const fields = [...valuesIn(data)].flatMap(([path, text]) =>
    typeof text === 'string'
      ? { ...placeOf(path), text, path, invented: isWithinInvented(path) }
      : [],
  );
  return [...fields, ...linesOf(file, body, isInvented(data))];
}

export const linesOf = (file: string, text: string, invented = false): Passage[] =>
  text.split('\n').map((line, index) => ({ file, line: index + 1, text: line, invented }));

export const isInvented = (value: unknown): value is Record<PropertyKey, unknown> =>
  isObjectOrList(value) && value['invented'] === true;

/** A text, or the texts of a list, as a list. Any other value gives an empty list. */
export const strings = (value: unknown): string[] =>
  [value].flat().filter((item) => typeof item === 'string');
