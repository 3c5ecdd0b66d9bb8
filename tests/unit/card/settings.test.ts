import { describe, expect, test } from 'vitest';
import { cardSettings } from '../../../src/features/card/settings.ts';
import { cardSchema } from '../../../src/schemas/card.ts';
import { NASTY } from '../../support/cards.ts';

const READY = { CARD_TOKEN: 'q8m2', CARD_PASSWORD: 'Elbe-Ufer' };

describe('settings', () => {
  test('with code and password both routes are built', () => {
    const gate = { token: 'q8m2', password: 'Elbe-Ufer' };
    expect(cardSettings(READY)).toEqual({ gate, directAccess: true });
  });

  test.each([
    {},
    { ...READY, CARD_PASSWORD: '' },
    { ...READY, CARD_PASSWORD: '   ' },
    { ...READY, CARD_TOKEN: '' },
    { CARD_TOKEN: 'q8m2' },
  ])('without a value for each there is no gate: %j', (env) => {
    expect(cardSettings(env)).toEqual({ directAccess: true });
  });

  test('the route without a gate can be left out', () => {
    expect(cardSettings({ CARD_DIRECT_ACCESS: 'off' })).toEqual({ directAccess: false });
    expect(cardSettings({ CARD_DIRECT_ACCESS: 'on' })).toEqual({ directAccess: true });
  });

  test.each(['Off', 'false', '0', 'nein'])('"%s" is not guessed at', (value) => {
    expect(() => cardSettings({ CARD_DIRECT_ACCESS: value })).toThrow('CARD_DIRECT_ACCESS muss');
  });

  test.each(['a/b', 'a-b', 'ä', '../x'])('a code that is no part of an address: "%s"', (token) => {
    expect(() => cardSettings({ ...READY, CARD_TOKEN: token })).toThrow('CARD_TOKEN darf nur');
  });
});

describe('a card in the content', () => {
  const data = { ...NASTY, portrait: 'portrait-a', placeholders: [] };
  const mistakes = (change: object) =>
    cardSchema.safeParse({ ...data, ...change }).error?.issues.map(({ path }) => path.join('.'));

  test('may hold anything that can be read', () => {
    expect(mistakes({})).toBeUndefined();
  });

  test.each([
    { givenName: 'Zoë\nÄnne' },
    { title: '\u0000' },
    { note: 'x'.repeat(201) },
    { website: 'http://nasty.example' },
    { email: 'zoe' },
    { mobil: '0171' },
    { portrait: 'zoe' },
  ])('names its mistake: %j', (change) => {
    expect(mistakes(change)).toHaveLength(1);
  });

  test('wants numbers that every phone can dial', () => {
    expect(mistakes({ mobile: { display: '0171 1', uri: '0171' } })).toEqual(['mobile.uri']);
  });
});
