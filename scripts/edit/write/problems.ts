import { articleProblems } from '../../../src/lib/article-loader.ts';
import { jsonProblems } from '../../../src/lib/json-problems.ts';
import { pageProblems } from '../../../src/lib/page-loader.ts';
import { parse } from '../../../src/lib/problems.ts';
import type { ContentFile } from './file.ts';

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What is wrong with a file before it is written, one German sentence for each mistake. */
export function problemsOf(
  root: string,
  { entry, name }: ContentFile,
  path: string,
  source: string,
): string[] {
  if ('components' in entry) {
    const check = entry.folder === 'ratgeber' ? articleProblems : pageProblems;
    return check(root, { path, name, source });
  }
  const unreadable = jsonProblems(source);
  if (unreadable.length > 0) return unreadable;
  if ('folder' in entry && !NAME.test(name)) {
    return [`„${name}“ darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche haben.`];
  }
  const data: unknown = JSON.parse(source);
  const items = 'list' in entry && Array.isArray(data) ? data : [data];
  return items.flatMap((item, index) => {
    const checked = parse(entry.schema, item, 'Feld');
    if (!('problems' in checked)) return [];
    return checked.problems.map((text) =>
      items === data ? `Eintrag ${index + 1}: ${text}` : text,
    );
  });
}
