/** How much longer or shorter a text gets. */
const PART = 1 / 3;
const WEEK = 7 * 86_400_000;

/** The text with its own first words again at its end, and the text without its last words. */
function otherLengths(text: string): [longer: string, shorter: string] {
  const words = text.split(/\s+/);
  const count = Math.max(1, Math.round(words.length * PART));
  return [
    `${text} ${words.slice(0, count).join(' ')}`,
    words.slice(0, words.length - count).join(' '),
  ];
}

/** A number that is the same for the same text, so that each run makes the same content. */
const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);

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
 * @param key the place of the value: by it some of the same values get longer and some shorter
 */
export function otherValues(value: unknown, key: string): unknown[] {
  if (typeof value === 'number') return [Math.round(value * 1.1) + 1, value + 1, value - 1];
  if (typeof value !== 'string') return [];
  if (/^\d{4}-\d\d-\d\d$/.test(value)) {
    // An article cannot have been updated in the future.
    const day = Date.parse(value) + (key.endsWith('updated') ? -WEEK : WEEK);
    return [new Date(day).toISOString().slice(0, 10)];
  }
  if (/^\+?[\d\s()/–-]{6,}$/.test(value)) return [value.replace(/\d{2}$/, '77')];
  if (/^\w\S*@\S+$/.test(value)) return [`neu.${value}`];
  if (/^https:\S+$/.test(value)) return [value.replace('https://', 'https://neu.')];
  if (!isRead(value)) return [];
  const texts = otherLengths(value);
  return numberOf(key) % 2 === 0 ? texts : texts.reverse();
}
