/**
 * A text with a sentence on a line at its end, or without it where it has it already. The rest stays as it
 * is.
 */
export function toggleSentence(text: string, sentence: string): string {
  const start = text.indexOf(sentence);
  if (start < 0)
    return text === '' || text.endsWith('\n') ? text + sentence : `${text}\n${sentence}`;
  const before = text.slice(0, start);
  const after = text.slice(start + sentence.length);
  // Its line goes, too.
  if (after.startsWith('\n') && (before === '' || before.endsWith('\n')))
    return before + after.slice(1);
  return after === '' && before.endsWith('\n') ? before.slice(0, -1) : before + after;
}
