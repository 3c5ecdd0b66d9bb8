import { describe, expect, test } from 'vitest';
import { cardSettings } from '../../../src/features/card/settings.ts';
import { cardSchema } from '../../../src/features/card/schema.ts';
import { NASTY } from '../../support/cards.ts';

const READY = { CARD_TOKEN: 'q8m2', CARD_PASSWORD: 'Elbe-Ufer', CARD_DIRECT_ACCESS: 'on' };

describe('settings', () => {
  test('with token and password both routes are built', () => {
    const gate = { token: 'q8m2', password: 'Elbe-Ufer' };
    expect(cardSettings(READY)).toEqual({ gate, directAccess: true });
  });

  test.each([{}, { ...READY, CARD_PASSWORD: '   ' }, { ...READY, CARD_TOKEN: '' }])(
    'without a value for each there is no gate: %j',
    (env) => {
      expect(cardSettings(env)).toEqual({ directAccess: true });
    },
  );

  test('the route without a gate can be left out', () => {
    expect(cardSettings({ CARD_DIRECT_ACCESS: 'off' })).toEqual({ directAccess: false });
    expect(cardSettings({ CARD_DIRECT_ACCESS: 'on' })).toEqual({ directAccess: true });
  });

  test('the password is read as the gate compares it', () => {
    // "ä" in two signs, as a Mac types it, and the line break of a secret that comes from a file.
    const { gate } = cardSettings({ ...READY, CARD_PASSWORD: ' Elbe im Ma\u0308rz\n' });
    expect(gate?.password).toBe('Elbe im März');
  });

  test.each([{ CARD_PASSWORD: 'Elbe-Ufer' }, { CI: 'true' }])(
    'a build for the public decides about the card in the clear: %j',
    (env) => {
      expect(() => cardSettings({ ...env, CARD_DIRECT_ACCESS: '' })).toThrow('sein, fehlt aber');
    },
  );

  test('unknown values are refused', () => {
    expect(() => cardSettings({ CARD_DIRECT_ACCESS: 'Off' })).toThrow('CARD_DIRECT_ACCESS muss');
    expect(() => cardSettings({ ...READY, CARD_TOKEN: '../x' })).toThrow('CARD_TOKEN darf nur');
  });
});

describe('a card in the content', () => {
  const data = { ...NASTY, portrait: 'portrait-a', invented: false };
  const mistakes = (change: object) =>
    cardSchema.safeParse({ ...data, ...change }).error?.issues.map(({ path }) => path.join('.'));

  test('may hold anything that can be read', () => {
    expect(mistakes({})).toBeUndefined();
  });

  test.each([
    ['givenName', { givenName: 'Zoë\nÄnne' }],
    ['title', { title: '\u0000' }],
    ['website', { website: 'http://nasty.example' }],
    ['mobile', { mobile: '0171' }],
  ])('names the mistake in %s', (field, change) => {
    expect(mistakes(change)).toEqual([field]);
  });
});
