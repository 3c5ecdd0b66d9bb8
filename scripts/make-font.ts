/**
 * Makes `src/assets/fonts/archivo.woff2` anew: the one font of the site, cut down to the axes and
 * characters that German pages need. Run after a new version of Archivo: `npm run fonts`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const SOURCE = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';
const TARGET = 'src/assets/fonts/archivo.woff2';
const LICENCE = 'node_modules/@fontsource-variable/archivo/LICENSE';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const german = 'ÄÖÜäöüßéèêáàâçñøåëïóôúí„“”‚‘’–—…·•§€©®°²³½¼×−±↑↓«»‹›™';
const spaces = '\u00a0\u00ad\u200b\u2009';

const font = await subsetFont(await readFile(SOURCE), ascii + german + spaces, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 900 }, wdth: { min: 62, max: 100 } },
});
await mkdir('src/assets/fonts', { recursive: true });
await writeFile(TARGET, font);
await mkdir('public/licences', { recursive: true });
await writeFile('public/licences/archivo-ofl.txt', await readFile(LICENCE));
console.log(`${TARGET}: ${font.length.toLocaleString('en')} bytes`);
