import { describe, expect, test } from 'vitest';
import { keepRules } from '../../scripts/build/css.ts';
import {
  dropUnusedProperties,
  dropUnusedRules,
  putStyles,
  shortenProperties,
  shortenScopes,
  takeStyles,
} from '../../scripts/build/styles.ts';

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

describe('takeStyles', () => {
  const apart = '<title>x</title><style></style><p></p>';

  test('joins all styles in their order, to go where the first stood', () => {
    const page = '<title>x</title><style>@layer a,b;</style><p></p><style>@layer b{}</style>';
    expect(takeStyles(page)).toEqual({ html: apart, css: '@layer a,b;@layer b{}' });
  });

  test('putStyles puts them there, whatever is in them', () => {
    const css = '.a{content:"$&$1"}';
    expect(putStyles({ html: apart, css })).toBe(
      '<title>x</title><style>.a{content:"$&$1"}</style><p></p>',
    );
    expect(putStyles(takeStyles('<p></p>'))).toBe('<p></p>');
  });
});

describe('dropUnusedRules', () => {
  const plain = '<style></style><p class="a astro-usedused">';
  const islands = `${plain}<astro-island>`;
  const left = (html: string, css: string) => dropUnusedRules({ html, css }).css;

  test('takes out what no element of the page can match', () => {
    const css = '.a.astro-usedused{top:0}.b.astro-otherone{top:0}.c{top:0}:root{top:0}';
    expect(left(islands, css)).toBe('.a.astro-usedused{top:0}.c{top:0}:root{top:0}');
  });

  test('keeps a rule of which one selector may match, and what is only excluded', () => {
    const css = '.b.astro-otherone,.a.astro-usedused{top:0}p:not(.astro-otherone){top:0}';
    expect(left(islands, css)).toBe(css);
  });

  test('takes out classes that a page without scripts for elements does not have', () => {
    const css = '.c{top:0}.a .c,.a{top:0}.early .a{top:0}.a:not(.c){top:0}';
    expect(left(plain, css)).toBe('.a .c,.a{top:0}.early .a{top:0}.a:not(.c){top:0}');
    expect(left(islands, css)).toBe(css);
    expect(left(`${plain}<div data-module="/x.js">`, css)).toBe(css);
  });

  test('tells pages apart that share their styles', () => {
    const css = '.a{top:0}.b{top:0}';
    expect(left('<p class="b">', css)).toBe('.b{top:0}');
    expect(left('<p class="a"><p class="a b">', css)).toBe(css);
  });
});

describe('shortenScopes', () => {
  test('gives the same scope the same name in markup and styles', () => {
    const page = { css: '.a.astro-abcd1234{}', html: '<p class="a astro-abcd1234">' };
    expect(shortenScopes(page)).toEqual({ css: '.a.s0{}', html: '<p class="a s0">' });
  });

  test('keeps scopes apart', () => {
    const page = { css: 'astro-abcd1234', html: 'astro-efgh5678 astro-abcd1234' };
    expect(shortenScopes(page)).toEqual({ css: 's0', html: 's1 s0' });
  });

  test('leaves the elements and events of islands alone', () => {
    const html = '<astro-island></astro-island>"astro:hydrate" astro-slot astro-static-slot';
    expect(shortenScopes({ html, css: '' }).html).toBe(html);
  });
});

describe('dropUnusedProperties', () => {
  const css =
    ':root{--gap:1rem;--half:calc(var(--gap)/2);--ink:#000;--brief:red}p{--row:1;top:var(--ink)}';

  test('takes out what nothing reads, and what only that had read', () => {
    expect(dropUnusedProperties({ html: '', css }).css).toBe(':root{--ink:#000;}p{top:var(--ink)}');
  });

  test('leaves a page with islands as it is: their scripts bring styles that read more', () => {
    expect(dropUnusedProperties({ html: '<astro-island></astro-island>', css }).css).toBe(css);
  });
});

describe('shortenProperties', () => {
  const css =
    ':root{--gap:1rem;--gap-wide:2rem}.a--b{top:var(--gap)}p{gap:var(--gap-wide)}ol{timeline-scope:--read}i{animation-timeline:--read}';

  test('gives each name a short one, wherever the styles have it', () => {
    expect(shortenProperties({ html: '<p class="a--b">', css }).css).toBe(
      ':root{--0:1rem;--1:2rem}.a--b{top:var(--0)}p{gap:var(--1)}ol{timeline-scope:--2}i{animation-timeline:--2}',
    );
  });

  test.each([
    '<astro-island></astro-island>',
    '<form data-module="/x.js">',
    '<script type="module" src="/x.js"></script>',
    '<script>style.getPropertyValue("--gap")</script>',
    '<svg fill="var(--gap)">',
  ])('leaves them where something else may know them: %s', (html) => {
    expect(shortenProperties({ html, css }).css).toBe(css);
  });
});
