import { extname, matchesGlob, posix } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';
import { z } from 'astro/zod';
import { contentFiles, type Checkout } from './checkout.ts';
import type { Finding } from './finding.ts';
import { isRecord } from './json.ts';

/** Whose every picture and film is, and what its licence allows; written by who adds a picture. */
export const RECORD = 'src/content/bilder.json';

const PICTURES = new Set([
  ...['.avif', '.gif', '.ico', '.jpeg', '.jpg', '.png', '.svg', '.webp', '.mp4', '.webm'],
]);

/** An entry of the record, as far as the rule needs it; `schemas/pictures.ts` is the strict one. */
const record = z.array(
  z.object({ files: z.array(z.string()), licence: z.string(), politicalUse: z.boolean() }),
);

/**
 * Rule: pictures without a licence, or with one that forbids political use, as many stock licences
 * do. An article names the licence of its picture itself, all others stand in the record.
 */
export function findPictureLicences(checkout: Checkout): Finding[] {
  const entries = record.parse(JSON.parse(checkout.text(RECORD)));
  const articles = contentFiles(checkout)
    .filter((file) => extname(file) === '.mdx')
    .flatMap((file) => ownPicture(file, checkout.text(file)));
  const known = new Set(articles.map(({ picture }) => picture));
  const pictures = checkout.files.filter((file) => PICTURES.has(extname(file)) && !known.has(file));
  return [
    ...articles.flatMap(({ findings }) => findings),
    ...entries.flatMap(({ files, licence, politicalUse }, index) => [
      ...judge(RECORD, String(index), licence, politicalUse, files.join(', ')),
      ...files
        .filter((glob) => !pictures.some((file) => matchesGlob(file, glob)))
        .map((glob) => ({
          place: `${RECORD}, Feld ${index}.files`,
          text: `Zu „${glob}“ gibt es kein Bild. Berichtige den Namen oder streich ihn.`,
        })),
    ]),
    ...pictures
      .filter((file) => !entries.some(({ files }) => files.some((glob) => matchesGlob(file, glob))))
      .map((file) => ({
        place: file,
        text: `Ohne Lizenz. Trag in ${RECORD} ein, von wem das Bild ist und was erlaubt ist.`,
      })),
  ];
}

/** The picture that an article names in its front matter. */
function ownPicture(file: string, source: string): { picture: string; findings: Finding[] }[] {
  const picture = frontMatter(source)['picture'];
  if (!isRecord(picture) || typeof picture['file'] !== 'string') return [];
  const name = picture['file'];
  return [
    {
      picture: posix.join(posix.dirname(file), name),
      findings: judge(file, 'picture', picture['licence'], picture['politicalUse'], name),
    },
  ];
}

/** Front matter that cannot be read is the build's to report: it knows how to say it in German. */
function frontMatter(source: string): Record<string, unknown> {
  try {
    return parseFrontmatter(source).frontmatter;
  } catch {
    return {};
  }
}

function judge(
  file: string,
  field: string,
  licence: unknown,
  politicalUse: unknown,
  picture: string,
): Finding[] {
  const place = (name: string) => `${file}, Feld ${field}.${name}`;
  if (!licence) return [{ place: place('licence'), text: `Fehlt für ${picture}.` }];
  if (politicalUse === true) return [];
  return [
    {
      place: place('politicalUse'),
      text: `Die Lizenz von ${picture} erlaubt keine politische Nutzung. Nimm ein anderes Bild.`,
    },
  ];
}
