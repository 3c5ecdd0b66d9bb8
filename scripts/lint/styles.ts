/** Part of `npm run lint`: refuses sizes, classes and colours outside the rules of the house, a line each. */
import { globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { readRecord } from '../../src/lib/brand.ts';
import { drawingsIn } from '../brand/drawings.ts';
import { classProblems } from './classes.ts';
import { colourProblems, drawingProblems } from './colours.ts';
import { scaleProblems } from './scale.ts';

/** Files with sizes of their own: the tokens, drawings, and the business card, which is a sheet of paper. */
const OWN_SIZES = [
  'src/styles/tokens.css',
  'src/features/home/{BallotBox,HomeHero}.astro',
  'src/features/{home/ballot,products/ballot-fall}/**',
  'src/features/card/{card,card-actions}.css',
];
/** Files with colours of their own. */
const OWN_COLOURS = [
  // The work sample is a campaign of another client, in that client's colours.
  'src/features/work-sample/**',
  'src/pages/arbeitsprobe.astro',
  // A notice and its code are black on white, whoever prints them.
  'src/features/transparency-notice/{label,output,qr}.ts',
  'src/features/transparency-notice/PieceResult.tsx',
  'src/lib/browser/draw-png.ts',
];

const read = (file: string) => ({ file, text: readFileSync(file, 'utf8') });
const without = (globs: readonly string[]) => (file: { file: string }) =>
  !globs.some((glob) => matchesGlob(file.file, glob));

const styled = globSync('src/**/*.{css,astro}').sort().map(read);
const code = globSync('src/**/*.{ts,tsx}').sort().map(read);
const { colours } = readRecord('.');
const problems = [
  ...classProblems(styled),
  ...styled.filter(without(OWN_SIZES)).flatMap(({ file, text }) => scaleProblems(file, text)),
  ...[...styled, ...code]
    .filter(without(OWN_COLOURS))
    .flatMap(({ file, text }) => colourProblems(file, text)),
  ...drawingsIn('.')
    .map(read)
    .flatMap(({ file, text }) => drawingProblems(file, text, colours)),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
