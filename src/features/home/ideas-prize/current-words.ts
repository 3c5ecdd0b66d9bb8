import { isOver } from '../../../lib/day.ts';
import type { Home } from '../schema.ts';

type IdeasPrize = NonNullable<Home['ideasPrize']>;

/** The words of the pop-up on a day: after the last election day it invites nobody any more. */
export const ideasPrizeWords = (prize: IdeasPrize, now: Date): IdeasPrize =>
  isOver(prize.lastDay, now) ? { ...prize, ...prize.after } : prize;
