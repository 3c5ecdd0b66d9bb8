import { findUncheckedLaw } from './checked.ts';
import type { Checkout, Finding } from './checkout.ts';
import { findEndlessPrize, findPastDays, findStaleFigures } from './dates.ts';
import { findMissingLegalDetails, findPrivacyGaps, findRepealedLaw } from './legal.ts';
import { findMissingSettings } from './missing-settings.ts';
import { findPictureLicences } from './pictures.ts';
import { findMissingFees, findOpenQuestions, findPlaceholders } from './placeholders.ts';

const RULES: ((checkout: Checkout) => Finding[])[] = [
  findMissingLegalDetails,
  findPrivacyGaps,
  findRepealedLaw,
  findPlaceholders,
  findEndlessPrize,
  findMissingFees,
  findOpenQuestions,
  findUncheckedLaw,
  findStaleFigures,
  findPastDays,
  findPictureLicences,
  findMissingSettings,
];

/** All that stands between a checkout and a public deploy, as far as the checkout shows it. */
export const findAll = (checkout: Checkout): Finding[] => RULES.flatMap((rule) => rule(checkout));
