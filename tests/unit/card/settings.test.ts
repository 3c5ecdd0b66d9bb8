import { expect, test } from 'vitest';
import { cardSettings } from '../../../src/features/card/settings.ts';

const READY = { CARD_TOKEN: 'q8m2', CARD_PASSWORD: 'Elbe-Ufer', CARD_DIRECT_ACCESS: 'on' };

test('with token and password the card is built with and without its gate', () => {
  const gate = { token: 'q8m2', password: 'Elbe-Ufer' };
  expect(cardSettings(READY)).toEqual({ gate, directAccess: true });
});

test.each([
  ['token and password', {}],
  ['a password', { ...READY, CARD_PASSWORD: '   ' }],
  ['a token', { ...READY, CARD_TOKEN: '' }],
])('without %s no gated card is built', (_, env) => {
  expect(cardSettings(env)).toEqual({ directAccess: true });
});

test('the card without a gate can be left out', () => {
  expect(cardSettings({ CARD_DIRECT_ACCESS: 'off' })).toEqual({ directAccess: false });
});

test('the password of the card is read as the gate compares it', () => {
  // "ä" in two characters, as a Mac types it, and the line break of a secret that comes from a file.
  const { gate } = cardSettings({ ...READY, CARD_PASSWORD: ' Elbe im Ma\u0308rz\n' });
  expect(gate?.password).toBe('Elbe im März');
});

test.each([
  ['with a password', { CARD_PASSWORD: 'Elbe-Ufer' }],
  ['on a server', { CI: 'true' }],
])('a build %s has to decide about the card without a gate', (_, env) => {
  expect(() => cardSettings({ ...env, CARD_DIRECT_ACCESS: '' })).toThrow('sein, fehlt aber');
});

test('unknown values of the card’s settings are refused', () => {
  expect(() => cardSettings({ CARD_DIRECT_ACCESS: 'Off' })).toThrow('CARD_DIRECT_ACCESS muss');
  expect(() => cardSettings({ ...READY, CARD_TOKEN: '../x' })).toThrow('CARD_TOKEN darf nur');
});
