/** Where a problem is: a file from the root of the project, lines from 1. */
export interface Place {
  file: string;
  line?: number | undefined;
}

/** The line of an offset in a text; the first is 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/** The line breaks of a text. In place of the text, they keep the numbers of the lines after it. */
export const lineBreaksOf = (text: string): string => text.replace(/[^\n]/g, '');

/** Something that is wrong with the content, for the person who wrote it. */
export interface Problem extends Place {
  /** The kind of the problem, by which code and tests tell it from others. */
  code: string;
  /** German sentences that name the problem and its remedy. */
  text: string;
}

/**
 * All problems as an editor reads them, file by file and in the order of their lines.
 *
 * @param words the singular and the plural of what is counted
 */
export function formatProblems(
  problems: readonly Problem[],
  words: readonly [one: string, several: string] = ['ein Fehler', 'Fehler'],
): string {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  const paragraphs = [...byFile].map(([file, inFile]) => {
    const count = inFile.length === 1 ? words[0] : `${inFile.length} ${words[1]}`;
    const lines = inFile
      .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
      .map(({ line, text }) => `  – ${line ? `Zeile ${line}: ` : ''}${text}`);
    return [`${file}: ${count}`, ...lines].join('\n');
  });
  return paragraphs.join('\n');
}

/** Stops the build where there are problems, and shows them on GitHub. */
export function refuse(problems: readonly Problem[]): void {
  annotate('error', problems);
  if (problems.length === 0) return;
  const error = new Error(formatProblems(problems));
  error.name = 'Inhalt';
  // Astro prints the stack. It holds the message alone, because the problem is in the content and not in the code.
  error.stack = `${error.name}: ${error.message}`;
  throw error;
}

/** Shows problems on GitHub, beside their lines where they have a file. Elsewhere it does nothing. */
export function annotate(
  level: 'error' | 'warning',
  problems: readonly Omit<Problem, 'code'>[],
): void {
  if (!process.env['GITHUB_ACTIONS']) return;
  for (const { file, line = 1, text } of problems) {
    const place = file.startsWith('src/') ? `file=${file},line=${line},` : '';
    console.log(`::${level} ${place}title=${file}::${text.replaceAll('\n', ' ')}`);
  }
}
