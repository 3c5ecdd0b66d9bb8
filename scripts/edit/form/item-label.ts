import { isRecord } from '../../../src/lib/json-problems.ts';

/** What an item of a list is called where only one line of it is to be seen: its first words. */
export function itemLabel(preview: unknown): string {
  return firstText(preview) ?? 'Eintrag';
}

function firstText(preview: unknown): string | undefined {
  if (!isRecord(preview)) return undefined;
  if (isRecord(preview['fields'])) {
    for (const [name, field] of Object.entries(preview['fields'])) {
      const found = PLAIN.includes(name) ? undefined : firstText(field);
      if (found) return found;
    }
    return undefined;
  }
  const { value } = preview;
  return typeof value === 'string' ? value || undefined : firstText(value);
}

/** Fields that come first in the file and say little. */
const PLAIN = ['icon', 'slug', 'label', 'id'];
