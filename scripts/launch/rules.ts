import type { Checkout, Finding } from './checkout.ts';
import { findExpiredAds, findStaleFigures } from './dates.ts';
import { findMissingLegalDetails } from './legal.ts';
import { findPictureLicences } from './pictures.ts';
import { findPlaceholders } from './placeholders.ts';
import { findMissingSettings } from './settings.ts';

/** All that stands between a checkout and a public deploy, as far as the checkout shows it. */
export const findAll = (checkout: Checkout): Finding[] => [
  ...findPlaceholders(checkout),
  ...findMissingLegalDetails(checkout),
  ...findStaleFigures(checkout),
  ...findExpiredAds(checkout),
  ...findPictureLicences(checkout),
  ...findMissingSettings(checkout),
];
