import { readFileSync } from 'node:fs';
import { basename, dirname, join, parse } from 'node:path';
import type { z } from 'astro/zod';
import { filesIn } from '../../lib/build/files.ts';
import {
  isPicture,
  isPictureFile,
  PICTURE_KINDS,
  pictureName,
} from '../../lib/build/picture-kind.ts';
import type { Place, Problem } from '../../lib/build/problems.ts';
import { valuesIn } from '../../lib/json.ts';
import { decodedAddress } from '../../lib/links.ts';
import { metaOf, schemaAt } from '../../lib/schema/field-labels.ts';
import { problem } from '../messages.ts';
import type { ParsedFile } from '../read/parsed-file.ts';

/** The exact names of a folder's files: some systems open `Foto.jpg` for `foto.jpg`, but the web server does not. */
const namesIn = (root: string, folder: string) => filesIn(join(root, folder), '*');

/** Reports a file that is no whole picture of the kind that its name says. */
const kindProblem = (place: Place, root: string, file: string): Problem | undefined =>
  isPictureFile(file, readFileSync(join(root, file)))
    ? undefined
    : problem(place, 'picture_kind', basename(file), PICTURE_KINDS);

/**
 * Finds what is wrong with the picture of a page. It lies in a folder with the page's name: the visual editor stores
 * pictures there and finds no others.
 *
 * @param address as written in the text or the front matter, relative to the folder of the page's file
 */
export function pictureProblem(place: Place, address: string, root: string): Problem | undefined {
  const own = `./${parse(place.file).name}/`;
  const path = decodedAddress(address);
  const isOwn = path.startsWith(own) && !path.includes('/../');
  const name = path.replace(/^.*[\\/]/, '');
  if (isOwn && !/^[\w./-]+$/.test(path))
    return problem(place, 'picture_name', name, pictureName(name));
  const folder = join(dirname(place.file), isOwn ? dirname(path) : own);
  const names = namesIn(root, folder);
  return isOwn && names.includes(name)
    ? kindProblem(place, root, join(folder, name))
    : problem(place, 'picture_missing', path, folder, own + name, names.filter(isPicture));
}

/** Reports fields that name no picture. Folders are read each time, because editors add to them. */
export const namedPictureProblems = (
  root: string,
  { data, placeOf }: ParsedFile,
  schema: z.ZodType,
): Problem[] =>
  [...valuesIn(data)].flatMap(([path, picture]) => {
    const rule = metaOf(schemaAt(schema, path)).picture;
    if (!rule || typeof picture !== 'string') return [];
    const { folder, ending = '' } = rule;
    const files = namesIn(root, folder).filter((file) => file.endsWith(ending));
    const nameOf = (file: string) => parse(file.normalize()).name;
    const candidates = files.filter((file) => nameOf(file) === picture);
    const file = candidates.find(isPicture) ?? candidates[0];
    const names = files.filter(isPicture).map(nameOf);
    const found = file
      ? kindProblem(placeOf(path), root, join(folder, file))
      : problem(placeOf(path), 'picture_missing', picture, folder, parse(picture).name, names);
    return found ?? [];
  });
