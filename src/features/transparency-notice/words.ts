import { links } from '../../content/site.json';
import { tool } from '../../content/transparenzhinweis.json';
import type { NoticeWords } from './form-schema.ts';

/** The words of the form, as part of its script. The words that only the page shows are left out. */
export const words: NoticeWords = tool;

/** The address of a site that hosts notices for people without a website, if there is one. */
export const { transparency: freePage }: Partial<Record<string, string>> = links;
