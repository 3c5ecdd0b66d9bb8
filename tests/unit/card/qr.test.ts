import { expect, test } from 'vitest';
import { contactQr } from '../../../src/features/card/build.ts';
import { shortVcard } from '../../../src/features/card/vcard.ts';
import { QUIET_ZONE } from '../../../src/lib/qr.ts';
import { TRICKY } from '../../fixtures/card.ts';
import { readQr } from '../../support/qr.ts';

test('another program reads the contact from the drawn code', async () => {
  const { side, viewBox, path } = contactQr(TRICKY);
  const size = side * 6;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${size}" height="${size}"><path d="${path}"/></svg>`;
  expect(await readQr(Buffer.from(svg))).toBe(shortVcard(TRICKY));
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
  expect(contactQr(contact).side).toBeLessThanOrEqual(77 + 2 * QUIET_ZONE);
});
