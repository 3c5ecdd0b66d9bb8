/** `12:3: Could not parse … (source:rule)`, as Astro's MDX compiler reports. */
const REPORT = /^(\d+):(\d+): ([^]*?)(?: \([\w-]+:[\w-]+\))?$/;

interface Report {
  /** What the compiler says, in English. */
  said: string;
  line: string;
  /** The line from the angle bracket on that the report is about. */
  rest: string;
}

const TAG_NAME = /`<\/?([^>`]*)>`/;
const named = (said: string) => TAG_NAME.exec(said)?.[1] ?? '';

/** What an editor hears of braces in a text, where only a component's number may be in them. */
export const NO_NUMBER =
  'Was zwischen { und } steht, ist keine Zahl. In die Klammern gehört nur eine Zahl wie {5000}. Für eine gewöhnliche Klammer schreib \\{ und \\}.';

/** What an editor hears of a line that begins with a word of the language that MDX is made of. */
export const wordOfCode = (word: string) =>
  `Eine Zeile darf nicht mit dem Wort „${word}“ beginnen, das ist hier ein Befehl. Stell den Satz um; Komponenten brauchen keinen Import.`;

/** HTML elements that have nothing in them, which MDX wants to see closed all the same. */
const EMPTY = ['br', 'hr', 'img', 'input', 'wbr'];

type Mistake = [applies: (report: Report) => boolean, remedy: (report: Report) => string];

const badCharacter = ({ said }: Report) => said.startsWith('Unexpected character');

/** The mistakes that editors make, the particular before the general: what it is and the remedy. */
const MISTAKES: readonly Mistake[] = [
  [
    ({ rest }) => rest.startsWith('<!--'),
    () => 'Kommentare mit <!-- --> gibt es hier nicht. Schreib {/* Kommentar */}.',
  ],
  [
    ({ said }) => said.startsWith('Unexpected end of file in expression'),
    () => 'Eine geschweifte Klammer { wird nicht geschlossen. Ergänze } oder schreib \\{ statt {.',
  ],
  [
    ({ said, line }) => said.includes('esm') && line.startsWith('export'),
    () => wordOfCode('export'),
  ],
  [({ said }) => said.includes('esm'), () => wordOfCode('import')],
  [({ said }) => said.startsWith('Could not parse expression'), () => NO_NUMBER],
  [
    ({ said }) => said.startsWith('Expected a closing tag') && EMPTY.includes(named(said)),
    ({ said }) => `<${named(said)}> braucht einen Schrägstrich: <${named(said)} />.`,
  ],
  [
    ({ said }) => said.startsWith('Expected a closing tag'),
    ({ said }) => `<${named(said)}> wird nicht geschlossen. Am Ende fehlt </${named(said)}>.`,
  ],
  [
    ({ said }) => said.startsWith('Unexpected closing tag'),
    ({ said }) =>
      `</${named(said)}> schließt nichts. Streich es oder ergänze davor <${named(said)}>.`,
  ],
  [
    ({ said }) => said.startsWith('Expected the closing tag'),
    ({ said }) =>
      `</${named(said)}> steht mitten in einem Absatz oder einer Liste. Setz es in eine eigene Zeile, mit einer leeren Zeile davor.`,
  ],
  [
    (report) => badCharacter(report) && /^<\s?\d/.test(report.rest),
    () => 'Ein < vor einer Zahl wird für eine Komponente gehalten. Schreib „unter“ oder \\<.',
  ],
  [
    (report) => badCharacter(report) && /^<(?:https?:|mailto:|[\w.+-]+@)/.test(report.rest),
    () => 'Links in spitzen Klammern gibt es hier nicht. Schreib [Text](https://adresse.de).',
  ],
  [
    (report) => badCharacter(report) && /^<[A-Za-z]/.test(report.rest),
    ({ rest }) =>
      `Die Angaben von <${/^<([\w.]+)/.exec(rest)?.[1]}> sind nicht lesbar. Richtig ist name="Text" oder name={5}, mit geraden Anführungszeichen und einem > am Ende.`,
  ],
  [
    badCharacter,
    () => 'Nach < folgt kein Name einer Komponente. Für das Zeichen selbst schreib \\<.',
  ],
];

/**
 * What the MDX compiler said of a file, in German: line, mistake and remedy. What is not known here
 * stays in the original, with a frame that says where to look.
 *
 * @param message the compiler's message, which begins with line and column
 * @param source the text it compiled
 */
export function syntaxProblem(message: string, source: string): string {
  const [, row, column, said] = REPORT.exec(message) ?? [];
  if (!row || !said) {
    return `Die Datei lässt sich nicht übersetzen. Die Meldung dazu: ${message}`;
  }
  const lines = source.split('\n');
  const number = said.includes('esm') ? commandAbove(lines, Number(row)) : Number(row);
  const line = lines[number - 1] ?? '';
  // The compiler counts bytes, so an umlaut before it moves the place to the right.
  const place = Math.max(0, line.lastIndexOf('<', Number(column) - 1));
  const report = { said, line, rest: line.slice(place) };
  const known = MISTAKES.find(([applies]) => applies(report));
  const text =
    known?.[1](report) ??
    `Hier ist etwas, das sich nicht lesen lässt: „${line.trim()}“. Prüf Klammern { } und < > und vergleiche mit docs/ratgeber.md. Die Meldung dazu: ${said}`;
  return `Zeile ${number}: ${text}`;
}

/** A command that ends too early is reported where the next paragraph begins. */
function commandAbove(lines: readonly string[], row: number): number {
  const index = lines.slice(0, row).findLastIndex((line) => /^(?:import|export)\b/.test(line));
  return index < 0 ? row : index + 1;
}
