import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, parse } from 'node:path';
import { isPicture, isPictureFile, PICTURE_KINDS, pictureName } from '../lib/picture-kind.ts';
import { decodedAddress } from '../lib/text.ts';
import { type Place, type Problem, problem } from './problems.ts';

/**
 * What is wrong with the picture of a page, which lies in a folder with the page's name: the visual
 * editor stores it there, and finds no others.
 *
 * @param address as written in the text or the front matter, from the folder of the page's file
 * @param root of the project; without one, only the address is looked at
 */
export function pictureProblem(
  place: Place,
  address: string,
  root: string | undefined,
): Problem | undefined {
  const own = `./${parse(place.file).name}/`;
  const path = decodedAddress(address);
  const name = basename(path);
  if (!path.startsWith(own)) return problem(place, 'picture_elsewhere', address, own);
  if (!/^[\w./-]+$/.test(path)) return problem(place, 'picture_name', name, pictureName(name));
  if (!isPicture(name)) return problem(place, 'picture_kind', name, PICTURE_KINDS);
  if (root === undefined) return undefined;
  const folder = join(dirname(place.file), dirname(path));
  // Looked up in the folder: some systems take `foto.jpg` for `Foto.jpg`, and the server does not.
  const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  if (!names.includes(name))
    return problem(place, 'picture_missing', name, folder, names.filter(isPicture));
  return isPictureFile(name, readFileSync(join(root, folder, name)))
    ? undefined
    : problem(place, 'picture_bytes', name);
}
