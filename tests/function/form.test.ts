import { describe, expect } from 'vitest';
import contactPage from '../../src/content/kontakt.json' with { type: 'json' };
import site from '../../src/content/site.json' with { type: 'json' };
import { CONTACT_FIELDS, type ContactField, isTick } from '../../src/features/contact/fields.ts';
import { contactForm, everyField } from '../support/contact.ts';
import { asRead, findTag, type Tag, tagsOf } from '../support/html.ts';
import { type Backend, test } from './support/backend.ts';

// These tests read the page that answers a browser without JavaScript.
let backend: Backend;
test.beforeEach(async ({ backend: shared }) => {
  backend = shared;
  await backend.reset();
});

const { form, refusals } = contactPage;
const { fallback, toasts } = form;

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
  const valueOf = (name: string) => find({ name }).attributes['value'];
  const focused = tags.filter(({ attributes }) => 'autofocus' in attributes);
  const title = tags.find(({ name }) => name === 'title')?.text ?? '';
  const notices = ['form-summary', 'form-failure', 'form-sent'].filter((id) =>
    findTag(tags, { id }),
  );
  return { status, html, title, tags, find, valueOf, focused, notices };
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

test('a sent form is answered with the reference of both messages', async () => {
  const { status, html, title, find, focused, notices } = await post({ prefer_phone: 'on' });
  expect([status, notices]).toEqual([200, ['form-sent']]);
  expect(html).not.toContain(contactForm().get('email'));
  expect(title.startsWith(`${toasts.sent.title} – `)).toBe(true);
  const sent = find({ id: 'form-sent' });
  expect(asRead(sent.text)).toContain(asRead(form.next.confirmation));
  expect(focused.map(({ attributes }) => attributes['id'])).toEqual(['form-sent']);
  // No island hydrates and resets the page, and no search engine lists it.
  expect(html).not.toContain('<astro-island');
  expect(find({ name: 'robots' }).attributes['content']).toBe('noindex');
  expect(find({ class: 'stamp' }).text).toContain('Uhr');
  const [confirmation, team] = await backend.messages();
  const [reference = '-'] = /\w{3}-\w{3}$/m.exec(confirmation?.Subject ?? '') ?? [];
  for (const text of [sent.text, team?.Subject]) expect(text).toContain(reference);
});

test('no confirmation is promised where none was sent', async () => {
  backend.answerWith(({ To }) => (To === 'anna@waehler.example' ? { status: 500 } : undefined));
  const { text } = (await post()).find({ id: 'form-sent' });
  expect(asRead(text)).not.toContain(asRead(form.next.confirmation));
});

describe('a form with wrong fields', () => {
  test('marks them, lists them and puts the cursor in the first', async () => {
    const wrong = { email: 'anna', message: 'Kurz', agree_privacy: undefined };
    const { status, title, tags, find, focused, notices } = await post(wrong);
    expect([status, notices]).toEqual([422, ['form-summary']]);
    const marked = tags.filter(({ attributes }) => attributes['aria-invalid'] === 'true');
    expect(marked.map(({ attributes }) => attributes['name'])).toEqual(Object.keys(wrong));
    expect(find({ id: 'email-error' }).text).toBe(form.fields.email.errors.invalid);
    for (const field of Object.keys(wrong)) find({ href: `#${field}` });
    expect(focused.map(({ attributes }) => attributes['name'])).toEqual(['email']);
    expect(title.startsWith(`${toasts.failed.title} – `)).toBe(true);
  });

  test.each([
    '"><script>alert(1)</script>',
    '</textarea><img src=x onerror=alert(1)> &amp;quot;',
    '\nNach einem Umbruch',
  ])('shows typed markup as it was typed: %j', async (typed) => {
    const { tags, find, valueOf } = await post({ name: typed, message: typed, email: 'anna' });
    expect(valueOf('name')).toBe(typed);
    // A parser drops the first of the line feeds.
    expect(find({ name: 'message' }).text).toBe(typed.replace(/^\n/, '\n\n'));
    expect(findTag(tags, { onerror: true })).toBeUndefined();
  });
});

describe('a form that is not sent', () => {
  test('keeps each field, with a value of its own, and offers e-mail, text and telephone', async () => {
    backend.answerWith(() => ({ status: 422, body: { ErrorCode: 400 } }));
    const typed = everyField();
    const { status, title, tags, find, valueOf, focused, notices } = await post(typed);
    expect([status, notices]).toEqual([502, ['form-failure']]);
    expect(focused.map(({ attributes }) => attributes['id'])).toEqual(['form-failure']);
    const failure = find({ id: 'form-failure' });
    const said = [toasts.failed.title, refusals.not_sent];
    for (const part of [...said, form.failure, fallback.mail, site.phone]) {
      expect(failure.text).toContain(part);
    }
    expect(title.startsWith(`${toasts.failed.title} – `)).toBe(true);

    const isKept = (field: ContactField) => {
      const control = find({ name: field });
      if (isTick(field)) return 'checked' in control.attributes;
      const options = tags.filter(({ attributes }) => 'selected' in attributes);
      const values = [valueOf(field), control.text, options[0]?.attributes['value']];
      return values.includes(typed[field]);
    };
    expect(CONTACT_FIELDS.filter((field) => !isKept(field))).toEqual([]);
  });

  test('because it is too large says that its words are on the page before', async () => {
    const { status, find } = await post({ message: 'A'.repeat(65 * 1024) });
    expect(status).toBe(413);
    const { text } = find({ id: 'form-failure' });
    for (const part of [refusals.too_large, form.failureLost]) expect(text).toContain(part);
    for (const part of [form.failure, fallback.mail]) expect(text).not.toContain(part);
  });

  test('does not occur where each of 5,000 characters takes nine bytes', async () => {
    expect((await post({ message: '„'.repeat(5_000) })).status).toBe(200);
  });

  test('because the honeypot was filled in by mistake comes back with an empty one', async () => {
    const { status, html, valueOf } = await post({ betreff: 'von-selbst-4c1e' });
    expect([status, valueOf('name')]).toEqual([403, 'Anna Beispiel']);
    expect(html).not.toContain('von-selbst-4c1e');
  });
});
