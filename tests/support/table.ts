/** The rows of a table: cells between arrows, `↵` for a line break. */
export const table = (rows: TemplateStringsArray) =>
  (rows.raw[0] ?? '')
    .trim()
    .split('\n')
    .map((row) => row.trim().replaceAll('↵', '\n').split(' → '));
