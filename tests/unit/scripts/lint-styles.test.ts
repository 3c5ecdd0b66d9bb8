import { expect, test } from 'vitest';
import { classProblems, colourProblems, sizeProblems } from '../../../scripts/lint/styles.ts';

const sizesOf = (declarations: string) =>
  sizeProblems({ file: 'src/a.css', text: `a {\n${declarations}\n}\n` });

test.each([
  'padding: 0.6rem 0;',
  'margin-inline: calc(-1 * 0.8em);',
  'gap: 20px;',
  'font: 700 1.5rem / 1.2 var(--font);',
  'max-width: 34em;',
])('a size beside the scale is refused: %s', (declaration) => {
  expect(sizesOf(declaration)).toEqual([
    expect.stringContaining(`src/a.css:2: ${declaration.slice(0, -1)} is not on the scale: `),
  ]);
});

test.each([
  'padding: var(--space-3) 0 auto;',
  'margin: calc(-1 * var(--space-2)) 7% -2px;',
  'font-size: min(var(--size-h4), 8vw);',
  'font-size: 9pt;',
  'padding: 7cqi 12%;',
  'width: 3.7rem;',
  '/* own size: the word fills the grid */\nfont-size: 14.5vw;\ngap: 0.8em;',
])('a size is accepted: %s', (declaration) => {
  expect(sizesOf(declaration)).toEqual([]);
});

test('the styles of a component are read, and its lines are counted', () => {
  const text = '<p>gap: 1px;</p>\n<style>\n  a {\n    gap: 0.6rem;\n  }\n</style>\n';
  expect(sizeProblems({ file: 'src/A.astro', text })).toEqual([
    'src/A.astro:4: gap: 0.6rem is not on the scale: --space-…, --gap, --block, --pad, --sec',
  ]);
});

const sheet = (file: string, rule: string) => {
  const open = `@layer components {\n  ${rule} color: red`;
  const css = open + '}'.repeat(open.split('{').length - 1);
  return { file, text: file.endsWith('.css') ? css : `<style is:global>${css}</style>` };
};

const CARD = 'src/features/card/card.css';

test('a rule without a class is refused, also in a list', () => {
  expect(classProblems([sheet(CARD, '.card-row,\n  p {')])).toEqual([
    expect.stringContaining('names no class'),
  ]);
});

test.each([
  ['src/components/ui/Envelope.astro', 'src/features/contact/Card.astro', '.envelope:hover {'],
  ['src/styles/list.css', 'src/components/site/Menu.astro', '.list::before {'],
])('a class of %s is refused in %s', (first, second, rule) => {
  expect(classProblems([sheet(first, rule), sheet(second, rule)])).toEqual([
    expect.stringMatching(`^${second}: \\.\\w+ is a class of `),
  ]);
});

test.each([
  [CARD, CARD, 'body:has(.card) {'],
  [CARD, CARD, '[data-sheet] text {'],
  [CARD, CARD, '@keyframes tick { from {'],
  [CARD, CARD, '.card { & p {'],
  [CARD, 'src/features/card/card-actions.css', '.card {'],
  ['src/styles/list.css', 'src/features/articles/Plattform.astro', '.list > .platform {'],
])('a rule of %s is accepted in %s: %s', (first, second, rule) => {
  expect(classProblems([sheet(first, rule), sheet(second, rule)])).toEqual([]);
});

test('styles that Astro would scope are refused', () => {
  const component = (tag: string) => [{ file: 'src/A.astro', text: `<p />\n<${tag}>\n</style>` }];
  expect(classProblems(component('style'))).toHaveLength(1);
  expect(classProblems(component('style is:global'))).toEqual([]);
});

test.each([
  ['a.css', '  color: #11110f;'],
  ['a.css', '  border: 1px solid white;'],
  ['a.css', '  background: rgb(0 0 0 / 50%);'],
  ['a.ts', "const INK = '#11110f80';"],
  ['a.astro', 'style="stroke: %2311110f"'],
])('a raw colour is refused: %s, %s', (file, line) => {
  expect(colourProblems({ file, text: `first\n${line}` })).toEqual([
    expect.stringContaining(`${file}:2: `),
  ]);
});

test.each([
  ['a.css', '/* own colour: readers need black on white */\n  fill: black;'],
  ['a.ts', "  color: var(--ink);\n  white-space: nowrap;\n  const at = '#faq';"],
  ['a.ts', "context.fillStyle = '#fff';"],
])('a colour with a reason, a look-alike and a canvas are accepted: %s', (file, text) => {
  expect(colourProblems({ file, text })).toEqual([]);
});
