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

  test('no value is guessed at', () => {
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
