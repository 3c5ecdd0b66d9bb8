import { test } from 'playwright/test';

/** The words of a part of the site. Where the content leaves it out, the test or the whole file is skipped. */
export function present<Words>(words: Words | undefined, name: string): Words {
  test.skip(words === undefined, `${name} is left out`);
  return words ?? ({} as Words);
}
