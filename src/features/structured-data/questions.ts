const QUESTION = /<Frage\s+frage="([^"]+)">([^]*?)<\/Frage>/g;

/** Markdown as it reads: links by their words, without marks of emphasis, in one line. */
const words = (markdown: string) =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]+/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Questions and answers in an article's text, as written by its editor. */
export const questionsIn = (body: string): { question: string; answer: string }[] =>
  [...body.matchAll(QUESTION)].map(([, question = '', answer = '']) => ({
    question,
    answer: words(answer),
  }));
