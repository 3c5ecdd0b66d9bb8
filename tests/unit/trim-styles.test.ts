import { describe, expect, test } from 'vitest';
import { splitRules } from '../../scripts/build/css.ts';
import { dropUnusedStyles, splitAtFold } from '../../scripts/build/styles.ts';

describe('splitRules', () => {
  test('keeps both parts in the groups they stand in', () => {
    const css = '@layer a,b;@layer a{.x{top:0}@media (width>1px){.y{top:1px}.x{top:2px}}}';
    expect(splitRules(css, (prelude) => prelude !== '.y')).toEqual([
      '@layer a,b;@layer a{.x{top:0}@media (width>1px){.x{top:2px}}}',
      '@layer a{@media (width>1px){.y{top:1px}}}',
    ]);
  });

  test('reads over braces in strings and takes a refused group as a whole', () => {
    const css = '.x{content:"}"}@media print{.x{content:"\\"{"}}.z{top:0}';
    expect(splitRules(css, (prelude) => prelude !== '@media print')).toEqual([
      '.x{content:"}"}.z{top:0}',
      '@media print{.x{content:"\\"{"}}',
    ]);
  });
});

describe('dropUnusedStyles', () => {
  const page = (css: string) => `<style>${css}</style><p class="a astro-usedused">`;

  test('takes out what no element of the page can match', () => {
    const css = '.a.astro-usedused{top:0}.b.astro-otherone{top:0}.c{top:0}:root{top:0}';
    expect(dropUnusedStyles(page(css))).toBe(page('.a.astro-usedused{top:0}.c{top:0}:root{top:0}'));
  });

  test('keeps a rule of which one selector may match, and what is only excluded', () => {
    const css = '.b.astro-otherone,.a.astro-usedused{top:0}p:not(.astro-otherone){top:0}';
    expect(dropUnusedStyles(page(css))).toBe(page(css));
  });
});

describe('splitAtFold', () => {
  const css = '@media print{.top{top:0}}.top{top:1px}.top:hover{top:2px}.low{top:3px}p{top:4px}';
  const body = '<h1 class="top"><dialog class="low"></dialog>';

  test('leaves what is above the fold its styles and asks for the others there', () => {
    let published = '';
    const html = `<style>${css}</style>${body}<!--fold--><p class="low">`;
    const split = splitAtFold(html, (rest) => {
      published = rest;
      return '/rest.css';
    });
    expect(split).toBe(
      `<style>.top{top:1px}p{top:4px}</style>${body}<link rel="stylesheet" href="/rest.css"><p class="low">`,
    );
    expect(published).toBe('@media print{.top{top:0}}.top:hover{top:2px}.low{top:3px}');
  });

  test('leaves a page without a fold alone', () => {
    const html = `<style>${css}</style>${body}`;
    expect(splitAtFold(html, () => '')).toBe(html);
  });
});
