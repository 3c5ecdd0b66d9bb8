import { matchesGlob, posix } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';
import { z } from 'astro/zod';
import { type Checkout, contentFiles, type Finding } from './checkout.ts';

/** By whom every picture and film is, and what its licence allows. */
const RECORD = 'src/content/bilder.json';
const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp|mp4|webm)$/;

const licence = { licence: z.string().optional(), politicalUse: z.boolean().optional() };
const record = z.object({
  items: z.array(z.object({ files: z.array(z.string()), ...licence })),
});
const article = z.object({
  picture: z
    .object({ file: z.string(), ...licence })
    .optional()
    .catch(undefined),
});

/**
 * Rule: pictures without a licence, or with one that forbids political use, as many stock licences
 * do. An article names the licence of its picture itself, all others stand in the record.
 */
export function findPictureLicences(checkout: Checkout): Finding[] {
  const { items } = record.parse(JSON.parse(checkout.text(RECORD)));
  const recorded = items.map((entry, index) => ({
    ...entry,
    place: `${RECORD}, Feld items.${index}`,
  }));
  const own = contentFiles(checkout)
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => {
      const { frontmatter } = parseFrontmatter(checkout.text(file));
      const { picture } = article.parse(frontmatter);
      if (!picture) return [];
      const path = posix.join(posix.dirname(file), picture.file);
      return [{ ...picture, files: [path], place: `${file}, Feld picture` }];
    });
  const known = [...own, ...recorded];
  return [
    ...known.filter((entry) => !entry.licence || !entry.politicalUse).map(problemOf),
    ...checkout.files
      .filter((file) => PICTURE.test(file))
      .filter((file) => !known.some(({ files }) => files.some((glob) => matchesGlob(file, glob))))
      .map((place): Finding => ({
        who: 'facts',
        place,
        text: `Ohne Lizenz. Trag in ${RECORD} ein, von wem das Bild ist und was erlaubt ist.`,
      })),
  ];
}

function problemOf(entry: {
  place: string;
  licence?: string | undefined;
  files: string[];
}): Finding {
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
