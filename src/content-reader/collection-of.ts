import { matchesGlob } from 'node:path';
import { type Collection, COLLECTIONS } from './content-files.ts';

/** The collection of a file of the content; undefined where none has it. */
export const collectionOf = (file: string): Collection | undefined =>
  Object.values<Collection>(COLLECTIONS).find(({ files }) => matchesGlob(file, files));
