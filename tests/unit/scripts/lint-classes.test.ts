import { describe, expect, it } from 'vitest';
import { classProblems } from '../../../scripts/lint/classes.ts';

const sheet = (file: string, rule: string) => {
  const css = `@layer components {\n  ${rule} color: red } } }`;
  return { file, text: file.endsWith('.css') ? css : `<style is:global>${css}</style>` };
};

describe('check of the classes', () => {
  it('refuses a rule without a class, also in a list', () => {
    expect(classProblems([sheet('src/features/card/card.css', '.card-row,\n  p {')])).toEqual([
      expect.stringContaining('names no class'),
    ]);
  });

  it.each([
    'body:has(.card) {',
    '[data-sheet] text {',
    '@keyframes tick { from {',
    '.card { & p {',
  ])('accepts %s', (rule) => {
    expect(classProblems([sheet('src/features/card/card.css', rule)])).toEqual([]);
  });

  it.each([
    ['src/components/ui/Envelope.astro', 'src/features/contact/Card.astro', '.envelope:hover {'],
    ['src/styles/list.css', 'src/components/site/Menu.astro', '.list::before {'],
  ])('refuses a class of %s in %s', (first, second, rule) => {
    expect(classProblems([sheet(first, rule), sheet(second, rule)])).toEqual([
      expect.stringMatching(`^${second}: \\.\\w+ is a class of `),
    ]);
  });

  it.each([
    ['src/features/card/card.css', 'src/features/card/card-actions.css', '.card {'],
    ['src/styles/list.css', 'src/features/articles/Plattform.astro', '.list > .platform {'],
  ])('accepts a rule of %s in %s', (first, second, rule) => {
    expect(classProblems([sheet(first, rule), sheet(second, rule)])).toEqual([]);
  });

  it('refuses styles that Astro would scope', () => {
    const component = (tag: string) => [{ file: 'src/A.astro', text: `<p />\n<${tag}>\n</style>` }];
    expect(classProblems(component('style'))).toHaveLength(1);
    expect(classProblems(component('style is:global'))).toEqual([]);
  });
});
