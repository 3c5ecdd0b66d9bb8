import { isDeepStrictEqual } from 'node:util';
import { BRAND, brandState, isMark, readRecord } from '../lib/brand.ts';
import { type Problem, problem } from './problems.ts';

/** Reports a mark that does not say its box, without which it can be drawn in no place. */
export const markProblems = (root: string): Problem[] =>
  isMark(root) ? [] : [problem({ file: BRAND.mark }, 'mark_box')];

/** Reports each file of the brand that was changed after `npm run brand` last ran. */
export function brandProblems(root: string): Problem[] {
  if (!isMark(root)) return markProblems(root);
  const [now, written] = [brandState(root), readRecord(root)];
  return (['colours', 'mark', 'font'] as const)
    .filter((part) => !isDeepStrictEqual(now[part], written[part]))
    .map((part) => problem({ file: BRAND[part] }, 'brand_new'));
}
