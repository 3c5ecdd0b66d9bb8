const QUESTION = /<Frage\s+frage="([^"]+)">([^]*?)<\/Frage>/g;

/** Plain text of Markdown, in one line. */
const plainText = (markdown: string) =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]+/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The questions and answers of an article.
 *
 * @param body the article's MDX
 */
export const questionsIn = (body: string): { question: string; answer: string }[] =>
  [...body.matchAll(QUESTION)].map(([, question = '', answer = '']) => ({
    question,
    answer: plainText(answer),
  }));
