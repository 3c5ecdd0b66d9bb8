import { applyEdits, modify, type ModificationOptions } from 'jsonc-parser';
import { type Change, changes } from './changes.ts';

const LAYOUT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };

/** Behind the nearest field that stands before the new one in the schema. */
function placeAmong(order: readonly string[], name: unknown) {
  const before = order.slice(0, order.indexOf(String(name)));
  return (present: string[]) => present.findLastIndex((other) => before.includes(other)) + 1;
}

function optionsFor(change: Change): ModificationOptions {
  if (change.kind === 'insert') return { ...LAYOUT, isArrayInsertion: true };
  // What goes leaves nothing to lay out, and the line beside it is to stay as it is.
  if (change.kind === 'remove') return {};
  return { ...LAYOUT, getInsertionIndex: placeAmong(change.order, change.path.at(-1)) };
}

/** The text of a JSON file with other data; what stays the same stays as it is written. */
export function withData(text: string, data: unknown): string {
  let result = text;
  for (const change of changes(JSON.parse(text), data)) {
    const value = change.kind === 'remove' ? undefined : change.value;
    result = applyEdits(result, modify(result, [...change.path], value, optionsFor(change)));
  }
  return result;
}

/** The text of a new JSON file. */
export const newJson = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;
