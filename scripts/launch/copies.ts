import type { Finding } from './finding.ts';
import { isRecord, strings, valueAt } from './json.ts';
import { asRead } from './text.ts';

/** An invented value of site.json, and the fields that hold it, as dotted paths. */
interface Placeholder {
  value: string;
  fields: string[];
}

/** Every text that site.json lists under `placeholders`, the longest first. */
export function placeholdersIn(site: unknown): Placeholder[] {
  const listed = isRecord(site) ? strings(site['placeholders']) : [];
  const fieldsByValue = new Map<string, string[]>();
  for (const field of listed) {
    for (const value of new Set(strings(valueAt(site, field)).filter(Boolean))) {
      fieldsByValue.set(value, [...(fieldsByValue.get(value) ?? []), field]);
    }
  }
  return [...fieldsByValue]
    .map(([value, fields]) => ({ value, fields }))
    .sort((one, other) => other.value.length - one.value.length);
}

/**
 * Where a file other than site.json repeats a placeholder of it. What is part of a longer one does
 * not count again. The brand is named once a file: it would flood the list.
 */
export function findCopies(
  file: string,
  text: string,
  placeholders: readonly Placeholder[],
): Finding[] {
  let brandSeen = false;
  return text.split('\n').flatMap((line, index) => {
    let rest = asRead(line);
    return placeholders.flatMap(({ value, fields }): Finding[] => {
      if (!rest.includes(value)) return [];
      rest = rest.replaceAll(value, '\n');
      if (fields.includes('brand')) {
        if (brandSeen) return [];
        brandSeen = true;
      }
      const source = `${fields.length > 1 ? 'Felder' : 'Feld'} ${fields.join(', ')}`;
      return [
        {
          place: `${file}, Zeile ${index + 1}`,
          text: `Noch ein Platzhalter: „${value}“, wie in site.json, ${source}.`,
        },
      ];
    });
  });
}
