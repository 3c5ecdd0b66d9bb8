import { readFileSync } from 'node:fs';

/** A section of `tests/fixtures/content-mistakes.txt`: the cells of its rows, without the mark of one that passes. */
interface Mistakes {
  /** The title of its section. */
  title: string;
  wrong: string[][];
  right: string[][];
}

const cellsOf = (line: string): string[] =>
  line
    .replaceAll('↵', '\n')
    .replaceAll('⇥', '\t')
    .replace(/\\u([\da-f]{4})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .split(' ⇒ ');

/** The sections of the fixture whose titles begin with a word, `text`, `head`, `json`, `words` or `field`. */
export const mistakesOf = (kind: string): Mistakes[] =>
  readFileSync('tests/fixtures/content-mistakes.txt', 'utf8')
    .split('§ ')
    .filter((section) => section.startsWith(`${kind}: `))
    .map((section) => {
      const [title = '', ...lines] = section.split('\n').filter((line) => line !== '');
      const isRight = (line: string) => line.startsWith('✓ ');
      return {
        title: title.slice(kind.length + 2),
        wrong: lines.filter((line) => !isRight(line)).map(cellsOf),
        right: lines.filter(isRight).map((line) => cellsOf(line.slice(2))),
      };
    });
