/** All mistakes of a file in one message. */
export function mistakes(file: string, problems: readonly string[]): Error {
  return mistakesIn([[file, problems]]);
}

/** The same for several files. */
export function mistakesIn(
  files: readonly (readonly [file: string, problems: readonly string[]])[],
): Error {
  const paragraphs = files.map(([file, problems]) => {
    const count = problems.length === 1 ? 'ein Fehler' : `${problems.length} Fehler`;
    return `${file}: ${count}\n${problems.map((text) => `  – ${text}`).join('\n')}`;
  });
  const error = new Error(paragraphs.join('\n'));
  error.name = 'Inhalt';
  // An editor is at fault, not the code: where it was noticed would only hide what to do.
  error.stack = `${error.name}: ${error.message}`;
  return error;
}
