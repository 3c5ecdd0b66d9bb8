import { describe, expect } from 'vitest';
import words from '../../src/content/antwortseite.json' with { type: 'json' };
import site from '../../src/content/site.json' with { type: 'json' };
import {
  FAILURE_TITLE,
  FIELD_MESSAGES,
  REQUEST_MESSAGES,
} from '../../src/features/contact/messages.ts';
import { contactForm } from '../support/contact.ts';
import { type Backend, test } from './support/backend.ts';
import { tagsOf, tagWith } from '../support/html.ts';

let backend: Backend;
test.beforeEach(async ({ backend: shared }) => {
  backend = shared;
  await backend.reset();
});

const refuseAll = () => backend.answerWith(() => ({ status: 422, body: { ErrorCode: 400 } }));

async function pageOf(response: Response): Promise<string> {
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  return response.text();
}

describe('the page for every answer', () => {
  test.each([
    ['sent', {}],
    ['invalid', { name: '' }],
  ])('(%s) is plain, canonical and not for search engines', async (_, changes) => {
    const html = await pageOf(await backend.postForm(contactForm(changes)));
    expect(html).not.toContain('<astro-island');
    expect(tagWith(html, { name: 'robots' }).attributes['content']).toBe('noindex');
    expect(tagWith(html, { rel: 'canonical' }).attributes['href']).toMatch(/\/kontakt$/);
    expect(tagWith(html, { name: 'message' }).name).toBe('textarea');
  });
});

describe('a sent form', () => {
  test('answers 200 with the reference, and two messages leave', async () => {
    const response = await backend.postForm(contactForm({ prefer_phone: 'on' }));
    expect(response.status).toBe(200);
    const html = await pageOf(response);
    const reference = tagWith(html, { 'data-sent-reference': true }).text;
    const [confirmation, team] = await backend.messages();
    expect(confirmation?.Subject).toContain(reference);
    expect(team?.Subject).toContain(reference);
    expect(team?.TextBody).toContain('Bitte anrufen: 030 23125 777');
  });

  test('shows the sent state and an empty form', async () => {
    const html = await pageOf(await backend.postForm(contactForm()));
    expect(tagWith(html, { id: 'form-sent' }).attributes).not.toHaveProperty('hidden');
    expect(tagWith(html, { id: 'form-failure' }).attributes).toHaveProperty('hidden');
    expect(tagWith(html, { 'data-answer': 'sent' }).name).toBe('form');
    expect(tagWith(html, { name: 'name' }).attributes).not.toHaveProperty('value');
    expect(html).toContain(`<title>${words.titlePrefix.sent} `);
    expect(html).not.toContain('Anna Beispiel');
  });

  test('promises a confirmation only where one was sent', async () => {
    expect(await pageOf(await backend.postForm(contactForm()))).toContain('data-sent-confirmation');
    backend.answerWith(({ To }) => (To === 'anna@waehler.example' ? { status: 500 } : undefined));
    const response = await backend.postForm(contactForm());
    expect(response.status).toBe(200);
    expect(await pageOf(response)).not.toContain('data-sent-confirmation');
  });
});

