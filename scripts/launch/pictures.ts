import { matchesGlob, posix } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';
import { z } from 'astro/zod';
import { type Checkout, contentFiles, draftFolders, type Finding } from './checkout.ts';

/** By whom every picture and film is, and what its licence allows. */
export const RECORD = 'src/content/bilder.json';
const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp|mp4|webm)$/;

const licence = { licence: z.string().optional(), politicalUse: z.boolean().optional() };
const recorded = z.object({ files: z.array(z.string()), ...licence });
const record = z.object({ items: z.array(recorded) });
const article = z.object({
  picture: z
    .object({ file: z.string(), ...licence })
    .optional()
    .catch(undefined),
});

interface Licensed extends z.infer<typeof recorded> {
  place: string;
}

/** The licences of pictures: an article names those of its own, the record all others. */
function knownLicences(checkout: Checkout): Licensed[] {
  const { items } = record.parse(JSON.parse(checkout.text(RECORD)));
  const own = contentFiles(checkout)
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => {
      const { frontmatter } = parseFrontmatter(checkout.text(file));
      const { picture } = article.parse(frontmatter);
      if (!picture) return [];
      const path = posix.join(posix.dirname(file), picture.file);
      return [{ ...picture, files: [path], place: `${file}, Feld picture` }];
    });
  const others = items.map((entry, index) => ({
    ...entry,
    place: `${RECORD}, Feld items.${index}`,
  }));
  return [...own, ...others];
}

/** Pictures of which nobody has written down whose they are. */
export function unlicensedPictures(checkout: Checkout): string[] {
  const globs = knownLicences(checkout).flatMap(({ files }) => files);
  const drafts = draftFolders(checkout);
  return checkout.files
    .filter((file) => PICTURE.test(file) && !drafts.some((folder) => file.startsWith(folder)))
    .filter((file) => !globs.some((glob) => matchesGlob(file, glob)));
}

/** Pictures whose licence nobody has confirmed for political use. */
export function forbiddenPictures(checkout: Checkout): string[] {
  const forbidden = knownLicences(checkout).filter(({ politicalUse }) => !politicalUse);
  return checkout.files.filter((file) =>
    forbidden.some(({ files }) => files.some((glob) => matchesGlob(file, glob))),
  );
}

/**
 * Rule: pictures without a licence, or with one that forbids political use, as many stock licences
 * do.
 */
export const findPictureLicences = (checkout: Checkout): Finding[] => [
  ...knownLicences(checkout)
    .filter((entry) => !entry.licence || !entry.politicalUse)
    .map(problemOf),
  ...unlicensedPictures(checkout).map((place): Finding => ({
    who: 'facts',
    place,
    text: `Ohne Lizenz. Trag in ${RECORD} ein, von wem das Bild ist und was erlaubt ist.`,
  })),
];

function problemOf(entry: Licensed): Finding {
  const files = entry.files.join(', ');
  if (!entry.licence) {
    return { who: 'facts', place: `${entry.place}.licence`, text: `Fehlt für ${files}.` };
  }
  return {
    who: 'decisions',
    place: `${entry.place}.politicalUse`,
    text: `Die Lizenz von ${files} erlaubt keine politische Nutzung. Nimm ein anderes Bild.`,
  };
}
