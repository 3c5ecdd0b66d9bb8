import { atom } from 'nanostores';

/** Label of the selected service tag; one at a time. */
export const $selectedTag = atom<string | undefined>(undefined);

/** Selects a tag, or clears the selection if it is selected already. */
export function toggleTag(label: string): void {
  $selectedTag.set($selectedTag.get() === label ? undefined : label);
}
