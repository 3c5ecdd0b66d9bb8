import { basename, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import {
  annotate,
  formatProblems,
  type Place,
  type Problem,
  problem,
} from '../../src/lib/problems.ts';
import { type Checkout, contentFiles, openCheckout } from '../launch/checkout.ts';
import { RECORD, unlicensedPictures } from '../launch/pictures.ts';

/** Where the content names a picture first, else the record in which it is missing. */
function placeOf(checkout: Checkout, picture: string): Place {
  for (const file of contentFiles(checkout)) {
    const name = file.endsWith('.mdx') ? `/${basename(picture)}` : `"${parse(picture).name}"`;
    const lines = checkout.text(file).split('\n');
    const index = lines.findIndex((line) => line.includes(name));
    if (index !== -1) return { file, line: index + 1 };
  }
  return { file: RECORD };
}

/** Pictures of a project of which nobody has written down whose they are. */
function pictureProblems(root: string): Problem[] {
  const checkout = openCheckout(root, {}, undefined);
  return unlicensedPictures(checkout).map((picture) =>
    problem(placeOf(checkout, picture), 'picture_licence', picture, RECORD),
  );
}

/** Warns of pictures without a licence, which the launch check refuses. */
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
