import { describe, expect } from 'vitest';
import words from '../../src/content/antwortseite.json' with { type: 'json' };
import contactPage from '../../src/content/kontakt.json' with { type: 'json' };
import mailWords from '../../src/content/mail.json' with { type: 'json' };
import site from '../../src/content/site.json' with { type: 'json' };
import { reachText } from '../../src/features/contact/email-fallback.ts';
import {
  type ContactField,
  CONTACT_FIELDS,
  isTick,
  messageOf,
} from '../../src/features/contact/contact-fields.ts';
import { FAILURE_TITLE, REQUEST_MESSAGES } from '../../src/features/contact/messages.ts';
import { fill } from '../../src/lib/text.ts';
import { part } from '../../src/features/contact/answer-parts.ts';
import { contactForm, everyField } from '../support/contact.ts';
import { findTag, type Tag, tagsOf } from '../support/html.ts';
import { type Backend, test } from './support/backend.ts';

// The page that answers a browser without JavaScript.
let backend: Backend;
test.beforeEach(async ({ backend: shared }) => {
  backend = shared;
  await backend.reset();
});

/** Posts the usual form with these changes. */
async function post(changes: Record<string, string | undefined> = {}) {
  const response = await backend.postForm(contactForm(changes));
  const { headers, status } = response;
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  const tags = tagsOf(html);
  /** The element with these attributes. Throws where there is none. */
  const find = (attributes: Record<string, string | true>): Tag => {
    const tag = findTag(tags, attributes);
    if (!tag) throw new Error(`no element with ${JSON.stringify(attributes)}`);
    return tag;
  };
  const isShown = (attributes: Record<string, string | true>) =>
    !('hidden' in find(attributes).attributes);
  const valueOf = (name: string) => find({ name }).attributes['value'];
  const title = tags.find(({ name }) => name === 'title')?.text ?? '';
  return { status, html, title, tags, find, isShown, valueOf };
}

test('the answer has the headers of the page', async () => {
  const [page, answer] = [
    await fetch(`${backend.site.url}/kontakt`),
    await backend.postForm(contactForm()),
  ];
  const isOurs = (name: string) => /-policy$|-options$|-security$/.test(name);
  const headersOf = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => isOurs(name)));
  expect(Object.keys(headersOf(page)).length).toBeGreaterThan(5);
  expect(headersOf(answer)).toEqual(headersOf(page));
});

test('a sent form comes back empty, with the reference of both messages', async () => {
  const { status, html, title, find, isShown, valueOf } = await post({ prefer_phone: 'on' });
  expect(status).toBe(200);
  expect([isShown({ id: 'form-sent' }), isShown({ id: 'form-failure' })]).toEqual([true, false]);
  expect(find({ 'data-answer': 'sent' }).name).toBe('form');
  expect(valueOf('name')).toBeUndefined();
  expect(html).not.toContain(contactForm().get('email'));
  expect(title.startsWith(`${words.titlePrefix.sent} `)).toBe(true);
  expect(html).toContain('"confirmation"');
  // No island hydrates and resets the page, and no search engine lists it.
  expect(html).not.toContain('<astro-island');
  expect(find({ name: 'robots' }).attributes['content']).toBe('noindex');
  expect(find(part('stampTime')).text).toContain('Uhr');
  const reference = find(part('reference')).text;
  const [confirmation, team] = await backend.messages();
  expect([confirmation?.Subject, team?.Subject].join()).toMatch(
    new RegExp(`${reference}.*${reference}`),
  );
  expect(team?.TextBody).toContain(
    fill(mailWords.team.callBack, { phone: contactForm().get('phone') ?? '' }),
  );
});

test('no confirmation is promised where none was sent', async () => {
  backend.answerWith(({ To }) => (To === 'anna@waehler.example' ? { status: 500 } : undefined));
  const { status, html } = await post();
  expect(status).toBe(200);
  expect(html).not.toContain('"confirmation"');
});

