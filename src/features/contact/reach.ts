import { type Opening, reachAt } from '../../lib/opening-hours.ts';
import { fill } from '../../lib/text.ts';
import type { ContactPage } from './schema.ts';

/** When somebody answers the telephone: „jetzt erreichbar, bis 19:00 Uhr“. Empty without opening hours. */
export function reachText(
  now: Date,
  hours: readonly Opening[],
  texts: ContactPage['reach'],
): string {
  const reach = reachAt(now, hours);
  if (!reach) return '';
  if (reach.open) return fill(texts.now, { to: reach.to });
  const { from, weekday, days } = reach;
  const sentence = [texts.today, texts.tomorrow][days] ?? texts.later;
  return fill(sentence, { from, weekday });
}
