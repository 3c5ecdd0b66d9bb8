import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { annotate, formatProblems, type Problem, refuse } from '../../src/lib/build/problems.ts';
import { readSite } from '../built-site.ts';
import { followLinks } from '../links.ts';
import { pictureProblems, portraitProblems } from '../picture-checks.ts';
import { readPublication } from '../publication.ts';
import { weighSite } from '../weights.ts';

/** The codes of problems that are only noted. GitHub shows each of them beside its line. */
const NOTES = ['picture_focus', 'picture_licence', 'picture_political'];

/**
 * Reports the problems of a built site.
 *
 * @param warn gets the messages about problems that do not stop the build
 * @throws if a problem stops the build: a dead link, or a weight far above its budget
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

/**
 * Checks the links, the weights and the pictures of each build. Without this integration dead links would be published.
 *
 * @param address of the published site; links to it count as links within the site
 */
export const checkSite = (address: string): AstroIntegration => ({
  name: 'check-site',
  hooks: {
    'astro:build:done': ({ dir, logger }) => {
      const site = readSite(fileURLToPath(dir));
      const publication = readPublication('.');
      reportProblems(
        [
          ...portraitProblems(publication),
          ...weighSite(site),
          ...pictureProblems(publication),
          ...followLinks('.', site, new URL(address).origin),
        ],
        (text) => logger.warn(text),
      );
    },
  },
});