describe('a form with wrong fields', () => {
  const wrong = () =>
    backend.postForm(contactForm({ email: 'anna', message: 'Kurz', agree_privacy: undefined }));

  test('marks each wrong field and says why beside it', async () => {
    const html = await pageOf(await wrong());
    for (const [field, error] of [
      ['email', 'email_invalid'],
      ['message', 'message_too_short'],
      ['agree_privacy', 'privacy_required'],
    ] as const) {
      const message = tagWith(html, { id: `${field}-error` });
      expect(message.text).toBe(FIELD_MESSAGES[error]);
      expect(message.attributes).not.toHaveProperty('hidden');
      expect(tagWith(html, { name: field }).attributes['aria-invalid']).toBe('true');
      expect(tagWith(html, { 'data-field': field }).attributes).toHaveProperty('data-invalid');
    }
    expect(tagWith(html, { id: 'name-error' }).attributes).toHaveProperty('hidden');
    expect(tagWith(html, { name: 'name' }).attributes['aria-invalid']).not.toBe('true');
  });

  test('lists the wrong fields and no other in the summary', async () => {
    const html = await pageOf(await wrong());
    expect(tagWith(html, { id: 'form-summary' }).attributes).not.toHaveProperty('hidden');
    const entries = tagsOf(html).filter(({ attributes }) => 'data-summary-for' in attributes);
    const shown = entries.filter(({ attributes }) => !('hidden' in attributes));
    expect(shown.map(({ attributes }) => attributes['data-summary-for'])).toEqual([
      'email',
      'message',
      'agree_privacy',
    ]);
  });

  test('puts the cursor in the first wrong field and the error in the title', async () => {
    const html = await pageOf(await wrong());
    const focused = tagsOf(html).filter(({ attributes }) => 'autofocus' in attributes);
    expect(focused.map(({ attributes }) => attributes['name'])).toEqual(['email']);
    expect(html.split(`<title>${words.titlePrefix.wrong} `)).toHaveLength(2);
  });

  test('keeps what the visitor typed', async () => {
    const form = contactForm({ email: 'anna', prefer_phone: 'on' });
    const html = await pageOf(await backend.postForm(form));
    for (const field of ['name', 'email', 'phone', 'organization']) {
      expect(tagWith(html, { name: field }).attributes['value']).toBe(form.get(field));
    }
    expect(tagWith(html, { name: 'message' }).text.replaceAll('\r', '')).toBe(form.get('message'));
    expect(tagWith(html, { name: 'prefer_phone' }).attributes).toHaveProperty('checked');
    expect(tagWith(html, { name: 'agree_privacy' }).attributes).toHaveProperty('checked');
    const options = tagsOf(html).filter(
      ({ name, attributes }) => name === 'option' && 'selected' in attributes,
    );
    expect(options.map(({ attributes }) => attributes['value'])).toEqual(['mayor']);
  });

  test.each([
    '"><script>alert(1)</script>',
    "' autofocus onfocus='alert(1)",
    '&lt;b&gt; &amp;quot; Müller & Söhne',
    '</textarea><img src=x onerror=alert(1)>',
  ])('shows typed markup as it was typed: %s', async (typed) => {
    const form = contactForm({ name: typed, organization: typed, message: typed, email: 'anna' });
    const html = await pageOf(await backend.postForm(form));
    expect(tagWith(html, { name: 'name' }).attributes['value']).toBe(typed);
    expect(tagWith(html, { name: 'organization' }).attributes['value']).toBe(typed);
    expect(tagWith(html, { name: 'message' }).text).toBe(typed);
    expect(
      tagsOf(html).some(({ attributes }) => 'onerror' in attributes || 'onfocus' in attributes),
    ).toBe(false);
  });
});

describe('a form that is not sent', () => {
  test('answers 502 with the reason and everything that was typed', async () => {
    refuseAll();
    const response = await backend.postForm(contactForm());
    expect(response.status).toBe(502);
    const html = await pageOf(response);
    expect(tagWith(html, { id: 'form-failure' }).attributes).not.toHaveProperty('hidden');
    expect(tagWith(html, { id: 'form-failure' }).attributes).toHaveProperty('autofocus');
    expect(tagWith(html, { 'data-failure-title': true }).text).toBe(FAILURE_TITLE);
    expect(tagWith(html, { 'data-failure-text': true }).text).toBe(REQUEST_MESSAGES.not_sent);
    expect(tagWith(html, { name: 'name' }).attributes['value']).toBe('Anna Beispiel');
    expect(tagWith(html, { 'data-failure-kept': true }).attributes).not.toHaveProperty('hidden');
    expect(tagWith(html, { 'data-failure-lost': true }).attributes).toHaveProperty('hidden');
    expect(html).toContain(`<title>${words.titlePrefix.wrong} `);
  });

  test('offers the request as an e-mail and as text, and says when we answer the telephone', async () => {
    refuseAll();
    const html = await pageOf(await backend.postForm(contactForm()));
    const { attributes } = tagWith(html, { 'data-failure-mail': true });
    const mail = new URL(attributes['href'] ?? '');
    expect(mail.pathname).toBe(site.email);
    expect(mail.searchParams.get('body')).toContain('Anna Beispiel');
    expect(tagWith(html, { id: 'request-text' }).text).toContain('Gern ab Mai.');
    for (const part of tagsOf(html).filter(
      ({ attributes: all }) => 'data-failure-fallback' in all,
    )) {
      expect(part.attributes).not.toHaveProperty('hidden');
    }
    expect(tagWith(html, { 'data-failure-reach': true }).text).toContain('erreichbar');
  });

  test('answers 413 over 32 KiB, with a page', async () => {
    const response = await backend.postForm(contactForm({ message: 'A'.repeat(33 * 1024) }));
    expect(response.status).toBe(413);
    const html = await pageOf(response);
    expect(html).toContain(REQUEST_MESSAGES.too_large);
    expect(html).not.toContain('data-failure-kept');
    expect(tagWith(html, { 'data-failure-lost': true }).attributes).not.toHaveProperty('hidden');
    expect(tagWith(html, { 'data-failure-fallback': true }).attributes).toHaveProperty('hidden');
  });
});
