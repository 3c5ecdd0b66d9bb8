import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { filesIn } from '../../lib/build/files.ts';
import { type Place, refuse } from '../../lib/build/problems.ts';
import { drawPhotograph, settingOf } from './portrait.ts';

const TEAM = 'src/content/team.json';

/** Finds the line that names a portrait: in team.json, where its crop stands, or else in another file. */
export function portraitPlace(root: string, name: string): Place {
  for (const file of [TEAM, ...filesIn(root, 'src/content/**/*.json')]) {
    const lines = readFileSync(join(root, file), 'utf8').normalize().split('\n');
    const index = lines.findIndex(
      (line) => /"(?:image|portrait)"/.test(line) && line.includes(JSON.stringify(name)),
    );
    if (index >= 0) return { file, line: index + 1 };
  }
  return { file: TEAM };
}

/**
 * The SVG of a portrait: a drawing as it is, a photograph in lines. Stops the build if there is none or it cannot be
 * drawn, with the place that names it.
 *
 * @param name of the picture in its folder, without ending
 * @param members in the order of /team
 * @param ground in place of the one that the portrait has on /team
 */
export async function drawPortrait(
  name: string,
  members: Parameters<typeof settingOf>[1],
  ground?: string,
): Promise<string> {
  const files = filesIn('.', 'src/assets/portraits/*.*').filter(
    (path) => parse(path).name.normalize() === name,
  );
  const file = files.find((path) => path.endsWith('.svg')) ?? files[0];
  const setting = settingOf(name, members);
  try {
    if (!file) throw new Error(`src/assets/portraits/${name} fehlt. Leg das Bild dort ab.`);
    const bytes = readFileSync(file);
    if (file.endsWith('.svg')) return bytes.toString();
    return await drawPhotograph(bytes, file, { ...setting, ground: ground ?? setting.ground });
  } catch (error) {
    if (error instanceof Error)
      refuse([{ ...portraitPlace('.', name), code: 'portrait', text: error.message }]);
    throw error;
  }
}
