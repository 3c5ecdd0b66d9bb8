/**
 * Writes the brand of `src/content/marke` into the files that cannot read it: `npm run brand`. Styles, icons, share
 * pictures, the manifest and the colours of the e-mails read it themselves.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { COLLECTIONS } from '../src/content-reader/content-files.ts';
import { createReader } from '../src/content-reader/reader.ts';
import {
  BRAND,
  BRAND_RECORD,
  brandState,
  iconSvg,
  markProblems,
  readBrandRecord,
} from '../src/lib/build/brand.ts';
import { formatProblems } from '../src/lib/build/problems.ts';
import { coloursOf, drawingsIn, recolour } from './brand/drawings.ts';
import { makeFont } from './brand/font.ts';

const FONT = 'src/assets/fonts/archivo.woff2';
const MAIL_MARK = 'src/features/contact/mail/mark.json';
const changed: string[] = [];
function write(file: string, text: string | Buffer): void {
  writeFileSync(file, text);
  changed.push(file);
}
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The mark as an attachment of e-mails, in JSON: mail programs show no SVG and fetch no pictures. */
async function mailMark(colours: typeof now.colours): Promise<string> {
  const picture = await sharp(Buffer.from(iconSvg(colours)))
    .resize(96)
    .png({ palette: true })
    .toBuffer();
  return json({
    Name: 'zeichen.png',
    ContentID: 'cid:zeichen.png',
    ContentType: 'image/png',
    Content: picture.toString('base64'),
  });
}

const read = createReader('.');
const problems = [
  ...read(COLLECTIONS.colours).problems,
  ...read(COLLECTIONS.font).problems,
  ...markProblems('.'),
];
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exit(1);
}

const [now, before] = [brandState('.'), readBrandRecord('.')];
for (const file of drawingsIn('.')) {
  const svg = readFileSync(file, 'utf8');
  const drawn = recolour(svg, coloursOf(file, before.colours), coloursOf(file, now.colours));
  if (drawn !== svg) write(file, drawn);
}
if (now.mark !== before.mark) write(MAIL_MARK, await mailMark(now.colours));
const { bytes, lacks } = await makeFont('.');
if (now.font !== before.font || now.letters !== before.letters) write(FONT, bytes);
// The build compares the record with the brand, so the record is written even if no drawing has a changed colour.
if (!isDeepStrictEqual(now, before)) write(BRAND_RECORD, json(now));

const list = [`Geändert (${changed.length} Dateien):`, ...changed.map((file) => `  ${file}`)];
console.log(changed.length > 0 ? list.join('\n') : 'Nichts zu ändern: Alles hat schon eure Marke.');
if (lacks.length > 0)
  console.log(
    `Der Schrift ${BRAND.font} fehlt ${lacks.join(', ')} (docs/eigene-marke.md, „Schrift“).`,
  );
if (now.colours.accent !== before.colours.accent && now.colours.fold === before.colours.fold)
  console.log(
    `Die Lasche des Umschlags („fold“ in ${BRAND.colours}) hat noch die Farbe, die zum alten Akzent gehört.`,
  );
console.log(
  'Bilder und Filme, die noch nicht eure sind, nennt „npm run check:launch“ (docs/eigene-marke.md, Abschnitt 4).',
);
