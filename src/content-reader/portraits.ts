import { portraitSvg, settingOf } from '../features/portrait/portrait.ts';
import { filesIn } from '../lib/build/files.ts';
import { valuesIn } from '../lib/json.ts';
import { openFile } from './parsed-file.ts';
import { type Place, refuse } from '../lib/build/problems.ts';

const TEAM = 'src/content/team.json';

/** Finds the place that names a portrait: in team.json, where its crop stands, or else in another file. */
export function portraitPlace(root: string, name: string): Place {
  for (const file of [TEAM, ...filesIn(root, 'src/content/**/*.json')]) {
    const { data, placeOf } = openFile(root, file);
    const field = [...valuesIn(data)].find(
      ([path, value]) => ['image', 'portrait'].includes(String(path.at(-1))) && value === name,
    );
    if (field) return placeOf(field[0]);
  }
  return { file: TEAM };
}

/**
 * The SVG of a portrait. Stops the build if it cannot be drawn, with the place that names it.
 *
 * @param members in the order of /team
 * @param ground in place of the one that the portrait has on /team
 */
export async function drawPortrait(
  name: string,
  members: Parameters<typeof settingOf>[1],
  ground?: string,
): Promise<string> {
  const setting = settingOf(name, members);
  try {
    return await portraitSvg(name, { ...setting, ground: ground ?? setting.ground });
  } catch (error) {
    if (error instanceof Error)
      refuse([{ ...portraitPlace('.', name), code: 'portrait', text: error.message }]);
    throw error;
  }
}
