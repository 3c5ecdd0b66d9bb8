import { countLinks } from '../../lib/text.ts';
import type { ContactRequest } from './schema.ts';

/** A field that no person sees or reaches with the keyboard. Only programs fill it in. */
export const TRAP = 'betreff';

/** Header with the milliseconds from the first input to sending. Only the page's script knows them. */
export const FILLED_IN_HEADER = 'x-form-filled-in';

/** Six fields and a tick take a person longer, even with the browser's help. */
const FASTEST_MS = 2_000;
/** So many links are rare, and nobody types them that fast. */
const MANY_LINKS = 3;

/**
 * Whether a program filled in the form. Speed alone says nothing: browsers and assistants fill in
 * forms at once, too.
 */
export function looksAutomated(
  { message }: ContactRequest,
  trap: unknown,
  filledIn: string | null,
): boolean {
  if (typeof trap === 'string' && trap.trim() !== '') return true;
  const ms = Number.parseInt(filledIn ?? '', 10);
  return ms >= 0 && ms < FASTEST_MS && countLinks(message) >= MANY_LINKS;
}
