import { isOver } from '../../../lib/format.ts';
import type { Home } from '../schema.ts';

type IdeasPrize = NonNullable<Home['ideasPrize']>;

/** The words of the pop-up on a day: after the last election day it invites nobody any more. */
export function ideasPrizeWords(
  { active: _active, external: _external, lastDay, after, ...words }: IdeasPrize,
  now: Date,
): Omit<IdeasPrize, 'active' | 'external' | 'lastDay' | 'after'> {
  return isOver(lastDay, now) ? { ...words, ...after } : words;
}
