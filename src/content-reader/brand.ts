import { isDeepStrictEqual } from 'node:util';
import { BRAND, brandState, readRecord } from '../lib/brand.ts';
import { type Problem, problem } from './problems.ts';

/** Reports each file of the brand that was changed after `npm run brand` last ran. */
export function brandProblems(root: string): Problem[] {
  const [now, written] = [brandState(root), readRecord(root)];
  return (['colours', 'mark', 'font'] as const)
    .filter((part) => !isDeepStrictEqual(now[part], written[part]))
    .map((part) => problem({ file: BRAND[part] }, 'brand_new'));
}
