/** The budgets of weight, and what is said above them. `integrations/check-weights.ts` weighs a built site. */
import { brotliCompressSync, constants } from 'node:zlib';
import { type Problem, refuse } from '../src/content-reader/problems.ts';
import { figure } from '../src/lib/format.ts';

/**
 * Budgets in bytes; how to raise one is in CONTRIBUTING.md. Pages with their styles, and scripts, as
 * content delivery networks compress them; fonts as they are.
 */
export const BUDGETS = {
  home: 25_000,
  page: 19_000,
  pageWithTool: 23_000,
  styles: 6_000,
  stylesOfHomeOrCharts: 8_000,
  fonts: 48_000,
  script: 100_000,
  scriptOfTextPage: 6_000,
} as const;

/** The advice to an editor whose page is refused. */
const WEIGHT_ADVICE =
  'Kürze oder teile, was du kannst. Muss es so groß sein, bitte jemanden, der die Website programmiert, ' +
  'um ein größeres Budget: Es steht in scripts/weights.ts, wie man es ändert, in CONTRIBUTING.md.';

/** Lists the parts of something heavy, the largest first. */
function largeParts(parts: Readonly<Record<string, number>>): string {
  const sizes = Object.entries(parts)
    .filter(([, bytes]) => bytes > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, bytes]) => `${name} ${figure(bytes)}`);
  return sizes.length > 0 ? ` Darin: ${sizes.join(', ')}.` : '';
}

/** Returns the size of a text in bytes, in Brotli of quality 4. */
export const brotliBytes = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

/**
 * Compares a weight with its budget. Above the budget developers are warned; above a fifth more nothing is published.
 *
 * @param name names the thing in the message: `Die Seite /kontakt`
 * @param bytes its weight
 * @param parts the bytes of each of its parts, by their names
 * @param advice tells an editor what to do if it is refused
 * @returns one problem, or none within the budget
 */
export function overweight(
  name: string,
  bytes: number,
  budget: number,
  parts: Readonly<Record<string, number>> = {},
  advice = WEIGHT_ADVICE,
): Problem[] {
  if (bytes <= budget) return [];
  const limit = (budget * 6) / 5;
  const isRefused = bytes > limit;
  const weight = `Wiegt ${figure(bytes)} Byte, vorgesehen sind ${figure(budget)}`;
  const text = isRefused
    ? `${weight}, erlaubt ${figure(limit)}.${largeParts(parts)} ${advice}`
    : `${weight}. Bis ${figure(limit)} wird die Website veröffentlicht.${largeParts(parts)}`;
  return [{ file: name, code: isRefused ? 'weight_refused' : 'weight', text }];
}

/**
 * Warns once of all that is above its budget. The warning stands in the log alone, because an editor who changes a
 * word of another page need not mend it.
 *
 * @throws if something is more than a fifth above its budget
 */
export function holdBudgets(found: readonly Problem[], warn: (text: string) => void): void {
  const warnings = found.filter(({ code }) => code === 'weight');
  const lines = warnings.map(({ file, text }) => `${file}: ${text}`);
  if (lines.length > 0) warn(lines.join('\n'));
  refuse(found.filter(({ code }) => code === 'weight_refused'));
}
