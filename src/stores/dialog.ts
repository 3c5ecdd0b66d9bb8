import { atom } from 'nanostores';

/** Whether the pop-up is open. Motion on the page pauses behind it. */
export const $dialogIsOpen = atom(false);
