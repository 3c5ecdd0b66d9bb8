import words from '../../content/transparenzhinweis.json';
import type { NoticeTexts } from '../../schemas/transparency-notice.ts';

/** Part of the script, which is loaded when the form is used: the page itself stays small. */
export const texts: NoticeTexts = words;
