import type { Checkout, Finding } from './checkout.ts';
import { findExpiredAds, findIdeasPrize, findPassedElections, findStaleFigures } from './dates.ts';
import { findMissingLegalDetails, findPrivacyGaps, findRepealedLaw } from './legal.ts';
import { findPictureLicences } from './pictures.ts';
import {
  findMissingFees,
  findOpenQuestions,
  findPlaceholders,
  findWorkSample,
} from './placeholders.ts';
import { findMissingSettings } from './missing-settings.ts';
import { findUncheckedLaw } from './statements.ts';

/** All that stands between a checkout and a public deploy, as far as the checkout shows it. */
export const findAll = (checkout: Checkout): Finding[] => [
  ...findMissingLegalDetails(checkout),
  ...findPrivacyGaps(checkout),
  ...findRepealedLaw(checkout),
  ...findPlaceholders(checkout),
  ...findWorkSample(checkout),
  ...findIdeasPrize(checkout),
  ...findMissingFees(checkout),
  ...findOpenQuestions(checkout),
  ...findUncheckedLaw(checkout),
  ...findStaleFigures(checkout),
  ...findExpiredAds(checkout),
  ...findPassedElections(checkout),
  ...findPictureLicences(checkout),
  ...findMissingSettings(checkout),
];
