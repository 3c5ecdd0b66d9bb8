import { describe, expect, test } from 'vitest';
import { keepRules } from '../../scripts/build/css.ts';
import { dropUnusedProperties, dropUnusedStyles } from '../../scripts/build/styles.ts';

describe('keepRules', () => {
  test('keeps rules in the groups they stand in, and no empty group', () => {
    const css =
      '@layer a,b;@layer a{.x{top:0}@media (width>1px){.y{top:1px}.x{top:2px}}}@layer b{.y{top:0}}';
    expect(keepRules(css, (prelude) => prelude !== '.y')).toBe(
      '@layer a,b;@layer a{.x{top:0}@media (width>1px){.x{top:2px}}}',
    );
  });

  test('reads over braces in strings and leaves out a refused group as a whole', () => {
    const css = '.x{content:"}"}@media print{.x{content:"\\"{"}}.z{top:0}';
    expect(keepRules(css, (prelude) => prelude !== '@media print')).toBe(
      '.x{content:"}"}.z{top:0}',
    );
  });
});

describe('dropUnusedStyles', () => {
  const plain = (css: string) => `<style>${css}</style><p class="a astro-usedused">`;
  const page = (css: string) => `${plain(css)}<astro-island>`;

  test('takes out what no element of the page can match', () => {
    const css = '.a.astro-usedused{top:0}.b.astro-otherone{top:0}.c{top:0}:root{top:0}';
    expect(dropUnusedStyles(page(css))).toBe(page('.a.astro-usedused{top:0}.c{top:0}:root{top:0}'));
  });

  test('keeps a rule of which one selector may match, and what is only excluded', () => {
    const css = '.b.astro-otherone,.a.astro-usedused{top:0}p:not(.astro-otherone){top:0}';
    expect(dropUnusedStyles(page(css))).toBe(page(css));
  });

  test('takes out classes that a page without scripts for elements does not have', () => {
    const css = '.c{top:0}.a .c,.a{top:0}.early .a{top:0}.a:not(.c){top:0}';
    expect(dropUnusedStyles(plain(css))).toBe(
      plain('.a .c,.a{top:0}.early .a{top:0}.a:not(.c){top:0}'),
    );
    expect(dropUnusedStyles(page(css))).toBe(page(css));
    const later = `${plain(css)}<div data-module="/x.js">`;
    expect(dropUnusedStyles(later)).toBe(later);
  });
});

describe('dropUnusedProperties', () => {
  const css =
    ':root{--gap:1rem;--half:calc(var(--gap)/2);--ink:#000;--brief:red}p{--row:1;top:var(--ink)}';

  test('takes out what nothing reads, and what only that had read', () => {
    expect(dropUnusedProperties(`<style>${css}</style>`)).toBe(
      '<style>:root{--ink:#000;}p{top:var(--ink)}</style>',
    );
  });

  test('leaves a page with islands as it is: their scripts bring styles that read more', () => {
    const page = `<style>${css}</style><astro-island></astro-island>`;
    expect(dropUnusedProperties(page)).toBe(page);
  });
});
