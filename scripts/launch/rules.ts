import type { Checkout } from './checkout.ts';
import { findPlaceholders } from './content.ts';
import type { Finding } from './finding.ts';
import { findMissingSettings } from './settings.ts';

/** One kind of omission: what it finds in a checkout. */
type Rule = (checkout: Checkout) => Finding[];

/** A new rule is a file of its own and a line here. */
const RULES: readonly Rule[] = [findPlaceholders, findMissingSettings];

/** All that stands between a checkout and a public deploy, as far as the checkout shows it. */
export function findAll(checkout: Checkout): Finding[] {
  return RULES.flatMap((rule) => rule(checkout));
}
