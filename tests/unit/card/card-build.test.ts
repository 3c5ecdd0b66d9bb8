import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Scratch, scratchSite } from '../../support/scratch.ts';
import { NASTY } from '../../support/cards.ts';
import { texts, traces } from '../../support/traces.ts';
import { readVcard, asRead } from '../../support/vcard.ts';

const BUILD_TIME = 120_000;
const READY = { CARD_TOKEN: 'q8m2', CARD_PASSWORD: 'Grüße vom Elbe-Ufer', CARD_DIRECT_ACCESS: '' };
const GATED = 'dist/zoe-q8m2.html';
const DIRECT = ['dist/zoe-direct-access.html', 'dist/zoe-direct-access.vcf'];
/** The first name stands in the address of both routes. */
const { givenName, ...rest } = NASTY;
const SECRETS = [...texts(rest), `${givenName} ${rest.familyName}`, READY.CARD_PASSWORD];

let site: Scratch;

const tellers = (files: string[]): string[] =>
  files.filter((file) => traces(Buffer.from(site.read(file)), SECRETS).length > 0);

beforeAll(() => {
  site = scratchSite();
  const card = { ...NASTY, portrait: 'portrait-c', placeholders: [] };
  site.write('src/content/visitenkarten/zoe.json', JSON.stringify(card));
});
afterAll(() => site.remove());

describe.each(['', '030 23125 477', 'ö', '<"&\'>'])('the search for traces, for "%s"', (text) => {
  const value = `${text}Zoë Größenwahn`;

  test.each([
    ['in clear', value],
    ['reversed', [...value].reverse().join('')],
    ...['', '1', '12', '123'].map((before) => [
      `in Base64 after ${before.length} bytes`,
      Buffer.from(`${before}${value}xyz`).toString('base64'),
    ]),
    ['reversed, in Base64', Buffer.from([...value].reverse().join('')).toString('base64')],
    ['in hex', Buffer.from(value).toString('hex')],
    ['in an address', encodeURIComponent(value)],
    ['in JSON', JSON.stringify({ value })],
  ])('finds it %s', (_, file) => {
    expect(traces(Buffer.from(`before ${file} after`), [value])).toEqual([value]);
  });

  test('finds nothing where nothing is', () => {
    expect(traces(Buffer.from('Zoë, 030 23125 478, R3LDtsOf'), [value])).toEqual([]);
  });
});

test(
  'one file makes both routes, and only the one without gate tells what is in it',
  async () => {
    expect(await site.build(READY)).toMatchObject({ ok: true });
    const files = site.built();
    expect(files).toEqual(expect.arrayContaining([GATED, ...DIRECT]));
    expect(tellers(files).sort()).toEqual(DIRECT);
  },
  BUILD_TIME,
);

test('the code stands in no file that is served but the gated page', () => {
  const files = site.built().filter((file) => file !== 'dist/_headers');
  const naming = files.filter((file) => site.read(file).includes('-q8m2'));
  expect(naming.sort()).toEqual(['dist/alex-q8m2.html', GATED]);
});

test('the contact file without script is the contact', () => {
  expect(readVcard(site.read('dist/zoe-direct-access.vcf'))).toEqual(asRead(NASTY));
});

test(
  'without password nothing gated is built',
  async () => {
    expect(await site.build({ ...READY, CARD_PASSWORD: '' })).toMatchObject({ ok: true });
    const files = site.built();
    expect(files).toEqual(expect.arrayContaining(DIRECT));
    expect(files.filter((file) => file.includes('q8m2'))).toEqual([]);
    expect(site.read('dist/_headers')).not.toContain('q8m2');
  },
  BUILD_TIME,
);

test(
  'with direct access off no file tells what is in the card',
  async () => {
    expect(await site.build({ ...READY, CARD_DIRECT_ACCESS: 'off' })).toMatchObject({ ok: true });
    const files = site.built();
    expect(files).toContain(GATED);
    expect(files.filter((file) => file.includes('direct-access'))).toEqual([]);
    expect(tellers(files)).toEqual([]);
  },
  BUILD_TIME,
);
