/**
 * A content entry that the site cannot do without.
 *
 * @param file its file under `src/content`, for the message
 * @throws when an editor removed that file
 */
export function required<Entry>(entry: Entry | undefined, file: string): Entry {
  if (entry !== undefined) return entry;
  throw new Error(`Die Datei src/content/${file} fehlt. Bitte stelle sie wieder her.`);
}

/** The data of a list's entries in the order of their ids, which are numbers (`schemas/common.ts`). */
export function inOrder<Data extends { id: string }>(entries: readonly { data: Data }[]): Data[] {
  return entries.map(({ data }) => data).sort((a, b) => Number(a.id) - Number(b.id));
}
