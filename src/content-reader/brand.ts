import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { BRAND, brandState, isMark, readRecord } from '../lib/brand.ts';
import { type Problem, problem } from './problems.ts';

/** Reports a mark that does not say its box, without which it can be drawn in no place, or that has a colour of its own. */
export function markProblems(root: string): Problem[] {
  if (!isMark(root)) return [problem({ file: BRAND.mark }, 'mark_box')];
  const isColoured = /(?:fill|stroke|color)\s*[=:]\s*["']?(?:#|rgb|hsl)/i;
  return isColoured.test(readFileSync(join(root, BRAND.mark), 'utf8'))
    ? [problem({ file: BRAND.mark }, 'mark_colour')]
    : [];
}

/** Reports each file of the brand that was changed after `npm run brand` last ran. */
export function brandProblems(root: string): Problem[] {
  const ofMark = markProblems(root);
  if (ofMark.length > 0) return ofMark;
  const [now, written] = [brandState(root), readRecord(root)];
  return (['colours', 'mark', 'font'] as const)
    .filter((part) => !isDeepStrictEqual(now[part], written[part]))
    .map((part) => problem({ file: BRAND[part] }, 'brand_new'));
}
