import { parse as parseYaml, stringify } from 'yaml';
import { fromEditor, toEditor } from '../body/convert.ts';
import { withBlocks } from '../body/layout.ts';
import type { Folder, SingleFile } from '../files.ts';
import { formFor } from '../form/forms.ts';
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
    return old === undefined ? newJson(data) : withData(old, data);
  }
  const written = pageText(draft);
  const data = form.fromForm(parseYaml(written.head));
  const blocks = fromEditor(written.body, components, name);
  const before = old === undefined ? undefined : pageText(old);
  return pageOf({
    head: before ? withHead(before.head, data) : stringify(data, { lineWidth: 0 }),
    body: await withBlocks(before?.body ?? '', blocks),
  });
}
