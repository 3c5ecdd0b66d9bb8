import { matchesGlob, posix } from 'node:path';
import { problem } from '../src/content-reader/messages.ts';
import { isPicture } from '../src/lib/build/picture-kind.ts';
import type { Problem } from '../src/lib/build/problems.ts';
import { isObjectOrList, valuesIn } from '../src/lib/json.ts';
import { type Publication, strings } from './publication.ts';

/** The file that says who made each picture and film, and what its licence allows. */
const PICTURE_LICENCES = 'src/content/bilder.json';
const TEAM = 'src/content/team.json';
const PORTRAITS = 'src/assets/portraits/';
/** The endings of films, and of pictures of kinds that the site cannot show. */
const OTHER_KINDS = /\.(?:gif|heic|ico|mp4|tiff?|webm)$/i;

/** All licences. An entry of the record names its files by globs, an article names a file beside the article. */
const licencesOf = ({ content }: Publication) =>
  [...content.values()].flatMap(({ file, data }) =>
    [...valuesIn(data)].flatMap(([, value]) => {
      if (!isObjectOrList(value) || !('politicalUse' in value)) return [];
      const ofArticle = strings(value['file']).map((path) => posix.join(file, '..', path));
      const globs = [...strings(value['files']), ...ofArticle];
      return { globs, politicalUse: value['politicalUse'] === true };
    }),
  );

/**
 * Finds pictures without a licence, and pictures whose licence nobody has confirmed for political use: many stock
 * licences forbid it. The build warns of these files, and the launch check refuses them.
 */
export function pictureProblems(publication: Publication): Problem[] {
  const { files, content, leftOut } = publication;
  const licences = licencesOf(publication);
  return files
    .filter((file) => isPicture(file) || OTHER_KINDS.test(file))
    .filter((file) => !leftOut.assets.some((folder) => file.startsWith(folder)))
    .flatMap((file) => {
      // The pictures of an article lie in a folder with its name. Those of a draft are not published.
      const article = `${posix.dirname(file)}.mdx`;
      const isOfArticle = files.includes(article);
      const own = licences.filter(({ globs }) => globs.some((glob) => matchesGlob(file, glob)));
      const isFree = own.length > 0 && own.every(({ politicalUse }) => politicalUse);
      if (isFree || (isOfArticle && !content.has(article))) return [];
      const place = { file: isOfArticle ? article : PICTURE_LICENCES };
      return problem(place, own.length > 0 ? 'picture_political' : 'picture_licence', file);
    });
}

/** Finds photographs of members without the place of the head. The build warns of them. */
export function portraitProblems({ files, content }: Publication): Problem[] {
  const team = content.get(TEAM);
  return [...valuesIn(team?.data)].flatMap(([path, member]) => {
    if (!team || !isObjectOrList(member) || typeof member['image'] !== 'string') return [];
    const { image, focus } = member;
    const isDrawn = files.includes(`${PORTRAITS}${image}.svg`);
    if (focus || isDrawn) return [];
    return problem(team.placeOf([...path, 'image']), 'picture_focus', image);
  });
}
