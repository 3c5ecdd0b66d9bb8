import { NBSP } from '../../lib/format.ts';
import type { ArticleWords } from './words-schema.ts';

/** The time that an article takes to read, such as `8 Minuten`. */
export const minutesText = (minutes: number, words: ArticleWords): string =>
  `${minutes}${NBSP}${minutes === 1 ? words.minute : words.minutes}`;
