import { basename, parse, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import {
  annotate,
  formatProblems,
  type Place,
  type Problem,
  problem,
} from '../../src/content-reader/problems.ts';
import { type Checkout, contentFiles, openCheckout } from '../launch/checkout.ts';
import { forbiddenPictures, RECORD, unlicensedPictures } from '../launch/pictures.ts';

/**
 * Where the content names a picture first, else the record in which it is missing. An article's pictures
 * are in a folder with its name; all others the content names without folder and ending.
 */
function placeOf(checkout: Checkout, picture: string): Place {
  const article = `${posix.dirname(picture)}.mdx`;
  const isOwn = checkout.files.includes(article);
  const name = isOwn ? `/${basename(picture)}` : `"${parse(picture).name}"`;
  for (const file of isOwn ? [article] : contentFiles(checkout)) {
    const lines = checkout.text(file).split('\n');
    const index = lines.findIndex((line) => line.includes(name));
    if (index !== -1) return { file, line: index + 1 };
  }
  return { file: RECORD };
}

/** Pictures of a project that the launch check refuses. */
function pictureProblems(root: string): Problem[] {
  const checkout = openCheckout(root, {}, undefined);
  const about = (pictures: readonly string[], code: 'picture_licence' | 'picture_political') =>
    pictures.map((picture) => problem(placeOf(checkout, picture), code, picture, RECORD));
  return [
    ...about(unlicensedPictures(checkout), 'picture_licence'),
    ...about(forbiddenPictures(checkout), 'picture_political'),
  ];
}

/** Warns of pictures without a licence for political use, which the launch check refuses. */
export function checkPictures(): AstroIntegration {
  let root = '';
  return {
    name: 'check-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': ({ logger }) => {
        const found = pictureProblems(root);
        if (found.length === 0) return;
        annotate('warning', found);
        logger.warn(formatProblems(found, ['ein Hinweis', 'Hinweise']));
      },
    },
  };
}
