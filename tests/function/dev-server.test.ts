import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT_ENDPOINT } from '../../src/config/routes.ts';
import { contactInput } from '../support/contact.ts';
import { startDevSite } from '../support/dev-site.ts';
import type { Site } from '../support/site.ts';

/** Not the one of a developer's own server. */
const MAILBOX = randomInt(20_000, 32_000);

let site: Site;
beforeAll(async () => {
  site = await startDevSite('/kontakt', MAILBOX);
}, 120_000);
afterAll(() => site?.stop());

test('`npm start` runs the Function, and its mail arrives in the local mailbox', async () => {
  const response = await fetch(site.url + CONTACT_ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify(contactInput({ email: 'dev@waehler.example' })),
  });
  expect(response.status).toBe(200);
  const messages = await fetch(`http://localhost:${MAILBOX}/messages`);
  expect(await messages.json()).toMatchObject([
    { To: 'dev@waehler.example' },
    { ReplyTo: 'dev@waehler.example' },
  ]);
});

test('`npm start` shows the gated card', async () => {
  const response = await fetch(`${site.url}/alex-vorschau`);
  expect(response.status).toBe(200);
});
