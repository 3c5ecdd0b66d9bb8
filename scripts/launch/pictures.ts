import { pictureProblems } from '../pictures.ts';
import type { Checkout, Finding } from './checkout.ts';

/** Rule: finds pictures whose licence is missing, or not confirmed for political use. */
export const findPictureLicences = (checkout: Checkout): Finding[] =>
  pictureProblems(checkout).map(({ code, ...found }) => ({
    who: code === 'picture_political' ? 'decisions' : 'facts',
    ...found,
  }));
