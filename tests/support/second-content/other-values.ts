const WEEK = 7 * 86_400_000;

/** The text with its first third again at its end, and the text without its last third. */
function otherLengths(text: string): [longer: string, shorter: string] {
  const words = text.split(/\s+/);
  const third = Math.max(1, Math.round(words.length / 3));
  return [`${text} ${words.slice(0, third).join(' ')}`, words.slice(0, -third).join(' ')];
}

/** Whether a text is the path of a file, whose name may hold spaces. */
export const isFile = (text: string): boolean => /^\S+\/.*\.\w+$/.test(text);

/** Whether people read a text. Keys, addresses and file names are one word or hold a slash. */
const isRead = (text: string) =>
  /\p{L}/u.test(text) &&
  (/\s/.test(text) || /^\p{Lu}/u.test(text)) &&
  !/^\S*[/@]\S*$/.test(text) &&
  !isFile(text);

/**
 * Other values for one that an editor wrote, the best first; none for a value that is no wording.
 *
 * @param place the position of the value in its object or list, or of a text in a line of an article, from 0: at an even
 * one a text gets longer, at an odd one shorter
 */
export function otherValues(value: unknown, place: number): unknown[] {
  if (typeof value === 'number') return [Math.round(value * 1.1) + 1, value + 1, value - 1];
  if (typeof value !== 'string') return [];
  if (/^\d{4}-\d\d-\d\d$/.test(value))
    return [new Date(Date.parse(value) + WEEK).toISOString().slice(0, 10)];
  if (/^\+?[\d\s()/–-]{6,}$/.test(value)) return [value.replace(/\d{2}$/, '77')];
  if (/^\w\S*@\S+$/.test(value)) return [`neu.${value}`];
  if (/^https:\S+$/.test(value)) return [value.replace('https://', 'https://neu.')];
  if (!isRead(value)) return [];
  const texts = otherLengths(value);
  return place % 2 === 0 ? texts : texts.reverse();
}
