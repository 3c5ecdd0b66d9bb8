import { matchesGlob } from 'node:path';
import { filesIn } from '../../src/lib/build/files.ts';
import { isLighter } from '../../src/lib/contrast.ts';
import type { Colours, Role } from '../../src/lib/schema/brand.ts';

/** The work sample is a campaign of another client, in that client's colours. */
const WORK_SAMPLE = ['src/assets/arbeitsprobe/**', 'src/assets/share/arbeitsprobe.svg'];

/** The files of all drawings in the colours of the brand. */
export const drawingsIn = (root: string): string[] =>
  filesIn(root, 'src/{assets,content}/**/*.svg').filter(
    (file) => !WORK_SAMPLE.some((pattern) => matchesGlob(file, pattern)),
  );

const COLOUR = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi;
/** A colour with six digits: `#ffffff` for `#fff`. */
const withSixDigits = (colour: string) =>
  colour.length > 5 ? colour.toLowerCase() : colour.toLowerCase().replace(/[\da-f]/g, '$&$&');

/** The role of a colour. No two roles share a colour (`src/lib/schema/brand.ts`). */
const roleOf = (colour: string, colours: Colours): Role | undefined =>
  (Object.keys(colours) as Role[]).find((role) => colours[role] === withSixDigits(colour));

const PEOPLE = /^src\/assets\/(?:portraits\/|share\/team\.svg)/;

/** The colours by role of a drawing. In a brand that is light on dark people keep their light skin and dark hair. */
export const coloursOf = (file: string, colours: Colours): Colours =>
  PEOPLE.test(file) && isLighter(colours.ink, colours.page)
    ? { ...colours, ink: colours.page, page: colours.ink }
    : colours;

/** A drawing with the colours of another brand, role by role. A colour that stays the same keeps its spelling. */
export const recolour = (svg: string, from: Colours, to: Colours): string =>
  svg.replace(COLOUR, (colour) => {
    const role = roleOf(colour, from);
    return role === undefined || to[role] === from[role] ? colour : to[role];
  });
