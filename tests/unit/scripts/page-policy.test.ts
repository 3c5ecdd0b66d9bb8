import { expect, test } from 'vitest';
import { withOneStyle } from '../../../scripts/integrations/page-policy.ts';

const page = (head: string, body: string) => `<head>${head}</head><body>${body}</body>`;

test('the styles of a page become one element in its head, in their order', () => {
  const written = page('<style>a{}</style>', '<svg><path/></svg><style>b{}</style><p>Text</p>');
  expect(withOneStyle(written)).toBe(
    page('<style>a{}b{}</style>', '<svg><path/></svg><p>Text</p>'),
  );
});

test.each(['svg', 'template'])('a style in a <%s> stops the build', (name) => {
  const written = page('', `<${name}><g></g><style>b{}</style></${name}>`);
  expect(() => withOneStyle(written)).toThrow(`a <style> in a <${name}>`);
});
