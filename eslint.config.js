import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import imports from './scripts/lint/imports.ts';

export default defineConfig(
  {
    ignores: ['dist/', '**/.astro/', '.wrangler/', 'node_modules/', 'test-results/', '.second/'],
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
      // An underscore marks a variable that is not used on purpose: `const { secret: _, ...rest } = settings`.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      // An empty arrow function is written on purpose: `.catch(() => {})`.
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
      // A fixture of Vitest names the fixtures that it needs in braces, and some need none: `({}, …)`.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    // A promise that nobody awaits hides its error, and a request could be lost.
    files: ['{functions,scripts,src,tests,workers}/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  {
    files: ['src/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['tests/e2e/**', 'tests/fixtures/**', 'tests/support/*.ts'],
    // These files read data that only the source has: content, fields of a request, dialled numbers, settings.
    ignores: ['tests/support/{content,empty-project,contact,vcard,site}.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/src/**'],
              allowTypeImports: true,
              message:
                'A browser test knows what a visitor sees: write a literal, read it from the page, or ask tests/support/content.ts.',
            },
          ],
        },
      ],
    },
  },
  { plugins: { house: { rules: { imports } } }, rules: { 'house/imports': 'error' } },
);
