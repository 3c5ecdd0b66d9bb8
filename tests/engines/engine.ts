import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { testFeatures } from './features.ts';
import { testLayout } from './layout.ts';
import { testPaths } from './paths.ts';
import type { Tab } from './tab.ts';
import { Visit } from './visit.ts';

/**
 * Runs the tests of all engines in one of them. Without the browser they are skipped.
 *
 * @param executable path of the browser, where it is installed
 */
export function testEngine(
  name: string,
  executable: string | undefined,
  open: (executable: string) => Promise<Tab>,
): void {
  if (!executable) console.warn(`${name} is not installed: its tests are skipped.`);
  describe.skipIf(!executable)(name, () => {
    let visit: Visit;
    beforeAll(async () => {
      visit = await Visit.start(() => open(executable ?? ''));
    });
    beforeEach(() => visit.begin());
    afterEach(() => expect(visit.problems()).toEqual([]));
    afterAll(() => visit.end());
    testPaths(() => visit);
    testLayout(() => visit);
    testFeatures(name, () => visit);
  });
}
