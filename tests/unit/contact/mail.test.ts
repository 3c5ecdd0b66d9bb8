import { expect, test, vi } from 'vitest';
import { confirmationMail, legalLine } from '../../../src/features/contact/mail/confirmation.ts';
import { teamMail } from '../../../src/features/contact/mail/team.ts';
import type { Submission } from '../../../src/features/contact/submission.ts';
import agency from '../../fixtures/agency.ts';
import { contactRequest, VISITOR_WORDS } from '../../support/contact.ts';

vi.mock('../../../src/content/mail.json', () => import('../../fixtures/mail-words.ts'));
vi.mock('../../../src/content/site.json', () => import('../../fixtures/agency.ts'));
vi.mock('../../../src/content/kontakt.json', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  default: { afterwards: { steps: [{ when: 'Tag 3', what: 'Gespräch', detail: 'Am Telefon.' }] } },
}));

const submission = (changes: Record<string, unknown> = {}): Submission => ({
  request: contactRequest(changes),
  reference: 'K7F-3MP',
  receivedAt: new Date('2026-07-01T10:05:00Z'),
  ip: '203.0.113.7',
});
const ADDRESSES = { to: ['team@agentur.example'], from: 'Agentur <website@agentur.example>' };
const toTeam = (changes: Record<string, unknown> = {}, canReply = true) =>
  teamMail(submission(changes), ADDRESSES, canReply);

// A locked phone shows the first line. No line of the visitor's can be taken for one of ours.
test('the mail to the team begins with who writes, the message and how to answer', () => {
  const message = 'Hallo zusammen\n\nIP: 192.0.2.1';
  const { TextBody: text, HtmlBody: html } = toTeam({ message, prefer_phone: true });
  const before = `Anna Beispiel, Bürgermeisterwahl

> Hallo zusammen
>\u0020
> IP: 192.0.2.1

*** Rückruf: 030 23125 777 ***

Schreiben: anna@waehler.example

Eine Antwort erreicht die Person.

`;
  const after = `
Eingang: 1.\u00a0Juli\u00a02026, 12:05\u00a0Uhr
IP: 203.0.113.7
Referenz: K7F-3MP

Es gilt die spätere.
`;
  expect(text.slice(0, before.length)).toBe(before);
  expect(text.slice(-after.length)).toBe(after);
  for (const row of [/: Anna Beispiel\n/, /: ja\n/, /: Wortlaut vom .+\s\d{4}\n/])
    expect(text).toMatch(row);
  expect(html).toContain('href="tel:+493023125777"');
  expect(html).toContain('href="mailto:anna@waehler.example"');
});

test.each(['TextBody', 'HtmlBody'] as const)('the %s for the team holds every field', (body) => {
  const content = toTeam()[body];
  for (const value of VISITOR_WORDS)
    expect(content).toContain(value === 'mayor' ? 'Bürgermeisterwahl' : value);
});

test('the mail about a kept request without an address neither links one nor promises that a reply arrives', () => {
  const kept = submission();
  const mail = teamMail({ ...kept, request: { ...kept.request, email: '' } }, ADDRESSES, true);
  expect(mail.HtmlBody).not.toContain('mailto:');
  expect(mail.TextBody).not.toContain('Eine Antwort');
});

test('the mail to the team says if an answer to it does not reach the visitor', () => {
  const mail = toTeam({}, false);
  expect(mail).not.toHaveProperty('ReplyTo');
  expect(mail.TextBody).toContain('Eine Antwort erreicht niemanden.');
});

test('the mail to the team links neither a text that is no number nor an address that would write to more people', () => {
  const email = 'a?cc=boese@waehler.example';
  const { HtmlBody: html } = toTeam({ phone: 'abends, 777', email });
  expect(html).not.toContain('href="tel:');
  expect(html).toContain('href="mailto:a%3Fcc%3Dboese@waehler.example"');
});

test.each([
  ['a long name', 'Ä'.repeat(120), 'Ä'.repeat(60)],
  ['markup', '<b>Anna</b>, Bcc: opfer@waehler.example', 'b Anna b Bcc opfer waehler example'],
])('the subject for the team has election, reference and visitor: %s', (_, name, named) => {
  expect(toTeam({ name }).Subject).toBe(`Anfrage Bürgermeisterwahl (K7F-3MP) · ${named}`);
});

test('the mail to the team shows typed markup as text', () => {
  const typed = `<img src=x onerror="alert('1')"> & <a href='//boese.example'>klick</a>`;
  const { HtmlBody: html } = toTeam({ name: typed, message: typed, organization: typed });
  // The links that the message itself makes are taken away first.
  expect(html.replaceAll(/<a href="(?:mailto|tel):/g, '')).not.toMatch(/<img|onerror="|<a/);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; &lt;a');
});

/** Texts that attackers like to put in the middle of another. */
const INJECTED = ['\r\nBcc: a@b.example', '%0d%0a', '<a@b.example>', '\u0000', '\u2028', '{name}'];

test.each(INJECTED)('the mail to the team has the same headers with %j in every field', (part) => {
  const typed = `Anna ${part} Beispiel`;
  const phone = `030 23125 ${part}`;
  const mail = toTeam({ name: typed, organization: typed, message: typed, phone });
  expect(mail).toMatchObject({ From: ADDRESSES.from, To: 'team@agentur.example' });
  expect(mail).not.toHaveProperty('Headers');
  expect(mail.ReplyTo).toBe('anna@waehler.example');
  expect(mail.Subject).toMatch(/^[^\r\n]* · [\p{L}\p{M}\p{N} -]{1,60}$/u);
});

test('the confirmation has all its sentences, and no word of the visitor’s', () => {
  const mail = confirmationMail(submission(), ADDRESSES.from);
  const { TextBody: text, HtmlBody: html } = mail;
  expect(text).toBe(`Nord, "Licht"
Eingang
01.07.2026
12:05\u00a0Uhr

Danke!

Wir melden uns.

*** Referenz: K7F-3MP ***

Tag 3: Gespräch

Ruf an: 040 23125 100

Montag und Dienstag: 9:00–17:00 Uhr

Antworte einfach.

Du warst das nicht?

Dein Nord, "Licht"

--\u0020
Nordlicht GmbH · Weg 1 · 20457 Hamburg · Amtsgericht Hamburg, HRB 1 · Leitung: Kim Probe, Jo Muster
`);
  for (const part of ['&quot;Licht&quot;', '01.07.2026', 'Gespräch', 'href="tel:+494023125100"'])
    expect(html).toContain(part);
  expect(mail).toMatchObject({
    Subject: 'Angekommen (K7F-3MP)',
    // This header keeps out-of-office notices from answering (RFC 3834).
    Headers: [{ Name: 'Auto-Submitted', Value: 'auto-replied' }],
  });
  // Of what the visitor typed, the mail holds the address alone.
  expect(text + html).not.toContain('Anna');
});

test('a mail names no register and no managing directors if there are none', () => {
  const legal = { editorialResponsible: 'Kim Probe', managingDirectors: [] };
  const line = legalLine({ ...agency, legalName: 'Kim Probe', legal });
  expect(line).toBe('Kim Probe · Weg 1 · 20457 Hamburg');
});
