import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { deployProblems, type Upload } from '../../scripts/deploy/limits.ts';

const FITTING: Upload = {
  files: [
    ['index.html', 12_000],
    ['404.html', 9_000],
  ],
  headers: readFileSync('public/_headers', 'utf8'),
  routes: readFileSync('public/_routes.json', 'utf8'),
  wrangler: readFileSync('wrangler.toml', 'utf8'),
  functions: ['/api/send-contact-email'],
};

test('what is deployed today fits Pages', () => {
  expect(deployProblems(FITTING)).toEqual([]);
});

describe('Pages would refuse or ignore', () => {
  test.each<[string, Partial<Upload>, string]>([
    [
      'a file of 26 MiB',
      {
        files: [
          ['404.html', 1],
          ['film.mp4', 27_262_976],
        ],
      },
      'film.mp4 has 27262976 bytes',
    ],
    ['a site without 404 page', { files: [['index.html', 1]] }, '404.html is missing.'],
    ['a site without headers', { headers: undefined }, '_headers is missing.'],
    [
      'a header that is too long',
      { headers: `/*\n  A: ${'x'.repeat(2000)}` },
      '_headers, line 2: 2005 characters',
    ],
    ['too many rules', { headers: '/a\n  A: b\n'.repeat(101) }, '_headers has 101 rules of 100.'],
    ['no routes', { routes: undefined }, '_routes.json is missing'],
    [
      'routes past the Function',
      { routes: '{"version":1,"include":["/form/*"]}' },
      'does not lead to the Function /api/send-contact-email',
    ],
    [
      'a route without slash',
      { routes: '{"version":1,"include":["/api/*","x"]}' },
      '"x" begins without a slash',
    ],
    [
      'a setting for Workers',
      { wrangler: `${FITTING.wrangler}\n[[ratelimits]]\n` },
      'Pages does not take "ratelimits"',
    ],
    [
      'a project without name',
      { wrangler: FITTING.wrangler.replace(/^name.*$/m, '') },
      '"name" is missing',
    ],
  ])('%s', (_, change, message) => {
    expect(deployProblems({ ...FITTING, ...change })).toEqual([expect.stringContaining(message)]);
  });
});
