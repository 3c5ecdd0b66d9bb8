import { emailFallback, reachText } from '../email-fallback.ts';
import type { Opening } from '../../../lib/opening-hours.ts';
import type { ContactPage } from '../words-schema.ts';

export interface DirectContact {
  phone: string;
  email: string;
  openingHours: readonly Opening[];
}

export interface FailureState {
  message: string;
  /** When somebody answers the telephone. */
  reach: string;
  /** The request to copy, and as an e-mail. */
  text?: string;
  href?: string;
}

/** The reason why a request was not sent, with other ways to send it. */
export function describeFailure(
  message: string,
  form: HTMLFormElement | null,
  texts: ContactPage['form'],
  { email, openingHours }: DirectContact,
): FailureState {
  const fallback = form ? emailFallback(new FormData(form), texts, email) : undefined;
  return { message, reach: reachText(new Date(), openingHours, texts.fallback), ...fallback };
}
