/**
 * The elements of the form that say what became of a request. The island marks them; on a page without script
 * the Function fills in the same ones (answer-page.ts).
 */
type AnswerPart =
  | ('sent' | 'sentHeading' | 'reference' | 'next' | 'confirmation' | 'kept')
  | ('stamp' | 'stampTime' | 'summary' | 'failure' | 'failureTitle' | 'failureText')
  | ('wordsKept' | 'wordsLost' | 'reach' | 'fallback' | 'fallbackMail' | 'fallbackText');

/** The attribute of an element that is a part. */
export const part = (name: AnswerPart) => ({ 'data-answer-part': name });

/** The selector of a part's elements. */
export const partSelector = (name: AnswerPart): string => `[data-answer-part="${name}"]`;
