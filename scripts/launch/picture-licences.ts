import type { Publication } from '../publication.ts';
import { pictureProblems } from '../picture-checks.ts';
import type { Finding } from './finding.ts';

/** Rule: finds pictures whose licence is missing, or not confirmed for political use. */
export const findPictureLicences = (publication: Publication): Finding[] =>
  pictureProblems(publication).map(({ code, file, text }) => ({
    who: code === 'picture_political' ? 'decisions' : 'facts',
    file,
    text,
  }));
