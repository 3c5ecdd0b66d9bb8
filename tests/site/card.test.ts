import { existsSync, globSync, readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { DEVELOPMENT_BUILD_SETTINGS } from '../../scripts/development-settings.ts';
import { fromBase64 } from '../../src/features/card/base64.ts';
import { type CardData, fullName } from '../../src/features/card/card.ts';
import { deriveKey, unseal, type Sealed } from '../../src/features/card/seal.ts';
import { escapeHtml } from '../../src/lib/text.ts';
import { CONTACT, DIRECT, FILE_NAME, HAS_CARD, NAME, SHOWN } from '../support/card-page.ts';
import { readEntry } from '../support/content.ts';
import { linksTo, tagsOn, textsOf } from '../support/dist.ts';
import { asRead } from '../support/html.ts';
import { fieldsOf, readVcard } from '../support/vcard.ts';

// In a deployment these are the settings with which the site was built.
const { CARD_TOKEN: token, CARD_PASSWORD: password } = {
  ...DEVELOPMENT_BUILD_SETTINGS,
  ...process.env,
};

const file = `dist/${FILE_NAME}-${token}.html`;
/** A preview may do without the gated card. */
const isMeant = HAS_CARD && (existsSync(file) || Boolean(process.env['CARD_PASSWORD']));

test.skipIf(!isMeant)('the card opens with the password of the settings', async () => {
  const page = parseDocument(readFileSync(file, 'utf8'));
  const [island] = DomUtils.getElementsByTagName('astro-island', page);
  const { sealed } = JSON.parse(island?.attribs['props'] ?? '') as { sealed: [0, Props] };
  const { salt, iv, data } = sealed[1];
  const values: Sealed = { salt: salt[1], iv: iv[1], data: data[1] };
  const card = await unseal<CardData>(values, await deriveKey(password, fromBase64(values.salt)));
  expect(card && fullName(card.contact)).toBe(NAME);
});

/** Astro writes each value with its kind before it. */
type Props = Record<keyof Sealed, [0, string]>;

/** The ways in which a file may hold a value in clear: as text, in an address, in JSON, in HTML. */
const spellings = (value: string): string[] => [
  value,
  encodeURIComponent(value),
  JSON.stringify(value).slice(1, -1),
  escapeHtml(value),
];

/** The values that stand in a file, in any spelling. */
function tracesIn(path: string, values: readonly string[]): string[] {
  const bytes = readFileSync(path);
  return values.filter((value) => spellings(value).some((text) => bytes.includes(text)));
}

/** The first name is part of the address; the words of site.json, such as the agency's telephone, are on every page. */
const { givenName: _, organisation: __, ...rest } = CONTACT;
const site = JSON.stringify(readEntry('site'));
const VALUES = Object.values(rest).filter((value) => value && !site.includes(value));

test.skipIf(!isMeant)('no file of the locked card holds one of its values or the password', () => {
  for (const path of [file, ...globSync('dist/_astro/*')])
    expect(tracesIn(path, [...VALUES, NAME, password]), path).toEqual([]);
});

const inTheClear = `dist${DIRECT}.html`;
const testOpenCard = test.skipIf(!existsSync(inTheClear));

testOpenCard('the search finds each value of an open card', () => {
  expect(tracesIn(inTheClear, VALUES)).toEqual(VALUES);
});

// tests/site/links.test.ts tests where the numbers and the e-mail address lead.
testOpenCard('an open card shows its person and links each value', () => {
  expect(textsOf(DIRECT, 'h1')).toEqual([NAME]);
  expect(textsOf(DIRECT, 'p')).toContain(asRead(`${CONTACT.title}, ${CONTACT.organisation}`));
  expect(textsOf(DIRECT, 'a')).toEqual(expect.arrayContaining(Object.values(SHOWN)));
  expect(linksTo(DIRECT, CONTACT.website)).toEqual([SHOWN.website]);
});

testOpenCard('the file of an open card has the values', () => {
  const file = readFileSync(`dist${DIRECT}.vcf`, 'utf8');
  expect(readVcard(file)).toEqual(fieldsOf(CONTACT));
});

testOpenCard('an open card leads to its file, and to no page but the legal ones', () => {
  const links = tagsOn(DIRECT).filter(({ name }) => name === 'a');
  const hrefs = links.map(({ attributes: { href = '' } }) => href);
  const legal = readEntry('navigation').footer.legal.map(({ href }) => href);
  expect(hrefs.filter((href) => href.startsWith('/'))).toEqual([`${DIRECT}.vcf`, ...legal]);
});
