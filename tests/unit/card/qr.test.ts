import { expect, test } from 'vitest';
import { cardQr } from '../../../src/features/card/build.ts';
import { drawCardQr } from '../../../src/features/card/card.ts';
import { shortVcard } from '../../../src/features/card/vcard.ts';
import { TRICKY } from '../../fixtures/card.ts';
import { readQr } from '../../support/qr.ts';

const draw = (text: string): Buffer => {
  const { side, viewBox, path } = drawCardQr(cardQr(text));
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${side * 6}" height="${side * 6}"><path d="${path}"/></svg>`,
  );
};

test('another program reads the contact from the drawn code', async () => {
  const text = shortVcard(TRICKY);
  expect(await readQr(draw(text))).toBe(text);
});

test('the longest contact that the content allows stays readable for a phone', () => {
  const contact = {
    ...TRICKY,
    givenName: 'x'.repeat(24),
    familyName: 'x'.repeat(32),
    title: 'x'.repeat(48),
    organisation: 'x'.repeat(48),
    email: 'x'.repeat(64),
    website: 'x'.repeat(64),
  };
  // This is version 15, of which a module is half a millimetre wide on the printed card.
  expect(cardQr(shortVcard(contact)).size).toBeLessThanOrEqual(77);
});
