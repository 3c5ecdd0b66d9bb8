import { isDeepStrictEqual } from 'node:util';
import { parse as parseYaml, stringify } from 'yaml';
import { isRecord } from '../../../src/lib/json-problems.ts';
import { fromEditor, toEditor } from '../body/convert.ts';
import { withBlocks } from '../body/layout.ts';
import type { Folder, SingleFile } from '../files.ts';
import { formFor } from '../form/forms.ts';
import type { Form } from '../form/groups.ts';
import { headData, pageOf, pageText, withHead } from './front-matter.ts';
import { newJson, withData } from './json.ts';

const componentsOf = (entry: SingleFile | Folder) =>
  'components' in entry ? entry.components : undefined;

/** A file of content, by what it is and its name without folder and ending. */
export interface ContentFile {
  entry: SingleFile | Folder;
  name: string;
}

/** A file as Keystatic gets it. */
export function toDraft({ entry, name }: ContentFile, source: string): string {
  const form = formFor(entry);
  const components = componentsOf(entry);
  if (!components) return newJson(form.toForm(JSON.parse(source)));
  const { head, body } = pageText(source);
  const fields = JSON.stringify(form.toForm(headData(head)));
  return pageOf({ head: `${fields}\n`, body: toEditor(body, components, name) });
}

/**
 * The data of a form, with what the file spells out although it means the same as leaving it out:
 * `draft: false` looks no different in the form.
 */
function spelledOut(form: Form, old: unknown, data: unknown): unknown {
  if (!isRecord(old) || !isRecord(data) || Array.isArray(data)) return data;
  const before = Object(form.toForm(old)) as Record<string, unknown>;
  const after = Object(form.toForm(data)) as Record<string, unknown>;
  const kept = Object.entries(old).filter(
    ([name]) => !(name in data) && isDeepStrictEqual(before[name], after[name]),
  );
  return { ...data, ...Object.fromEntries(kept) };
}

/**
 * The file for what Keystatic wrote.
 *
 * @param old what the file was before; undefined for a new one
 */
export async function fromDraft(
  { entry, name }: ContentFile,
  draft: string,
  old: string | undefined,
): Promise<string> {
  const form = formFor(entry);
  const components = componentsOf(entry);
  if (!components) {
    const data = form.fromForm(JSON.parse(draft));
    return old === undefined
      ? newJson(data)
      : withData(old, spelledOut(form, JSON.parse(old), data));
  }
  const written = pageText(draft);
  const blocks = fromEditor(written.body, components, name);
  const before = old === undefined ? undefined : pageText(old);
  const fields = form.fromForm(parseYaml(written.head));
  const data = before ? spelledOut(form, headData(before.head), fields) : fields;
  return pageOf({
    head: before ? withHead(before.head, data) : stringify(data, { lineWidth: 0 }),
    body: await withBlocks(before?.body ?? '', blocks),
  });
}
