import { describe, expect, test } from 'vitest';
import {
  deferScripts,
  leadWithPolicy,
  lightenIslands,
  mergeScripts,
  narrowPolicy,
  trimPage,
} from '../../scripts/build/pages.ts';

const hashOfA = "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='";

describe('mergeScripts', () => {
  test('runs all scripts in their order, each in its own scope and modules last', () => {
    const page = `<script type="module">var e=2;globalThis.seen.push(e)</script>
      <script>var e=1;globalThis.seen=[e]</script><p></p>
      <script type="module">var e=3;globalThis.seen.push(e)</script><i></i></body>`;
    const merged = mergeScripts(page);
    expect(merged.match(/<script/g)).toHaveLength(1);
    expect(merged).toMatch(/<i><\/i><script.+<\/script><\/body>$/);
    const code = /<script type="module">([^]*)<\/script>/.exec(merged)?.[1] ?? '';
    new Function(code)();
    expect(globalThis).toHaveProperty('seen', [1, 2, 3]);
  });

  test('takes the scripts that Astro runs at once on a page with islands, but not one marked', () => {
    const now = '<script data-now>first()</script>';
    expect(mergeScripts(`${now}<script>a()</script><astro-island></astro-island></body>`)).toBe(
      `${now}<astro-island></astro-island><script type="module">a()</script></body>`,
    );
  });

  test('keeps what one script names out of the next, in as few bytes as that takes', () => {
    const page = [
      'let a=1;globalThis.seen=[a]',
      'var a=2;seen.push(a)',
      'for(let a of [3])seen.push(a)',
      'seen.push(typeof a)',
    ].map((code) => `<script type="module">${code}</script>`);
    const code = /module">([^]*)<\/script>/.exec(mergeScripts(`${page.join('')}</body>`))?.[1];
    expect(code).toBe(
      '{let a=1;globalThis.seen=[a]}(()=>{var a=2;seen.push(a)})();{for(let a of [3])seen.push(a)}seen.push(typeof a)',
    );
    new Function(`'use strict';${code}`)();
    expect(globalThis).toHaveProperty('seen', [1, 2, 3, 'undefined']);
  });

  test('leaves files, data and pages without a module alone', () => {
    const files =
      '<script type="module" src="/x.js"></script><script type="application/ld+json">{}</script>';
    expect(mergeScripts(files)).toBe(files);
    expect(mergeScripts('<script>a</script>')).toBe('<script>a</script>');
  });
});

test('a page without an end is refused, as its scripts would be lost', () => {
  expect(() => mergeScripts('<script type="module">a</script>')).toThrow('</body>');
});

describe('lightenIslands', () => {
  test('keeps the value that a browser reads', () => {
    const page = '<astro-island props="{&quot;a&quot;:&quot;It\'s &amp;quot; here&quot;}" ssr>';
    expect(lightenIslands(page)).toBe(
      '<astro-island props=\'{"a":"It&#39;s &amp;quot; here"}\' ssr>',
    );
  });
});

test('lightenIslands keeps what the directive of an island needs', () => {
  const page =
    '<astro-island uid="x1" opts="{&quot;name&quot;:&quot;Video&quot;,&quot;value&quot;:&quot;near&quot;}">';
  expect(lightenIslands(page)).toBe('<astro-island opts=\'{"value":"near"}\'>');
});

describe('deferScripts', () => {
  const script = '<script type="module">(()=>{run()})();</script>';

  test('puts the script of a page with islands into a file that waits for the first paint', () => {
    const published: string[] = [];
    const page = deferScripts(`<astro-island></astro-island>${script}</body>`, (code) => {
      published.push(code);
      return '/_astro/page.js';
    });
    expect(published).toEqual(['(()=>{run()})();']);
    expect(page).toContain('import("/_astro/page.js")');
    expect(page).not.toContain('run()');
  });

  test('leaves the script within a page without islands', () => {
    expect(deferScripts(script, () => '')).toBe(script);
  });

  test('lets a script in a file wait, beside what stays in the page', () => {
    const file = '<script type="module" src="/_astro/tabs.js"></script>';
    const page = deferScripts(`<body>${script}${file}</body>`, () => '');
    expect(page).toContain(
      '<script type="module">(()=>{run()})();;{const l=()=>{import("/_astro/tabs.js")}',
    );
    expect(page).not.toContain('src=');
    expect(deferScripts(`<body>${file}</body>`, () => '')).toMatch(
      /^<body><script.+<\/script><\/body>$/,
    );
  });
});

describe('narrowPolicy', () => {
  const policy = (content: string) =>
    `<meta http-equiv="content-security-policy" content="${content}">`;

  test('counts no data as a script', () => {
    const page = `${policy("script-src 'self'")}<script type="application/ld+json">a</script>`;
    expect(narrowPolicy({ html: page, css: '' }).html).toBe(page);
  });

  test("keeps what a page needs and drops other pages' hashes", () => {
    const html = `${policy("default-src 'none'; script-src 'self' 'sha256-x=';style-src 'self' 'sha256-y=';")}<script>a</script>`;
    expect(narrowPolicy({ html, css: '' }).html).toContain(
      policy(`default-src 'none';script-src 'self' ${hashOfA};style-src 'self'`),
    );
    expect(narrowPolicy({ html, css: 'a' }).html).toContain(
      policy(`default-src 'none';script-src 'self' ${hashOfA};style-src 'self' ${hashOfA}`),
    );
  });

  test('stands before everything that it rules', () => {
    const page = `<head><meta charset="utf-8"><link><script>a</script>${policy('x')}</head>`;
    expect(leadWithPolicy(page)).toBe(
      `<head><meta charset="utf-8">${policy('x')}<link><script>a</script></head>`,
    );
  });

  test('refuses a page without a policy', () => {
    expect(() => narrowPolicy({ html: '<p></p>', css: '' })).toThrow('no Content-Security-Policy');
  });
});

test('a page keeps its data for search engines word for word, and the policy leaves it out', () => {
  const data = '<script type="application/ld+json">{"a":"\\u003cp> b"}</script>';
  const page = `<meta http-equiv="content-security-policy" content="script-src 'self'">${data}`;
  expect(trimPage(`${page}<script>a</script>`, String)).toBe(
    `${page.replace("'self'", `'self' ${hashOfA}`)}<script>a</script>`,
  );
});
