import { describe, expect, it } from 'vitest';
import { scaleProblems } from '../../../scripts/lint/scale.ts';

const problemsOf = (declarations: string) =>
  scaleProblems('src/a.css', `a {\n${declarations}\n}\n`);

describe('check of the styles', () => {
  it.each([
    'padding: 0.6rem 0;',
    'margin-inline: calc(-1 * 0.8em);',
    'gap: 20px;',
    'font: 700 1.5rem / 1.2 var(--font);',
    'line-height: 1.3;',
    'font-stretch: 66%;',
    'max-width: 34em;',
  ])('refuses %s', (declaration) => {
    expect(problemsOf(declaration)).toEqual([
      expect.stringContaining(`src/a.css:2: ${declaration.slice(0, -1)} is not on the scale: `),
    ]);
  });

  it.each([
    'padding: var(--space-3) 0 auto;',
    'margin: calc(-1 * var(--space-2)) 7% -2px;',
    'font-size: min(var(--size-h4), 8vw);',
    'font-size: 9pt;',
    'width: 3.7rem;',
    '/* own size: the word fills the grid */\nfont-size: 14.5vw;',
  ])('accepts %s', (declaration) => {
    expect(problemsOf(declaration)).toEqual([]);
  });

  it('reads the styles of a component and counts its lines', () => {
    const component = '<p>gap: 1px;</p>\n<style>\n  a {\n    gap: 0.6rem;\n  }\n</style>\n';
    expect(scaleProblems('src/A.astro', component)).toEqual([
      'src/A.astro:4: gap: 0.6rem is not on the scale: --space-…, --gap, --block, --pad, --sec',
    ]);
  });
});
