import { globSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { expect, test } from 'vitest';
import { readEntry, team } from '../support/content.ts';
import { builtPage, linksTo, textsOf } from '../support/dist.ts';
import { asRead } from '../support/html.ts';

const MEMBERS = team();
const words = readEntry('teamPage');

test('everybody in the team has a poster with a picture, and the founders come first', () => {
  const posters = builtPage('/team').html.match(/<article.*?<\/article>/gs);
  const names = MEMBERS.map(({ name }) => expect.stringMatching(new RegExp(`<img .*${name}`, 's')));
  expect(posters).toEqual(names);
});

test('each person with a profile has a link to it on the poster and in the dialog', () => {
  const named = [words.linkedin, words.profile].map((text) =>
    expect.stringContaining(asRead(text)),
  );
  for (const { linkedin, name } of MEMBERS)
    if (linkedin) expect(linksTo('/team', linkedin), name).toEqual(expect.arrayContaining(named));
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
  const drawn = asRead(words.drawn ?? '');
  if (drawn) expect(textsOf('/team', 'main').join().includes(drawn)).toBe(shown.length === 0);
});
