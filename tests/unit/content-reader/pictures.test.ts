import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { COLLECTIONS } from '../../../src/content-reader/content-files.ts';
import type { Code } from '../../../src/content-reader/messages.ts';
import { portrait } from '../../../src/lib/schema/files.ts';
import { ARTICLE, ARTICLES, articleWith, HEAD } from '../../fixtures/article.ts';
import { emptyProject, problemAt } from '../../support/empty-project.ts';

const { problemsOf, write } = emptyProject();
const { articles } = COLLECTIONS;

/** A JPEG: a head with a small picture in it, a picture, and its end. */
const JPEG = Buffer.from('ffd8ffe00006ffd9ffda00020102ffd9', 'hex');
const PNG = Buffer.from('89504e470d0a1a0a0000000049454e44', 'hex');
const AVIF = Buffer.from('\x00\x00\x00\x0cftypavif\x00\x00\x00\x0amdatAV', 'latin1');
const WEBP = Buffer.from('RIFF\x06\x00\x00\x00WEBPVP', 'latin1');
const HEIC = Buffer.concat([Buffer.alloc(4), Buffer.from('ftypheic0000')]);

const place = (name: string, bytes: Buffer = JPEG) => write(`${ARTICLES}/plakate/${name}`, bytes);
/** The problems of an article that shows a picture in its text. */
function shown(name: string, alt = 'Ein Plakat an der Laterne') {
  write(ARTICLE, articleWith(`![${alt}](./plakate/${name})`));
  return problemsOf(articles);
}
/** The problems of an article that shows a picture in its head. */
function inHead(name: string) {
  const licence = 'source: Kim, licence: eigenes, politicalUse: true';
  const picture = `{ file: ./plakate/${name}, alt: Ein Plakat hängt, ${licence} }`;
  write(ARTICLE, articleWith('Text', `${HEAD}\npicture: ${picture}`));
  return problemsOf(articles);
}

test.each([
  ['a picture that ends like a HEIC', 'foto.HEIC', JPEG],
  ['a picture without an ending', 'foto', JPEG],
  ['a HEIC that ends like a JPEG', 'foto.jpg', HEIC],
  ['an empty file', 'foto.png', Buffer.from('')],
  ['the beginning of an SVG', 'foto.svg', Buffer.from('<svg><path d="M0')],
  ['the beginning of a JPEG', 'foto.jpg', JPEG.subarray(0, -2)],
  ['the beginning of a PNG', 'foto.png', PNG.subarray(0, -4)],
  ['the beginning of a WebP', 'foto.webp', WEBP.subarray(0, -1)],
])('%s is refused', (_, name, bytes) => {
  place(name, bytes);
  expect(shown(name)).toMatchObject([{ line: 19, code: 'picture_kind' }]);
});

test.each<[name: string, written: string, code: Code]>([
  ['100%.jpg', '100%.jpg', 'picture_name'],
  ['Foto Tür.jpg', 'Foto%20T%C3%BCr.JPG', 'picture_name'],
  ['Foto.jpg', 'foto.jpg', 'picture_missing'],
  ['foto.jpeg', 'foto.jpg', 'picture_missing'],
])('the picture %s, written as %s, is refused: %s', (name, written, code) => {
  place(name);
  expect(shown(written)).toContainEqual(problemAt(19, code));
});

test('a folder is no picture', () => {
  place('ordner/foto.jpg');
  place('ordner.jpg/foto.jpg');
  for (const name of ['ordner', 'ordner.jpg'])
    expect(shown(name)).toMatchObject([{ line: 19, code: 'picture_missing' }]);
});

test('a picture in the folder of another article is refused', () => {
  write(`${ARTICLES}/flyer/foto.jpg`, JPEG);
  expect(shown('../flyer/foto.jpg')).toMatchObject([{ line: 19, code: 'picture_missing' }]);
  expect(inHead('../flyer/foto.jpg')).toMatchObject([{ line: 17, code: 'picture_missing' }]);
});

test.each([
  ['IMG_0815.JPG', JPEG],
  ['plakat.jpeg', JPEG],
  // The forms store the picture of the head under this name.
  ['picture/file.jpg', JPEG],
  ['a-b_c.png', PNG],
  ['a.webp', WEBP],
  ['a.avif', AVIF],
])('a picture %s passes in the text and in the head of an article', (name, bytes) => {
  place(name, bytes);
  expect([...shown(name), ...inHead(name)]).toEqual([]);
});

test.each(['IMG_0815.heic', 'foto', 'weg.jpg', 'ordner/weg.jpg'])(
  'a picture %s in the head of an article is refused',
  (name) => {
    const [first] = inHead(name);
    expect(first).toMatchObject({ line: 17, code: expect.stringMatching(/^field$|^picture_/) });
  },
);

test.each(['x', 'foto.jpg', 'IMG_20260815.jpg', 'Bild', '   '])(
  'a picture with the alternative text %j is refused',
  (alt) => {
    place('foto.jpg');
    expect(shown('foto.jpg', alt)).toMatchObject([{ code: 'field' }]);
  },
);

const person = { files: 'person.json', schema: z.strictObject({ image: portrait }) };
/** The problems of a file that names a portrait, among these files. */
const problemsWith = (image: string) => {
  write('src/assets/portraits/kim.svg', '<svg></svg>');
  // A Mac stores the name in this form (NFD).
  write('src/assets/portraits/Foto Tu\u0308r.JPG', JPEG);
  write('src/assets/portraits/vom-iphone.jpg', 'ftypheic');
  write('src/assets/portraits/liesmich.txt', '');
  write('src/assets/portraits/toni.HEIC', 'ftypheic');
  write('src/assets/portraits/ordner/foto.jpg', JPEG);
  write('person.json', JSON.stringify({ image }, null, 1));
  return problemsOf(person);
};

test.each(['kim', 'Foto Tür'])('a portrait %s passes', (image) =>
  expect(problemsWith(image)).toEqual([]),
);

test.each([
  ['vom-iphone', 'picture_kind'],
  ['toni', 'picture_kind'],
  ['liesmich', 'picture_kind'],
  ['kin', 'picture_missing'],
  ['ordner', 'picture_missing'],
  ['kim.svg', 'picture_missing'],
])('a portrait %s is refused: %s', (image, code) => {
  expect(problemsWith(image)).toMatchObject([{ file: 'person.json', line: 2, code }]);
});

test('a portrait of a list that is left out may be missing', () => {
  write('src/content/karriere.json', '{ "active": false }');
  write('src/content/stellen.json', '{ "items": [{ "image": "gone" }] }');
  const schema = z.strictObject({ items: z.array(person.schema) });
  expect(problemsOf({ files: 'src/content/stellen.json', schema })).toEqual([]);
});
