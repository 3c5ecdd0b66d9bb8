import { matchesGlob, parse, posix } from 'node:path';
import { z } from 'astro/zod';
import { parseMdx } from '../../src/content-reader/documents.ts';
import { type Place, type Problem, problem } from '../../src/content-reader/problems.ts';
import { isPicture } from '../../src/lib/picture-kind.ts';
import type { Checkout, Finding } from './checkout.ts';

/** By whom every picture and film is, and what its licence allows. */
const RECORD = 'src/content/bilder.json';
/** Films, and pictures that no article may hold. */
const OTHER_KINDS = /\.(?:gif|heic|ico|mp4|tiff?|webm)$/i;

const licence = z.object({ files: z.array(z.string()), politicalUse: z.boolean() });
const record = z.object({ items: z.array(licence) });
const article = z.object({ picture: z.object({ file: z.string(), politicalUse: z.boolean() }) });

/** Articles with the data of their heads. The build asks this each time: nothing else is parsed for it. */
const articlesIn = ({ files, text }: Checkout) =>
  files.filter((file) => file.endsWith('.mdx')).map((file) => parseMdx(file, text(file)));

/** The licences of pictures: an article names that of its own picture, the record all others. */
function licencesOf(checkout: Checkout): z.infer<typeof licence>[] {
  const own = articlesIn(checkout).flatMap(({ file, data }) => {
    const { picture } = article.safeParse(data).data ?? {};
    return picture ? { ...picture, files: [posix.join(posix.dirname(file), picture.file)] } : [];
  });
  return [...own, ...record.parse(JSON.parse(checkout.text(RECORD))).items];
}

/** Folders with the pictures of drafts, which are not published either. */
const draftFolders = (checkout: Checkout): string[] =>
  articlesIn(checkout)
    .filter(({ head }) => head.draft)
    .map(({ file }) => file.replace(/\.mdx$/, '/'));

/**
 * Where the content names a picture first, else the record in which it is missing. An article's pictures
 * are in a folder with its name; all others the content names without folder and ending.
 */
function placeOf({ files, passages }: Checkout, picture: string): Place {
  const owner = `${posix.dirname(picture)}.mdx`;
  const { name, base } = parse(picture);
  const named = passages().find(({ file, text }) =>
    files.includes(owner) ? file === owner && text.includes(`/${base}`) : text === name,
  );
  return named ? { file: named.file, line: named.line } : { file: RECORD };
}

/**
 * Pictures without a licence, or with one that nobody has confirmed for political use: many stock
 * licences forbid it. The build warns of them, and the launch check refuses them.
 */
export function pictureProblems(checkout: Checkout): Problem[] {
  const licences = licencesOf(checkout);
  const drafts = draftFolders(checkout);
  return checkout.files
    .filter((file) => isPicture(file) || OTHER_KINDS.test(file))
    .filter((file) => !drafts.some((folder) => file.startsWith(folder)) && !checkout.isOff(file))
    .flatMap((file) => {
      const own = licences.filter(({ files }) => files.some((glob) => matchesGlob(file, glob)));
      if (own.length > 0 && own.every(({ politicalUse }) => politicalUse)) return [];
      const code = own.length > 0 ? 'picture_political' : 'picture_licence';
      return problem(placeOf(checkout, file), code, file, RECORD);
    });
}

/** Rule: the same for whoever can settle it. */
export const findPictureLicences = (checkout: Checkout): Finding[] =>
  pictureProblems(checkout).map(({ code, ...found }) => ({
    who: code === 'picture_political' ? 'decisions' : 'facts',
    ...found,
  }));
