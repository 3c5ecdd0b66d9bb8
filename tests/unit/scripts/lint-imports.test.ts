import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import imports from '../../../scripts/lint/imports.ts';

/** The messages of the lint about a file with one line. */
const problemsOf = (filename: string, line: string): string[] =>
  new Linter()
    .verify(
      line,
      {
        files: ['**/*.{astro,ts,tsx}'],
        plugins: { house: { rules: { imports } } },
        rules: { 'house/imports': 'error' },
      },
      { filename },
    )
    .map(({ message }) => message);

test.each([
  ['src/components/ui/New.tsx', "import '../../lib/build/files.ts';", 'Only the build may import'],
  [
    'src/lib/browser/new.ts',
    "import '../../content-reader/read/mdx.ts';",
    'Only the build may import',
  ],
  ['src/features/contact/mail/new.ts', "import '../schema.ts';", 'Only the build may import'],
  ['functions/new.ts', "import '../src/features/team/schema.ts';", 'Only the build may import'],
  ['src/lib/new.ts', "import '../features/card/card.ts';", 'Imports go down'],
  ['src/features/card/new.ts', "import '../team/schema.ts';", 'card imports team'],
  ['src/pages/new.ts', "export * from '../../scripts/weights.ts';", 'Nothing that is delivered'],
  ['src/lib/time.ts', "import('./day.ts');", 'A circle'],
  // card.ts imports a type from this file.
  ['src/features/card/schema.ts', "import './card.ts';", 'A circle'],
  ['src/features/card/new.ts', "import '../../content/kontakt.json';", 'by contentOf'],
  ['src/features/card/new.ts', "import '../../content/team.json';", 'by contentOf'],
  ['src/content-reader/content-files.ts', "import { join } from 'node:path';", 'runs in a browser'],
  ['src\\lib\\new.ts', "import '../features/card/card.ts';", 'Imports go down'],
])('in %s the lint refuses %s', (file, line, problem) => {
  expect(problemsOf(file, line)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  ['src/features/card/New.astro', "import '../../lib/build/content.ts';"],
  ['src/features/card/New.tsx', "import '../../lib/qr.ts';"],
  ['src/features/legal/new.ts', "import '../contact/words.ts';"],
  ['src/features/contact/new.ts', "import '../../content/kontakt.json';"],
  ['src/components/ui/New.tsx', "import '../../content/site.json';"],
  ['src/content-reader/reader.ts', "import { join } from 'node:path';"],
])('in %s the lint accepts %s', (file, line) => {
  expect(problemsOf(file, line)).toEqual([]);
});
