import astro from 'eslint-plugin-astro';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** From the top of the house down: a folder of src/ imports from its own floor and those below. */
const FLOORS = [
  ['pages'],
  ['layouts'],
  ['components'],
  ['islands'],
  ['features'],
  ['config', 'schemas', 'stores', 'lib'],
];

/** Nothing that is delivered imports from the tools around it. */
const OUTSIDE = '^(?:\\.\\./)+(?:scripts|tests)/';
const MESSAGE = 'Imports go down: pages → layouts → components → islands → features → the rest.';

/** Every way to import: the rule knows declarations, the selector what is imported on demand. */
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

/** Of ESLint's own recommended rules, those that TypeScript does not already cover. */
const CORE_RULES = [
  ...['eqeqeq', 'no-async-promise-executor', 'no-case-declarations', 'no-cond-assign'],
  ...['no-constant-binary-expression', 'no-constant-condition', 'no-control-regex', 'no-debugger'],
  ...['no-empty', 'no-empty-character-class', 'no-empty-pattern', 'no-irregular-whitespace'],
  ...['no-loss-of-precision', 'no-misleading-character-class', 'no-prototype-builtins'],
  ...['no-regex-spaces', 'no-self-assign', 'no-sparse-arrays', 'no-unsafe-finally'],
  ...['no-unsafe-optional-chaining', 'no-useless-backreference', 'no-useless-catch'],
  ...['no-useless-escape', 'use-isnan'],
];

function inSource(folders) {
  return `^(?:\\.\\./)+(?:src/)?(?:${folders.join('|')})/`;
}

const floors = FLOORS.map((folders, floor) => {
  const above = FLOORS.slice(0, floor).flat();
  const files = folders.map((folder) => `src/${folder}/**`);
  return forbid(files, above.length > 0 ? [inSource([...above, 'functions']), OUTSIDE] : [OUTSIDE]);
});

export default defineConfig(
  { ignores: ['dist/', '.astro/', '.wrangler/', 'node_modules/', 'test-results/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.recommended,
  tseslint.configs.stylistic,
  astro.configs.recommended,
  {
    rules: {
      ...Object.fromEntries(CORE_RULES.map((rule) => [rule, 'error'])),
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      // An underscore says "left out on purpose", as in `const { secret: _, ...rest } = settings`.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      // An arrow function that does nothing is an answer, as in `.catch(() => {})`.
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
      // The tests' and tools' records read better with the index type written out.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
    },
  },
  ...floors,
  // The edge runs features; what draws pages has no business there.
  forbid(['functions/**'], [inSource(['pages', 'layouts', 'components', 'islands']), OUTSIDE]),
);
