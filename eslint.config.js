import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Layers from the top down: a folder of src/ imports from its own layer and those below. */
const LAYERS = [
  ['pages'],
  ['layouts'],
  ['components'],
  ['islands'],
  ['features'],
  ['config', 'schemas', 'stores', 'lib', 'content-reader'],
];

/** Nothing that is delivered imports from the tools around it. */
const OUTSIDE = '^(?:\\.\\./)+(?:scripts|tests)/';
const MESSAGE = 'Imports go down: pages → layouts → components → islands → features → the rest.';

/** Forbids imports by pattern: the rule sees declarations, the selector dynamic imports. */
function forbid(files, patterns) {
  return {
    files,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: patterns.map((regex) => ({ regex, message: MESSAGE })) },
      ],
      'no-restricted-syntax': [
        'error',
        ...patterns.map((regex) => ({
          selector: `ImportExpression > Literal[value=/${regex.replaceAll('/', '\\/')}/]`,
          message: MESSAGE,
        })),
      ],
    },
  };
}

function inSource(folders) {
  return `^(?:\\.\\./)+(?:src/)?(?:${folders.join('|')})/`;
}

const layers = LAYERS.map((folders, layer) => {
  const above = LAYERS.slice(0, layer).flat();
  const files = folders.map((folder) => `src/${folder}/**`);
  return forbid(files, above.length > 0 ? [inSource([...above, 'functions']), OUTSIDE] : [OUTSIDE]);
});

export default defineConfig(
  {
    ignores: [
      'dist/',
      '**/.astro/',
      '.wrangler/',
      'node_modules/',
      'test-results/',
      '.second/',
      '.third/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.recommended,
  tseslint.configs.stylistic,
  astro.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      // TypeScript knows which globals there are.
      'no-undef': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      // An underscore marks what is left out on purpose: `const { secret: _, ...rest } = settings`.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      // Empty arrow functions are meant: `.catch(() => {})`.
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
      // Vitest's fixtures begin with the names of those that they need, or with none: `({}, …)`.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      // The tests' and tools' records read better with the index type written out.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
    },
  },
  ...layers,
  // The Function runs features and nothing that renders pages.
  forbid(['functions/**'], [inSource(['pages', 'layouts', 'components', 'islands']), OUTSIDE]),
);
