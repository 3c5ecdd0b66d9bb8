import { stripVTControlCharacters } from 'node:util';

/** The lines that wrangler writes by itself while it serves. */
const WRANGLER_LINE =
  /^\[wrangler:info\] (?:Ready on http:\S+|[A-Z]+ \/\S* \d{3} [\w ]+ \(\d+ms\))$/;

/** Every line that the Function wrote, whatever it says; wrangler marks those of `console.error`. */
export const functionLines = (output: string): string[] =>
  (output.split('Starting local server...')[1] ?? '')
    .split('\n')
    .map((line) => stripVTControlCharacters(line).replace(/^✘ \[ERROR\] /, ''))
    .filter((line) => line.trim() !== '' && !WRANGLER_LINE.test(line));
