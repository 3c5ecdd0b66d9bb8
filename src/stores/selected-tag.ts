import { atom } from 'nanostores';

/** Label of the service that the visitor marked; one at a time. */
export const $selectedTag = atom<string | undefined>(undefined);

/** Marks a tag, or takes the mark back. */
export function toggleTag(label: string): void {
  $selectedTag.set($selectedTag.get() === label ? undefined : label);
}
