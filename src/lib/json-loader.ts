import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { file as astroFile, type Loader, type LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import { isRecord, jsonProblems } from './json-problems.ts';
import { jsonLine } from './lines.ts';
import { mistakes } from './mistakes.ts';
import { parse } from './problems.ts';

/** Where the fields of an entry begin in the file: in a list, at the item with its id. */
function placeOf(data: unknown, id: string): PropertyKey[] {
  if (!Array.isArray(data)) return [];
  return [data.findIndex((item) => isRecord(item) && String(item['id']) === id)];
}

/**
 * A JSON file of content, loaded by Astro. That logs a file it cannot read and goes on without it,
 * and its messages about fields are English; here the build stops and says in German what is wrong.
 */
class JsonFile {
  readonly name = 'json-file';
  readonly #path: string;
  readonly #files: Loader;
  readonly #schema: z.ZodType;

  constructor(path: string, files: Loader, schema: z.ZodType = z.unknown()) {
    this.#path = path;
    this.#files = files;
    this.#schema = schema;
  }

  checking(schema: z.ZodType): JsonFile {
    return new JsonFile(this.#path, this.#files, schema);
  }

  load = (context: LoaderContext): Promise<void> => {
    this.#read(context);
    return this.#files.load({
      ...context,
      parseData: (entry) => {
        const text = this.#read(context);
        const place = placeOf(JSON.parse(text), entry.id);
        const lineOf = (field: readonly PropertyKey[]) => jsonLine(text, [...place, ...field]);
        const checked = parse(this.#schema, entry.data, 'Feld', lineOf);
        if ('problems' in checked) throw mistakes(this.#path, checked.problems);
        return context.parseData(entry);
      },
    });
  };

  #read({ config }: LoaderContext): string {
    const text = readFileSync(fileURLToPath(new URL(this.#path, config.root)), 'utf8');
    const problems = jsonProblems(text);
    if (problems.length > 0) throw mistakes(this.#path, problems);
    return text;
  }
}

/** A file that is a list; each item has an `id`. Within `inGerman` it gets its schema by itself. */
export const file = (path: string, schema?: z.ZodType): Loader =>
  new JsonFile(path, astroFile(path), schema);

/** A file that is one entry, not a list of them; the entry's id is `id`. */
export const single = (path: string, id: string): Loader =>
  new JsonFile(path, astroFile(path, { parser: (text) => ({ [id]: JSON.parse(text) }) }));

/** The collections, each of whose JSON files is checked by its schema before Astro does it. */
export function inGerman<
  Collections extends Record<string, { loader?: unknown; schema?: unknown }>,
>(collections: Collections): Collections {
  for (const collection of Object.values(collections)) {
    const { loader, schema } = collection;
    if (loader instanceof JsonFile && schema instanceof z.ZodType) {
      collection.loader = loader.checking(schema);
    }
  }
  return collections;
}
