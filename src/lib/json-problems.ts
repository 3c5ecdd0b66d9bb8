import { jsonLine, lineAt } from './lines.ts';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Where a text stops being JSON: V8 names a position, or quotes some ten characters around it. */
function breakIn(text: string, said: string): number {
  const [, position] = /at position (\d+)/.exec(said) ?? [];
  if (position) return Number(position);
  const [, before, quoted] = /(\.\.\.)?"([^]*)"(?:\.\.\.)? is not valid JSON$/.exec(said) ?? [];
  const start = quoted ? text.indexOf(quoted) : -1;
  return start < 0 ? text.length : start + (before ? 10 : 0);
}

/** What is wrong with a JSON file before anyone looks at its fields. */
export function jsonProblems(text: string): string[] {
  try {
    const data: unknown = JSON.parse(text);
    return Array.isArray(data) ? doubleIds(data, text) : [];
  } catch (error) {
    const index = breakIn(text, error instanceof Error ? error.message : '');
    // A missing comma is noticed at the next word, which may be on the next line.
    const line = lineAt(text, text.slice(0, index).trimEnd().length);
    return [
      `Zeile ${line}: Hier oder in der nächsten Zeile fehlt ein Komma, ein Anführungszeichen oder eine Klammer, oder es steht eins zu viel da.`,
    ];
  }
}

function doubleIds(list: readonly unknown[], text: string): string[] {
  const ids = list.map((item) => (isRecord(item) ? item['id'] : undefined));
  return ids.flatMap((id, index) =>
    id !== undefined && ids.indexOf(id) < index
      ? [
          `Zeile ${jsonLine(text, [index, 'id'])}: Die „id“ „${String(id)}“ gibt es schon. Jeder Eintrag braucht eine eigene.`,
        ]
      : [],
  );
}
