import { globSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { expect, test } from 'vitest';
import { contentOf, team } from '../support/content.ts';
import { builtPage, linksTo, textsOf } from '../support/dist.ts';
import { asRead } from '../support/html.ts';

const MEMBERS = team();

test('everybody in the team has a poster with a picture, and the founders come first', () => {
  const posters = builtPage('/team').html.match(/<article.*?<\/article>/gs);
  const names = MEMBERS.map(({ name }) => expect.stringMatching(new RegExp(`<img .*${name}`, 's')));
  expect(posters).toEqual(names);
});

test('each person with a profile has a link to it', () => {
  for (const { linkedin, name } of MEMBERS)
    if (linkedin) expect(linksTo('/team', linkedin), name).not.toEqual([]);
});

test('a photograph of somebody is drawn, and published nowhere', () => {
  const photographs = globSync('src/assets/portraits/*.{jpg,jpeg,png,webp,avif}');
  const names = photographs.map((file) => basename(file, extname(file)));
  const shown = MEMBERS.flatMap(({ image }) => (names.includes(image) ? [image] : []));
  for (const name of shown)
    expect(readFileSync(`dist/portraits/${name}.svg`, 'utf8')).toMatch(
      /^<svg [^>]*>(?:<path [^>]*>)+<\/svg>$/,
    );
  const pictures = globSync('dist/_astro/*.{jpg,jpeg,png,webp,avif}').map((file) => basename(file));
  expect(pictures.filter((file) => names.some((name) => file.startsWith(`${name}.`)))).toEqual([]);
  const { drawn } = contentOf('teamPage');
  if (drawn && shown[0]) expect(textsOf('/team', 'main').join()).not.toContain(asRead(drawn));
});
