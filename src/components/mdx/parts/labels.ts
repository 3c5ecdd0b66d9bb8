import { getEntry } from 'astro:content';
import { required } from '../../../lib/content.ts';

/** Labels that all articles share. */
export async function articleLabels() {
  return required(await getEntry('articleLabels', 'ratgeber'), 'ratgeber.json').data;
}
