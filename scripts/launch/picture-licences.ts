import type { Checkout } from '../checkout.ts';
import { pictureProblems } from '../picture-checks.ts';
import type { Finding } from './finding.ts';

/** Rule: finds pictures whose licence is missing, or not confirmed for political use. */
export const findPictureLicences = (checkout: Checkout): Finding[] =>
  pictureProblems(checkout).map(({ code, file, text }) => ({
    who: code === 'picture_political' ? 'decisions' : 'facts',
    file,
    text,
  }));
