import { matchesGlob, posix } from 'node:path';
import { z } from 'astro/zod';
import { parseMdx } from '../../src/lib/check/documents.ts';
import { type Checkout, contentFiles, draftFolders, type Finding } from './checkout.ts';

/** By whom every picture and film is, and what its licence allows. */
export const RECORD = 'src/content/bilder.json';
const PICTURE = /\.(?:avif|gif|heic|ico|jpe?g|png|svg|tiff?|webp|mp4|webm)$/i;

const entry = z.object({ files: z.array(z.string()), politicalUse: z.boolean() });
const record = z.object({ items: z.array(entry) });
const article = z.object({ picture: z.object({ file: z.string(), politicalUse: z.boolean() }) });

interface Licensed extends z.infer<typeof entry> {
  place: string;
}

/** The licences of pictures: an article names that of its own picture, the record all others. */
function licencesOf(checkout: Checkout): Licensed[] {
  const own = contentFiles(checkout)
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => {
      const { data } = article.safeParse(parseMdx(file, checkout.text(file)).data);
      if (!data) return [];
      const path = posix.join(posix.dirname(file), data.picture.file);
      return [{ ...data.picture, files: [path], place: `${file}, Feld picture` }];
    });
  const others = record.parse(JSON.parse(checkout.text(RECORD))).items;
  return [
    ...own,
    ...others.map((each, index) => ({ ...each, place: `${RECORD}, Feld items.${index}` })),
  ];
}

/** Pictures of which nobody has written down whose they are. */
export function unlicensedPictures(checkout: Checkout): string[] {
  const globs = licencesOf(checkout).flatMap(({ files }) => files);
  const drafts = draftFolders(checkout);
  return checkout.files
    .filter((file) => PICTURE.test(file) && !drafts.some((folder) => file.startsWith(folder)))
    .filter((file) => !globs.some((glob) => matchesGlob(file, glob)));
}

const forbidding = (checkout: Checkout) =>
  licencesOf(checkout).filter(({ politicalUse }) => !politicalUse);

/** Pictures whose licence nobody has confirmed for political use. */
export function forbiddenPictures(checkout: Checkout): string[] {
  const globs = forbidding(checkout).flatMap(({ files }) => files);
  return checkout.files.filter((file) => globs.some((glob) => matchesGlob(file, glob)));
}

/** Rule: pictures without a licence, or with one that forbids political use, as many stock licences do. */
export const findPictureLicences = (checkout: Checkout): Finding[] => [
  ...forbidding(checkout).map(({ files, place }): Finding => ({
    who: 'decisions',
    place: `${place}.politicalUse`,
    text: `Die Lizenz von ${files.join(', ')} erlaubt keine politische Nutzung. Nimm ein anderes Bild.`,
  })),
  ...unlicensedPictures(checkout).map((place): Finding => ({
    who: 'facts',
    place,
    text: `Ohne Lizenz. Trag in ${RECORD} ein, von wem das Bild ist und was erlaubt ist.`,
  })),
];
