import { expect, test } from 'vitest';
import { refusalText } from '../../../src/features/contact/endpoint/answer.ts';
import type { ContactEnv } from '../../../src/features/contact/endpoint/config.ts';
import { CONTACT_FIELDS, type ContactField, isTick } from '../../../src/features/contact/fields.ts';
import { AGENCY, words as form } from '../../../src/features/contact/words.ts';
import { contactForm, EVERY_FIELD } from '../../support/contact.ts';
import { asRead, findTag, type Tag, tagsOf } from '../../support/html.ts';
import { FORM_POST, OUTBOX, refusal, startEndpoint, taken } from './support/endpoint.ts';

// These tests read the page that answers a browser without JavaScript.

const { fallback, toasts } = form;

/** What stands after the form on the page: a paragraph and another island. */
const BEHIND = '<p>Dahinter</p><astro-island component-export="Other"></astro-island>';
/** A page like /kontakt. The island of the form has a `>` in an attribute, and another island in it. */
const PAGE = `<html><head><title>Kontakt</title></head><!--form--><astro-island props="a > b" component-export="ContactForm">
<form><astro-island></astro-island><p>Vorher</p></form></astro-island><!--/form-->${BEHIND}</html>`;
const HEADERS = { 'x-frame-options': 'DENY', etag: 'a' };
const ASSETS = { fetch: () => Promise.resolve(new Response(PAGE, { headers: HEADERS })) };

/**
 * Posts the usual form with these changes.
 *
 * @param answer what the mail service says to a message to an address
 */
async function post(
  changes: Record<string, string | undefined> = {},
  answer = (_: string) => taken(),
  settings: ContactEnv = {},
) {
  const { call, fakes, messages } = await startEndpoint({ ASSETS, ...settings });
  fakes.answer = ({ To }) => answer(To);
  const response = await call(contactForm(changes).toString(), FORM_POST);
  const html = await response.text();
  const tags = tagsOf(html);
  /** The element with these attributes. Throws if there is none. */
  const find = (attributes: Record<string, string | true>): Tag => {
    const tag = findTag(tags, attributes);
    if (!tag) throw new Error(`no element with ${JSON.stringify(attributes)}`);
    return tag;
  };
  const valueOf = (name: string) => find({ name }).attributes['value'];
  const focus = tags.find(({ attributes }) => 'autofocus' in attributes)?.attributes['id'];
  const title = tags.find(({ name }) => name === 'title')?.text ?? '';
  const ids = ['form-summary', 'form-failure', 'form-sent'];
  const notices = ids.filter((id) => findTag(tags, { id }));
  const { status } = response;
  const shown = { status, notices, focus };
  return { shown, response, messages, html, title, tags, find, valueOf };
}

test('a sent form is answered with the reference of both messages', async () => {
  const { shown, response, messages, html, title, find } = await post();
  expect(shown).toEqual({ status: 200, notices: ['form-sent'], focus: 'form-sent' });
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).not.toContain(contactForm().get('email'));
  expect(title).toBe(`${toasts.sent.title} – Kontakt`);
  const sent = find({ id: 'form-sent' });
  expect(asRead(sent.text)).toContain(asRead(form.next.confirmation));
  // No island hydrates and resets the form, what stands after it stays, and no search engine lists the page.
  expect(html).not.toMatch(/ContactForm|Vorher/);
  expect(html).toContain(BEHIND);
  expect(find({ name: 'robots' }).attributes['content']).toBe('noindex');
  expect(find({ class: 'stamp' }).text).toContain('Uhr');
  const [team, confirmation] = messages;
  const [reference = '-'] = /\w{3}-\w{3}$/m.exec(confirmation?.Subject ?? '') ?? [];
  for (const text of [sent.text, team?.Subject]) expect(text).toContain(reference);
});

test('no confirmation is promised if none was sent', async () => {
  const { find } = await post({}, (to) => (to.startsWith('anna@') ? refusal(500) : taken()));
  expect(asRead(find({ id: 'form-sent' }).text)).not.toContain(asRead(form.next.confirmation));
});

test('a kept form is answered without the stamp of one that has arrived', async () => {
  const { title, tags, find } = await post({}, () => refusal(10), { OUTBOX });
  expect(title).toBe(`${toasts.kept.title} – Kontakt`);
  expect(asRead(find({ id: 'form-sent' }).text)).toContain(asRead(form.next.kept.text));
  expect(findTag(tags, { class: 'stamp' })).toBeUndefined();
});

test('a form with wrong fields marks and lists them, with the cursor in the first', async () => {
  const wrong = { email: 'anna', message: 'Kurz', agree_privacy: undefined };
  const { shown, title, tags, find } = await post(wrong);
  expect(shown).toEqual({ status: 422, notices: ['form-summary'], focus: 'email' });
  const marked = tags.filter(({ attributes }) => attributes['aria-invalid'] === 'true');
  expect(marked.map(({ attributes }) => attributes['name'])).toEqual(Object.keys(wrong));
  expect(find({ id: 'email-error' }).text).toBe(form.fields.email.errors.invalid);
  for (const field of Object.keys(wrong)) find({ href: `#${field}` });
  expect(title).toBe(`${toasts.failed.title} – Kontakt`);
});

test.each([
  '"><script>alert(1)</script>',
  '</textarea><img src=x onerror=alert(1)> &amp;quot; $&',
  '\nNach einem Umbruch',
])('a form with wrong fields shows %j as it was typed', async (typed) => {
  const { tags, find, valueOf } = await post({ name: typed, message: typed, email: 'anna' });
  expect(valueOf('name')).toBe(typed);
  // A parser drops the first of the line feeds.
  expect(find({ name: 'message' }).text).toBe(typed.replace(/^\n/, '\n\n'));
  expect(findTag(tags, { onerror: true })).toBeUndefined();
});

test('a form that is not sent keeps every field, and offers e-mail and telephone', async () => {
  const { shown, tags, find, valueOf } = await post(EVERY_FIELD, () => refusal(400));
  expect(shown).toEqual({ status: 502, notices: ['form-failure'], focus: 'form-failure' });
  const { text } = find({ id: 'form-failure' });
  const said = [toasts.failed.title, refusalText('not_sent'), form.failure, fallback.mail];
  for (const part of [...said, AGENCY.phone]) expect(text).toContain(part);
  const isKept = (field: ContactField) => {
    const control = find({ name: field });
    if (isTick(field)) return 'checked' in control.attributes;
    const options = tags.filter(({ attributes }) => 'selected' in attributes);
    const values = [valueOf(field), control.text, options[0]?.attributes['value']];
    return values.includes(EVERY_FIELD[field]);
  };
  expect(CONTACT_FIELDS.filter((field) => !isKept(field))).toEqual([]);
});

test('a form that is too large says that its words are on the page before', async () => {
  const { response, find } = await post({ message: 'A'.repeat(65 * 1024) });
  expect(response.status).toBe(413);
  const { text } = find({ id: 'form-failure' });
  for (const part of [refusalText('too_large'), form.failureLost]) expect(text).toContain(part);
  expect(text).not.toContain(fallback.mail);
});

test('a form of 5,000 characters that take nine bytes each is not too large', async () => {
  expect((await post({ message: '„'.repeat(5_000) })).response.status).toBe(200);
});

test('a form whose honeypot was filled in by mistake comes back with an empty one', async () => {
  const { response, html, valueOf } = await post({ betreff: 'von-selbst-4c1e' });
  expect(response.status).toBe(403);
  expect(valueOf('name')).toBe('Anna Beispiel');
  expect(html).not.toContain('von-selbst-4c1e');
});
