import { expect, test } from 'vitest';
import words from '../../../src/content/antwortseite.json' with { type: 'json' };
import site from '../../../src/content/site.json' with { type: 'json' };
import { REQUEST_MESSAGES, SUCCESS_CONFIRMATION } from '../../../src/features/contact/messages.ts';
import type { Outcome } from '../../../src/features/contact/outcome.ts';
import { type Assets, pageAnswer } from '../../../src/features/contact/page.server.ts';
import { answerPageSchema } from '../../../src/schemas/contact.ts';
import { contactForm } from '../../support/contact.ts';

const REQUEST_URL = 'https://stimmbezirk.example/api/send-contact-email';
const MISSING: Assets = { fetch: () => Promise.resolve(new Response('', { status: 404 })) };
const BROKEN: Assets = { fetch: () => Promise.reject(new Error('no assets')) };

const answer = (outcome: Outcome, form = contactForm(), assets = MISSING) =>
  pageAnswer(outcome, form, REQUEST_URL, assets);

test.each([
  ['missing', MISSING],
  ['out of reach', BROKEN],
])('without the site’s page (%s) a plain one keeps the visitor’s text', async (_, assets) => {
  const form = contactForm({ message: 'Zeile <b>eins</b>\nZeile zwei' });
  const response = await answer({ ok: false, code: 'not_sent' }, form, assets);
  const html = await response.text();
  expect(response.status).toBe(502);
  expect(html).toContain(REQUEST_MESSAGES.not_sent);
  expect(html).toContain('Zeile &lt;b&gt;eins&lt;/b&gt;\nZeile zwei');
  expect(html).toContain(site.phone.display);
});

test('the plain page says where the values are when it could not read them', async () => {
  const failed: Outcome = { ok: false, code: 'too_large' };
  const unread = await (await pageAnswer(failed, undefined, REQUEST_URL, MISSING)).text();
  expect(unread).toContain(words.plainPage.lost);
  expect(await (await answer(failed)).text()).not.toContain(words.plainPage.lost);
});

test('the plain page names what is wrong with the fields', async () => {
  const errors = { email: 'email_invalid' } as const;
  const html = await (await answer({ ok: false, code: 'invalid', errors })).text();
  expect(html).toContain('Ungültige E-Mail-Adresse');
});

test.each([true, false])(
  'the plain page after success promises a confirmation: %s',
  async (confirmation) => {
    const response = await answer({ ok: true, reference: 'K7F-2MP', confirmation });
    const html = await response.text();
    expect(html).toContain('K7F-2MP');
    expect(html.includes(SUCCESS_CONFIRMATION)).toBe(confirmation);
    expect(html).not.toContain('Anna Beispiel');
  },
);

test('the plain page tells when to try again', async () => {
  const response = await answer({ ok: false, code: 'too_many', retryAfter: 42 });
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '42']);
});

test('the words in src/content/antwortseite.json fit their schema', () => {
  expect(answerPageSchema.safeParse(words).error).toBeUndefined();
  const plainPage = { ...words.plainPage, reference: 'Deine Referenz' };
  const [issue] = answerPageSchema.safeParse({ ...words, plainPage }).error?.issues ?? [];
  expect(issue).toMatchObject({ code: 'invalid_format', path: ['plainPage', 'reference'] });
});
