import { findUncheckedLaw } from './checked.ts';
import type { Checkout, Finding } from './checkout.ts';
import { findEndlessPrize, findPastDays, findStaleFigures } from './dates.ts';
import * as behind from './left-behind.ts';
import { findMissingLegalDetails, findPrivacyGaps, findRepealedLaw } from './legal.ts';
import { findMissingSettings } from './missing-settings.ts';
import { findPictureLicences } from './pictures.ts';
import * as open from './placeholders.ts';

const RULES: ((checkout: Checkout) => Finding[])[] = [
  open.findPlaceholders,
  open.findInvented,
  open.findOpenQuestions,
  open.findMissingFees,
  open.findProjectNames,
  behind.findForeignAuthority,
  behind.findOtherCity,
  behind.findOtherDays,
  behind.findWrongCounts,
  behind.findWrongTeam,
  behind.findOffWords,
  findMissingLegalDetails,
  findPrivacyGaps,
  findRepealedLaw,
  findUncheckedLaw,
  findStaleFigures,
  findPastDays,
  findEndlessPrize,
  findPictureLicences,
  findMissingSettings,
];

/** All that stands between a checkout and a public deploy, as far as the checkout shows it. */
export const findAll = (checkout: Checkout): Finding[] =>
  RULES.flatMap((rule) => rule(checkout)).filter((finding) => !open.isSettled(checkout, finding));
