import { globSync } from 'node:fs';
import type { Colours, Role } from '../../src/lib/schema/brand.ts';

/** The work sample is a campaign of another client, in that client's colours. */
const FOREIGN = ['src/assets/arbeitsprobe/**', 'src/assets/share/arbeitsprobe.svg'];

/** The drawings in the colours of the brand. */
export const drawingsIn = (root: string): string[] =>
  globSync('src/{assets,content}/**/*.svg', { cwd: root, exclude: FOREIGN })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

const COLOUR = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi;
/** `#fff` as `#ffffff`. */
const long = (colour: string) =>
  colour.length > 5 ? colour.toLowerCase() : colour.toLowerCase().replace(/[\da-f]/g, '$&$&');

/** The role that a colour has; a colour stands for one (`src/lib/schema/brand.ts`). */
const roleOf = (colour: string, colours: Colours): Role | undefined =>
  (Object.keys(colours) as Role[]).find((role) => colours[role] === long(colour));

/** A colour by name or function: `fill="red"`, `stroke:rgb(0 0 0)`. */
const NAMED =
  /(?<=\b(?:fill|stroke|color)\s*[=:]\s*["']?)(?!none|currentcolor|inherit|transparent|url\(|var\(|white-space)[a-z]+\b/gi;

/** The colours of a drawing that no role has. */
export const foreignColours = (svg: string, colours: Colours): string[] => [
  ...new Set([
    ...(svg.match(COLOUR) ?? []).filter((colour) => !roleOf(colour, colours)),
    ...(svg.match(NAMED) ?? []),
  ]),
];

/** A drawing in other colours, role by role; what is the same stays as it is written. */
export const recolour = (svg: string, from: Colours, to: Colours): string =>
  svg.replace(COLOUR, (colour) => {
    const role = roleOf(colour, from);
    return role === undefined || to[role] === from[role] ? colour : to[role];
  });
