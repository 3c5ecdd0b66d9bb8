import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { parse } from 'node:path';
import type { Focus } from '../../schemas/portrait.ts';
import { screenPhotograph } from './photograph.ts';

const FOLDER = 'src/assets/portraits';

/**
 * The SVG of a portrait: a drawing as it is, a photograph in line screen.
 *
 * @param name of the picture in its folder, without ending
 * @throws with a German sentence, when the picture is gone, cannot be read or is too small
 */
export async function portraitSvg(name: string, focus: Focus, ground: string): Promise<string> {
  const files = globSync(`${FOLDER}/*.*`).filter(
    (path) => parse(path).name.normalize('NFC') === name,
  );
  const file = files.find((path) => path.endsWith('.svg')) ?? files[0];
  if (file === undefined) throw new Error(`${FOLDER}/${name} fehlt. Leg das Bild dort ab.`);
  const bytes = await readFile(file);
  if (file.endsWith('.svg')) return bytes.toString();
  return screenPhotograph(bytes, { file: file.replaceAll('\\', '/'), focus, ground });
}
