import { expect, test } from 'vitest';
import { withOneStyle, withPolicy } from '../../../scripts/integrations/page-policy.ts';

const page = (head: string, body: string) =>
  `<head><meta charset="utf-8">${head}</head><body>${body}</body>`;

test('the styles of a page become one element in its head, in their order', () => {
  const written = page('<style>a{}</style>', '<svg><path/></svg><style>b>c{}</style><p>Text</p>');
  expect(withOneStyle(written)).toBe(
    page('<style>a{}b>c{}</style>', '<svg><path/></svg><p>Text</p>'),
  );
});

test('what only looks like a style stays where it is', () => {
  const body = '<script>add("<style>b{}</style>")</script><p title="<style>"></p><!--<style>-->';
  expect(withOneStyle(page('<style>a{}</style>', body))).toBe(page('<style>a{}</style>', body));
});

test.each(['noscript', 'svg', 'template'])('a style in a <%s> stops the build', (name) => {
  const written = page('', `<${name}><g></g><style>b{}</style></${name}>`);
  expect(() => withOneStyle(written)).toThrow(`a <style> in a <${name}>`);
});

test('a page without a place for its policy stops the build', () => {
  expect(() => withPolicy('<head></head>')).toThrow('A page has no <meta charset="utf-8">');
});
