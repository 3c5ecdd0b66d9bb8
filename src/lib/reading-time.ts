/** Words that people read per minute in a text they want to understand, a common rule of thumb. */
const WORDS_PER_MINUTE = 200;

/** Minutes to read an article, rounded, at least one. `body` is MDX: what tags say is read too. */
export function readingMinutes(body: string): number {
  const text = body.replace(/<\/?[A-Z]\w*|\w+=|[{}>"]|\]\([^)]*\)/g, ' ');
  const words = text.match(/[\p{L}\p{N}]+[\p{L}\p{N}\u00ad.,/–-]*/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
