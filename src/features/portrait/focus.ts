import { type Focus, focus } from '../../schemas/portrait.ts';
import type { Member } from '../../schemas/team.ts';

/** The two colours behind a face, `--brief` and `--paper`. */
export const PORTRAIT_GROUNDS = ['#f9a28d', '#deded9'] as const;

/** Where the head is on a photograph: as it stands beside the person whose picture it is. */
export const focusOf = (name: string, members: readonly Pick<Member, 'image' | 'focus'>[]): Focus =>
  members.find(({ image }) => image === name)?.focus ?? focus.parse({});
