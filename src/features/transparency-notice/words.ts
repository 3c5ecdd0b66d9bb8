import file from '../../content/transparenzhinweis.json';
import type { NoticeTexts } from './schema.ts';

/** The words of the form, as part of its script. */
export const texts: NoticeTexts = file;
