import { atom } from 'nanostores';

/** The open modal dialog, if any. Motion on the page pauses behind it. */
export const $openDialog = atom<'ideas-prize' | undefined>(undefined);
