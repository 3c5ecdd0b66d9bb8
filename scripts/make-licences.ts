/** Writes the notices of the packages that visitors and the edge get. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { thirdPartyNotices } from './licences/notices.ts';
import { ROOT } from './setup/child.mjs';

const FILE = 'public/licences/third-party.txt';

writeFileSync(join(ROOT, FILE), thirdPartyNotices(ROOT));
console.log(`${FILE} is up to date.`);
