import { atom } from 'nanostores';

/** The modal dialog that lies over the page, if one does: what moves behind it stands still. */
export const $openDialog = atom<'ideas-prize' | undefined>(undefined);
