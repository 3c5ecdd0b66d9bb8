import type { Checkout } from './checkout.ts';
import { findPlaceholders } from './content.ts';
import { findExpiredAds, findStaleFigures } from './dates.ts';
import type { Finding } from './finding.ts';
import { findMissingLegalDetails } from './legal.ts';
import { findPictureLicences } from './pictures.ts';
import { findSecurityTxt } from './security-txt.ts';
import { findMissingSettings } from './settings.ts';

/** One kind of omission: what it finds in a checkout. */
type Rule = (checkout: Checkout) => Finding[];

/** A new rule is a file of its own and a line here. */
const RULES: readonly Rule[] = [
  findPlaceholders,
  findMissingLegalDetails,
  findStaleFigures,
  findExpiredAds,
  findPictureLicences,
  findSecurityTxt,
  findMissingSettings,
];

/** All that stands between a checkout and a public deploy, as far as the checkout shows it. */
export function findAll(checkout: Checkout): Finding[] {
  return RULES.flatMap((rule) => rule(checkout));
}
