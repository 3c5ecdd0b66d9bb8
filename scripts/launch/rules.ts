import { findUncheckedLaw } from './checked.ts';
import type { Checkout, Finding } from './checkout.ts';
import { findStaleFigures } from './dates.ts';
import { findMissingLegalDetails, findPrivacyGaps } from './legal.ts';
import { findMissingSettings } from './missing-settings.ts';
import { findPictureLicences } from './pictures.ts';
import { findInvented, findOpenQuestions } from './questions.ts';
import { findTexts } from './texts.ts';

const RULES: ((checkout: Checkout) => Finding[])[] = [
  findTexts,
  findInvented,
  findOpenQuestions,
  findMissingLegalDetails,
  findPrivacyGaps,
  findUncheckedLaw,
  findStaleFigures,
  findPictureLicences,
  findMissingSettings,
];

/** Finds all that stands between a checkout and a public deploy. */
export const findAll = (checkout: Checkout): Finding[] => RULES.flatMap((rule) => rule(checkout));
