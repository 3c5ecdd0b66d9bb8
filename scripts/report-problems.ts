import { annotate, formatProblems, type Problem, refuse } from '../src/content-reader/problems.ts';

/** The codes of problems that are only noted. GitHub shows each of them beside its line. */
const NOTES: readonly Problem['code'][] = ['picture_focus', 'picture_licence', 'picture_political'];

/**
 * Reports the problems of a built site, and stops the build at the end: links that lead nowhere, pictures without a
 * licence, pages and fonts above their budget.
 *
 * @param warn gets the messages that do not stop the build
 * @throws if a link leads nowhere, or something is far above its budget
 */
export function reportProblems(problems: readonly Problem[], warn: (text: string) => void): void {
  const notes = problems.filter(({ code }) => NOTES.includes(code));
  annotate('warning', notes);
  if (notes.length > 0) warn(formatProblems(notes, ['ein Hinweis', 'Hinweise']));
  // Weights are noted in the log alone, because an editor who changes a word of another page need not mend it.
  const weights = problems.filter(({ code }) => code === 'weight');
  if (weights.length > 0) warn(weights.map(({ file, text }) => `${file}: ${text}`).join('\n'));
  refuse(problems.filter((each) => !notes.includes(each) && !weights.includes(each)));
}
