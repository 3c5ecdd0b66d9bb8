/**
 * The elements of the form that say what became of a request. The island marks them; on a page without script
 * the Function fills in the same ones (answer-page.ts).
 */
export const ANSWER_PARTS = [
  ...(['sent', 'sentHeading', 'reference', 'next', 'confirmation', 'kept'] as const),
  ...(['stamp', 'stampTime', 'summary', 'failure', 'failureTitle', 'failureText'] as const),
  ...(['wordsKept', 'wordsLost', 'reach', 'fallback', 'fallbackMail', 'fallbackText'] as const),
] as const;
type AnswerPart = (typeof ANSWER_PARTS)[number];

/** The attribute of an element that is a part. */
export const part = (name: AnswerPart) => ({ 'data-answer-part': name });

/** The selector of a part's elements. */
export const partSelector = (name: AnswerPart): string => `[data-answer-part="${name}"]`;
