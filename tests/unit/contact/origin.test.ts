import { expect, test } from 'vitest';
import { isFromOwnPage } from '../../../src/features/contact/origin.ts';

const URL_OF_REQUEST = 'https://stimmbezirk.example/api/send-contact-email';
const OWN = 'https://stimmbezirk.example';

test.each([
  [OWN, undefined, true],
  [OWN, 'same-origin', true],
  [OWN, 'none', true],
  [undefined, 'same-origin', true],
  ['null', 'same-origin', true],
  [undefined, undefined, false],
  [undefined, 'none', false],
  ['null', undefined, false],
  ['null', 'none', false],
  [OWN, 'cross-site', false],
  [OWN, 'same-site', false],
  ['https://boese.example', undefined, false],
  ['https://boese.example', 'same-origin', false],
  ['http://stimmbezirk.example', undefined, false],
  ['https://stimmbezirk.example:8443', undefined, false],
  ['https://www.stimmbezirk.example', undefined, false],
  ['', undefined, false],
])('origin %s with sec-fetch-site %s is own: %s', (origin, site, own) => {
  const headers = new Headers();
  if (origin !== undefined) headers.set('origin', origin);
  if (site !== undefined) headers.set('sec-fetch-site', site);
  expect(isFromOwnPage(headers, URL_OF_REQUEST)).toBe(own);
});
