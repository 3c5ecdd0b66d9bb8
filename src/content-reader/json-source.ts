import { basename } from 'node:path';
import { z } from 'astro/zod';
import { filesIn } from '../lib/build/files.ts';
import {
  type ContentEntry,
  type ContentSource,
  problemsOf,
  type ReadResult,
  record,
} from './content-source.ts';
import { valueAt } from './json.ts';
import { fileNameProblems } from './page-problems.ts';
import { openFile, type ParsedFile } from './parsed-file.ts';
import type { LeftOut } from './parts.ts';

/** A file with a list of entries, as visual editors write it. */
export const listSchema = (entry: z.ZodType) =>
  z.strictObject(
    { items: z.array(entry).meta({ title: 'Einträge' }) },
    { error: 'muss eine Liste sein: { "items": [ … ] }' },
  );

/** The entries of a JSON file in which no problem was found. An entry of a list without an `id` has its number as id. */
const entriesOf = ({ file, data }: ParsedFile, isList: boolean): ContentEntry[] =>
  isList
    ? z
        .array(record)
        .parse(valueAt(data, ['items']))
        .map((entry, index) => ({ id: String(entry['id'] ?? index + 1), file, data: entry }))
    : [{ id: basename(file, '.json'), file, data: record.parse(data) }];

/**
 * A JSON file, or a folder of them. The name of a file in a folder is the beginning of its page's address.
 *
 * @param options `isList`: whether a file holds a list of entries and is not an entry itself
 */
export const jsonFiles = (
  files: string,
  schema: z.ZodType,
  { isList = false } = {},
): ContentSource => {
  const isFolder = files.includes('*');
  const fileSchema = isList ? listSchema(schema) : schema;
  const readFile = (root: string, file: string, leftOut: LeftOut): ReadResult => {
    const parsed = openFile(root, file);
    const isLeftOut = leftOut.files.includes(file);
    const problems = [
      ...(isFolder ? fileNameProblems(file) : []),
      ...problemsOf(root, parsed, fileSchema, { isLeftOut }),
    ];
    return { problems, entries: problems.length > 0 ? [] : entriesOf(parsed, isList) };
  };
  const read = (root: string, leftOut: LeftOut) =>
    (isFolder ? filesIn(root, files) : [files]).map((file) => readFile(root, file, leftOut));
  return { files, schema, fileSchema, read };
};
