import { isDeepStrictEqual } from 'node:util';
import { BRAND, brandState, markFault, readBrandRecord } from '../lib/build/brand.ts';
import type { Problem } from '../lib/build/problems.ts';
import { problem } from './messages.ts';

/** Reports a mark that cannot be drawn everywhere. */
export function markProblems(root: string): Problem[] {
  const fault = markFault(root);
  return fault ? [problem({ file: BRAND.mark }, fault)] : [];
}

/** Reports a mark that cannot be drawn. If it can, reports files that were changed after `npm run brand` last ran. */
export function brandProblems(root: string): Problem[] {
  const ofMark = markProblems(root);
  if (ofMark.length > 0) return ofMark;
  const [state, record] = [brandState(root), readBrandRecord(root)];
  return (Object.keys(BRAND) as (keyof typeof BRAND)[])
    .filter((part) => !isDeepStrictEqual(state[part], record[part]))
    .map((part) => problem({ file: BRAND[part] }, 'brand_new'));
}
