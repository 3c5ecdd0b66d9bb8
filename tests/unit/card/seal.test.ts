import { expect, test, vi } from 'vitest';
import { fromBase64, toBase64 } from '../../../src/features/card/base64.ts';
import { sealCard } from '../../../src/features/card/build.ts';
import { deriveKey, unseal, seal } from '../../../src/features/card/seal.ts';
import { NASTY } from '../../support/cards.ts';

const CARD = { contact: NASTY, portrait: 'data:image/svg+xml,', qr: { size: 1, modules: '1' } };
const PASSWORD = 'Elbe-Ufer im März 🗳️';

const sealed = await sealCard(CARD, PASSWORD);
const keyFor = (password: string) => deriveKey(password, fromBase64(sealed.salt));

test('the password opens the card, and all of it comes back', async () => {
  expect(await unseal(sealed, await keyFor(PASSWORD))).toEqual(CARD);
});

test.each([` ${PASSWORD}\n`, PASSWORD.normalize('NFD')])(
  'the password opens the card as "%s", too',
  async (password) => {
    expect(await unseal(sealed, await keyFor(password))).toEqual(CARD);
  },
);

test.each(['', 'elbe-ufer im März 🗳️', 'Elbe-Ufer'])(
  'another password does not: "%s"',
  async (password) => {
    expect(await unseal(sealed, await keyFor(password))).toBeUndefined();
  },
);

test('the key comes from PBKDF2 with SHA-256 and 600,000 rounds, the data from AES-GCM', async () => {
  const derive = vi.spyOn(crypto.subtle, 'deriveBits');
  const encrypt = vi.spyOn(crypto.subtle, 'encrypt');
  const sealed = await sealCard(CARD, PASSWORD);
  expect(derive).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'PBKDF2', hash: 'SHA-256', iterations: 600_000 }),
    expect.anything(),
    256,
  );
  expect(encrypt.mock.lastCall?.[0]).toMatchObject({ name: 'AES-GCM' });
  expect(fromBase64(sealed.iv)).toHaveLength(12);
  expect(fromBase64(sealed.salt)).toHaveLength(16);
});

test('nothing is encrypted twice with the same nonce, and each build has its own salt', async () => {
  const [one, two] = [await sealCard(CARD, PASSWORD), await sealCard(CARD, PASSWORD)];
  expect(one.iv).not.toBe(two.iv);
  vi.resetModules();
  const { sealCard: ofNextBuild } = await import('../../../src/features/card/build.ts');
  expect((await ofNextBuild(CARD, PASSWORD)).salt).not.toBe(one.salt);
});

test('two cards of different lengths are equally long when they are sealed', async () => {
  const salt = new Uint8Array(16);
  const key = await deriveKey(PASSWORD, salt);
  // Random, because what repeats is compressed.
  const noise = toBase64(crypto.getRandomValues(new Uint8Array(600)));
  const [short, long] = [await seal('x', key, salt), await seal(noise, key, salt)];
  expect(short.data).toHaveLength(long.data.length);
});

test('no card is sealed with a blank password', async () => {
  await expect(sealCard(CARD, '  ')).rejects.toThrow('empty password');
});
