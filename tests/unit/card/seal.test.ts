import { createDecipheriv, pbkdf2Sync } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { fromBase64 } from '../../../src/features/card/base64.ts';
import { cardKey, contactQr, sealCard } from '../../../src/features/card/build.ts';
import { deriveKey, unseal } from '../../../src/features/card/seal.ts';
import { TRICKY } from '../../fixtures/card.ts';

const CARD = { contact: TRICKY, portrait: 'data:image/svg+xml,', qr: contactQr(TRICKY) };
const PASSWORD = 'Elbe-Ufer im März 🗳️';

const key = await cardKey(PASSWORD);
const sealed = await sealCard(CARD, key);
const keyFor = (password: string) => deriveKey(password, fromBase64(sealed.salt));

test.each([
  ['as it was set', PASSWORD],
  ['with blanks around it', ` ${PASSWORD}\n`],
  ['typed on a Mac', PASSWORD.normalize('NFD')],
])('the password %s opens the card, and all of it comes back', async (_, password) => {
  expect(await unseal(sealed, await keyFor(password))).toEqual(CARD);
});

test('another password does not open the card, even if it differs only in a capital letter', async () => {
  const other = PASSWORD.replace('E', 'e');
  expect(await unseal(sealed, await keyFor(other))).toBeUndefined();
});

test('another program opens the card: AES-GCM, by a key of PBKDF2 with 600,000 rounds', () => {
  const [salt, iv, data] = [sealed.salt, sealed.iv, sealed.data].map((text) =>
    Buffer.from(text, 'base64'),
  ) as [Buffer, Buffer, Buffer];
  expect(salt).toHaveLength(16);
  expect(iv).toHaveLength(12);
  const derived = pbkdf2Sync(PASSWORD, salt, 600_000, 32, 'sha256');
  const decipher = createDecipheriv('aes-256-gcm', derived, iv).setAuthTag(data.subarray(-16));
  const packed = Buffer.concat([decipher.update(data.subarray(0, -16)), decipher.final()]);
  expect(JSON.parse(gunzipSync(packed).toString())).toEqual(CARD);
});

test('each encryption has its own nonce, and each build its own salt', async () => {
  const [one, two] = [await sealCard(CARD, key), await sealCard(CARD, key)];
  expect(one.iv).not.toBe(two.iv);
  vi.resetModules();
  const { sealCard: ofNextBuild } = await import('../../../src/features/card/build.ts');
  expect((await ofNextBuild(CARD, key)).salt).not.toBe(one.salt);
});
