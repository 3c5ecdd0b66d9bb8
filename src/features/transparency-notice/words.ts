import { tool } from '../../content/transparenzhinweis.json';
import type { NoticeTexts } from './schema.ts';

/** The words of the form, as part of its script. The words that only the page shows are left out. */
export const texts: NoticeTexts = tool;