describe('a form with wrong fields', () => {
  test('marks them, lists them and puts the cursor in the first', async () => {
    const wrong = { email: 'anna', message: 'Kurz', agree_privacy: undefined };
    const { status, title, tags, find, isShown } = await post(wrong);
    expect(status).toBe(422);
    for (const [field, error] of [
      ['email', 'invalid'],
      ['message', 'too_short'],
      ['agree_privacy', 'invalid'],
    ] as const) {
      expect(find({ id: `${field}-error` }).text).toBe(messageOf(field, error));
      expect(isShown({ id: `${field}-error` })).toBe(true);
      expect(find({ name: field }).attributes['aria-invalid']).toBe('true');
    }
    expect(isShown({ id: 'name-error' })).toBe(false);
    expect(find({ name: 'name' }).attributes['aria-invalid']).not.toBe('true');

    expect(isShown({ id: 'form-summary' })).toBe(true);
    const listed = tags.map(({ attributes }) => attributes).filter((all) => !('hidden' in all));
    expect(listed.flatMap((all) => all['data-summary-for'] ?? [])).toEqual(Object.keys(wrong));
    const focused = tags.filter(({ attributes }) => 'autofocus' in attributes);
    expect(focused.map(({ attributes }) => attributes['name'])).toEqual(['email']);
    expect(title.startsWith(`${words.titlePrefix.wrong} `)).toBe(true);
  });

  test.each([
    '"><script>alert(1)</script>',
    "' autofocus onfocus='alert(1)",
    '&lt;b&gt; &amp;quot; Müller & Söhne',
    '</textarea><img src=x onerror=alert(1)>',
  ])('shows typed markup as it was typed: %s', async (typed) => {
    const { tags, find, valueOf } = await post({ name: typed, message: typed, email: 'anna' });
    expect([valueOf('name'), find({ name: 'message' }).text]).toEqual([typed, typed]);
    expect(findTag(tags, { onerror: true }) ?? findTag(tags, { onfocus: true })).toBeUndefined();
  });
});

describe('a form that is not sent', () => {
  test('keeps each field, with a value of its own, and offers e-mail, text and telephone', async () => {
    backend.answerWith(() => ({ status: 422, body: { ErrorCode: 400 } }));
    const typed = everyField();
    const reach = () => reachText(new Date(), site.openingHours, contactPage.form.fallback);
    const before = reach();
    const { status, title, tags, find, isShown, valueOf } = await post(typed);
    expect(status).toBe(502);
    expect(find({ id: 'form-failure' }).attributes).toHaveProperty('autofocus');
    expect(find(part('failureTitle')).text).toBe(FAILURE_TITLE);
    expect(find(part('failureText')).text).toBe(REQUEST_MESSAGES.not_sent);
    const shown = ['failure', 'wordsKept', 'wordsLost', 'fallback'] as const;
    expect(shown.map((name) => isShown(part(name)))).toEqual([true, true, false, true]);
    expect([before, reach()]).toContain(find(part('reach')).text);
    expect(title.startsWith(`${words.titlePrefix.wrong} `)).toBe(true);

    const isKept = (field: ContactField) => {
      const control = find({ name: field });
      if (isTick(field)) return 'checked' in control.attributes;
      const options = tags.filter(({ attributes }) => 'selected' in attributes);
      const values = [valueOf(field), control.text, options[0]?.attributes['value']];
      return values.includes(typed[field]);
    };
    expect(CONTACT_FIELDS.filter((field) => !isKept(field))).toEqual([]);
    // The lines of both: tests/unit/contact/email-fallback.test.ts.
    const { text } = find({ id: 'request-text' });
    const href = new URL(find(part('fallbackMail')).attributes['href'] ?? '');
    expect(text).toContain(typed.message);
    expect(href.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
  });

  test('because it is too large says that its words are on the page before', async () => {
    const { status, html, isShown } = await post({ message: 'A'.repeat(65 * 1024) });
    expect(status).toBe(413);
    expect(html).toContain(REQUEST_MESSAGES.too_large);
    expect(html).not.toContain('"wordsKept"');
    expect(isShown(part('wordsLost'))).toBe(true);
    expect(isShown(part('fallback'))).toBe(false);
  });

  test('is none where each of 5,000 characters takes nine bytes', async () => {
    expect((await post({ message: '„'.repeat(5_000) })).status).toBe(200);
  });

  test('because the trap was filled in by mistake comes back without it', async () => {
    const { status, html, valueOf } = await post({ betreff: 'von-selbst-4c1e' });
    expect([status, valueOf('name')]).toEqual([403, 'Anna Beispiel']);
    expect(html).not.toContain('von-selbst-4c1e');
  });
});
