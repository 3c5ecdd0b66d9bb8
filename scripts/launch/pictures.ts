import { matchesGlob, parse, posix } from 'node:path';
import { z } from 'astro/zod';
import { valuesIn } from '../../src/content-reader/json.ts';
import { type Place, type Problem, problem } from '../../src/content-reader/problems.ts';
import { isPicture } from '../../src/lib/picture-kind.ts';
import type { Checkout, Finding } from './checkout.ts';

/** The file that says who made each picture and film, and what its licence allows. */
const RECORD = 'src/content/bilder.json';
/** The endings of films, and of pictures that no article may hold. */
const OTHER_KINDS = /\.(?:gif|heic|ico|mp4|tiff?|webm)$/i;

/** A licence: an entry of the record names its files by globs, the picture of an article one file. */
const licenceSchema = z.union([
  z.object({ files: z.array(z.string()), politicalUse: z.boolean() }),
  z
    .object({ file: z.string(), politicalUse: z.boolean() })
    .transform(({ file, politicalUse }) => ({ files: [file], politicalUse })),
]);

/** Returns the licences in the content, each with the globs of its files. */
const licencesOf = ({ content }: Checkout): z.infer<typeof licenceSchema>[] =>
  [...content().values()].flatMap(({ file, data }) =>
    [...valuesIn(data)].flatMap(([, value]) => {
      const { files = [], politicalUse = false } = licenceSchema.safeParse(value).data ?? {};
      const paths = files.map((path) => (file === RECORD ? path : posix.join(file, '..', path)));
      return paths.length > 0 ? { files: paths, politicalUse } : [];
    }),
  );

/**
 * Returns the place where the content first names a picture, else the record in which the picture is missing.
 * An article's pictures lie in a folder with its name; all others are named without folder and ending.
 */
function placeOfPicture({ files, passages }: Checkout, picture: string): Place {
  const owner = `${posix.dirname(picture)}.mdx`;
  const { name, base } = parse(picture);
  const named = passages().find(({ file, text }) =>
    files.includes(owner) ? file === owner && text.includes(`/${base}`) : text === name,
  );
  return named ? { file: named.file, line: named.line } : { file: RECORD };
}

/**
 * Finds pictures without a licence, or with one that nobody has confirmed for political use: many stock
 * licences forbid it. The build warns of them, and the launch check refuses them.
 */
export function pictureProblems(checkout: Checkout): Problem[] {
  const { files, content, isOff } = checkout;
  const licences = licencesOf(checkout);
  const isOfDraft = (picture: string) => {
    const owner = `${posix.dirname(picture)}.mdx`;
    return files.includes(owner) && !content().has(owner);
  };
  return files
    .filter((file) => isPicture(file) || OTHER_KINDS.test(file))
    .filter((file) => !isOff(file) && !isOfDraft(file))
    .flatMap((file) => {
      const own = licences.filter((each) => each.files.some((glob) => matchesGlob(file, glob)));
      if (own.length > 0 && own.every(({ politicalUse }) => politicalUse)) return [];
      const code = own.length > 0 ? 'picture_political' : 'picture_licence';
      return problem(placeOfPicture(checkout, file), code, file, RECORD);
    });
}

/** Rule: finds pictures whose licence is missing, or not confirmed for political use. */
export const findPictureLicences = (checkout: Checkout): Finding[] =>
  pictureProblems(checkout).map(({ code, ...found }) => ({
    who: code === 'picture_political' ? 'decisions' : 'facts',
    ...found,
  }));
