import file from '../../content/transparenzhinweis.json?raw';
import type { NoticeTexts } from '../../schemas/transparency-notice.ts';

/** The words of the form, part of its script. As text: TypeScript reads JSON as plain strings. */
export const texts: NoticeTexts = JSON.parse(file);
