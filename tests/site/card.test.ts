import { existsSync, readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { DEVELOPMENT_BUILD_SETTINGS } from '../../scripts/development-settings.ts';
import { fullName, type Card } from '../../src/features/card/card.ts';
import { deriveKey, unseal, type Sealed } from '../../src/features/card/seal.ts';
import { fromBase64 } from '../../src/features/card/base64.ts';
import { FILE_NAME, HAS_CARD, NAME } from '../support/card-page.ts';

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
  const card = await unseal<Card>(values, await deriveKey(password, fromBase64(values.salt)));
  expect(card && fullName(card.contact)).toBe(NAME);
});

/** Astro writes each value with its kind before it. */
type Props = Record<keyof Sealed, [0, string]>;
