import { expect, test } from 'vitest';
import { styleProblems } from '../../../scripts/lint/styles.ts';

const problemsOf = (file: string, text: string) => styleProblems([{ file, text }]);

test.each([
  'padding: 0.6rem 0;',
  'margin-inline: calc(-1 * 0.8em);',
  'gap: 20px;',
  'font: 700 1.5rem / 1.2 var(--font);',
  'max-width: 34em;',
  'font-size: min(var(--display), 15.7vw);',
  'font-size: 22cqw;',
  'color: #11110f;',
  'border: 1px solid white;',
  'background: rgb(0 0 0 / 50%);',
  'color: lab(50% 0 0);',
  'border: 1px solid Silver;',
])('a value that is no token is refused with its line: %s', (declaration) => {
  const component = `<p>gap: 9px;</p>\n<style is:global>\n.a { & b {\n${declaration}\n} }\n</style>\n`;
  expect(problemsOf('src/A.astro', component)).toEqual([
    expect.stringContaining(`src/A.astro:4: ${declaration.slice(0, -1)}: take a token`),
  ]);
});

test.each([
  'padding: var(--space-3) 0 auto;',
  'margin: calc(-1 * var(--space-2)) 7% -2px;',
  'font-size: min(var(--size-h4), 8vw);',
  'font-size: 9pt;',
  'width: 3.7rem;',
  'color: var(--white);\nwhite-space: nowrap;',
  '/* own size: the word fills the grid */\nfont-size: 14.5rem;',
  '/* own colour: readers need black on white */\nfill: black;',
])('a value is accepted: %s', (declarations) => {
  expect(problemsOf('src/a.css', `.a {\n${declarations}\n}\n`)).toEqual([]);
});

test('a reason excuses the next declaration, and at the head of a sheet all of them', () => {
  const reason = '/* own size: a drawing */\n';
  const declarations = 'gap: 0.8em;\nmargin: 0.8em;\n';
  expect(problemsOf('src/a.css', `.a {\n${reason}${declarations}}\n`)).toHaveLength(1);
  expect(problemsOf('src/a.css', `${reason}.a {\n${declarations}}\n`)).toEqual([]);
});

test.each([
  ['size', 'color: #11110f;'],
  ['colour', 'gap: 0.8em;'],
])('a reason for an own %s does not excuse %s', (kind, declaration) => {
  const reason = `/* own ${kind}: a drawing */\n`;
  expect(problemsOf('src/a.css', `.a {\n${reason}${declaration}\n}\n`)).toHaveLength(1);
  expect(problemsOf('src/a.css', `${reason}.a {\n${declaration}\n}\n`)).toHaveLength(1);
});

const CARD = 'src/features/card/card.css';

test('a rule without a class is refused, also in a list', () => {
  expect(problemsOf(CARD, '@layer components { .card-row,\np { color: inherit } }')).toEqual([
    expect.stringContaining('names no class'),
  ]);
});

test.each(['.list:hover', '.list > .row', 'main > .list p + h2', 'main:has(.list)'])(
  'a class of another component is refused: %s',
  (selector) => {
    const owner = { file: 'src/styles/list.css', text: '.list::before { color: inherit }' };
    const other = { file: 'src/A.astro', text: `<style is:global>${selector} {}</style>` };
    expect(styleProblems([owner, other])).toEqual([
      'src/A.astro: .list is a class of src/styles: take a name of its own',
    ]);
  },
);

test('a class of another component of the same subject is refused', () => {
  const components = ['A', 'B'].map((name) => ({
    file: `src/features/card/${name}.astro`,
    text: '<style is:global>.card {}</style>',
  }));
  expect(styleProblems(components)).toEqual([expect.stringContaining('/B.astro: .card is')]);
});

test.each([
  [CARD, CARD, 'body:has(.card) {}'],
  [CARD, CARD, '[data-sheet] text {}'],
  [CARD, CARD, '@keyframes tick { from {} }'],
  [CARD, CARD, '.card { & p {} }'],
  [CARD, 'src/features/card/card-actions.css', '.card {}'],
])('a rule of %s is accepted in %s: %s', (first, second, rule) => {
  expect(styleProblems([first, second].map((file) => ({ file, text: rule })))).toEqual([]);
});

test('styles that Astro would scope are refused', () => {
  for (const tag of ['<style>', '<style lang="scss">'])
    expect(problemsOf('src/A.astro', `<p />\n${tag}\n.a {}\n</style>`)).toHaveLength(1);
});

test('styles of a page itself are refused', () => {
  const styles = '<style is:global>\n.a {}\n</style>';
  expect(problemsOf('src/pages/a.astro', styles)).toHaveLength(1);
  expect(problemsOf('src/features/card/A.astro', styles)).toEqual([]);
});
