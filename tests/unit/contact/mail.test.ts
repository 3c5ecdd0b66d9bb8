import { describe, expect, test } from 'vitest';
import { confirmationMail, legalLine } from '../../../src/features/contact/confirmation-mail.ts';
import { teamMail } from '../../../src/features/contact/team-mail.ts';
import { contactPageSchema } from '../../../src/features/contact/schema.ts';
import type { Submission } from '../../../src/features/contact/submission.ts';
import { ELECTIONS } from '../../fixtures/elections.ts';
import { contactRequest, VISITOR_WORDS } from '../../support/contact.ts';
import { contentOf, fill } from '../../support/content.ts';
import { asRead, tagsOf } from '../../support/html.ts';

const submission = (changes: Record<string, unknown> = {}): Submission => ({
  request: contactRequest(changes),
  reference: 'K7F-3MP',
  receivedAt: new Date('2026-07-01T10:05:00Z'),
  ip: '203.0.113.7',
});
const ADDRESSES = {
  to: ['team@agentur.example'],
  from: 'Agentur <website@agentur.example>',
};
const contactPage = contentOf('contactPage');
const site = contentOf('site');
const { team: words, confirmation: promised } = contentOf('mail');
const { mayor } = ELECTIONS;
const toTeam = (changes: Record<string, unknown> = {}, canReply = true) =>
  teamMail(submission(changes), ADDRESSES, canReply);
const CONFIRMATION = confirmationMail(submission(), ADDRESSES);

describe('the message to the team', () => {
  // A locked phone shows the first line. No line of the visitor's passes for one of ours.
  test('has who writes, the message set off, how to answer, and then the particulars', () => {
    const heading = fill(words.heading, { name: 'Anna Beispiel', campaignType: mayor });
    const [beforeDay = ''] = words.consent.split('{date}');
    const parts = [
      `${heading}\n\n> Hallo zusammen\n> \n> IP-Adresse: 192.0.2.1`,
      `*** ${fill(words.callBack, { phone: '030 23125 777' })} ***`,
      fill(words.write, { email: 'anna@waehler.example' }),
      words.reply,
      ` Anna Beispiel\n`,
      `: ${words.yes}\n`,
      `${contactPage.form.fields.agree_privacy.term}: ${beforeDay}`,
      `${words.labels.receivedAt}: 1.\u00a0Juli\u00a02026, 12:05\u00a0Uhr\n`,
      `${words.labels.ip}: 203.0.113.7\n${words.labels.reference}: K7F-3MP\n\n${words.repeat}\n`,
    ];
    const message = 'Hallo zusammen\n\nIP-Adresse: 192.0.2.1';
    const { TextBody: text, HtmlBody: html } = toTeam({ message, prefer_phone: true });
    const places = parts.map((part) => text.indexOf(part));
    expect(places[0]).toBe(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(text.endsWith(parts.at(-1) ?? '-')).toBe(true);
    expect(html).toContain('href="tel:+493023125777"');
    expect(html).toContain('href="mailto:anna@waehler.example"');
  });

  test.each(['TextBody', 'HtmlBody'] as const)('holds every field in its %s', (body) => {
    const content = toTeam()[body];
    for (const value of VISITOR_WORDS) expect(content).toContain(value === 'mayor' ? mayor : value);
  });

  test('says if an answer to it does not reach the visitor', () => {
    const mail = toTeam({}, false);
    expect(mail).not.toHaveProperty('ReplyTo');
    expect(mail.TextBody).toContain(words.noReply);
  });

  test('links neither a text that is no number nor an address that would write to more people', () => {
    const email = 'a?cc=boese@waehler.example';
    const { HtmlBody: html } = toTeam({ phone: 'abends, 777', email });
    expect(html).not.toContain('href="tel:');
    expect(html).toContain('href="mailto:a%3Fcc%3Dboese@waehler.example"');
  });

  test.each([
    ['Ä'.repeat(120), 'Ä'.repeat(60)],
    ['<b>Anna</b>, Bcc: opfer@waehler.example', 'b Anna b Bcc opfer waehler example'],
  ])('names election, reference and visitor in the subject: %s', (name, named) => {
    const start = fill(words.subject, { campaignType: mayor, reference: 'K7F-3MP' });
    expect(toTeam({ name }).Subject).toBe(`${start} · ${named}`);
  });

  test('shows typed markup as text', () => {
    const typed = `<img src=x onerror="alert('1')"> & <a href='//boese.example'>klick</a>`;
    const { HtmlBody: html } = toTeam({ name: typed, message: typed, organization: typed });
    // The links that are ours.
    expect(html.replaceAll(/<a href="(?:mailto|tel):/g, '')).not.toMatch(/<img|onerror="|<a/);
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; &lt;a');
  });

  /** Texts that attackers like to put in the middle of another. */
  const NASTY = ['\r\nBcc: a@b.example', '%0d%0a', '<a@b.example>', '\u0000', '\u2028', '{name}'];

  test.each(NASTY)('has the same headers with %j in every field', (nasty) => {
    const typed = `Anna ${nasty} Beispiel`;
    const phone = `030 23125 ${nasty}`;
    const mail = toTeam({ name: typed, organization: typed, message: typed, phone });
    expect(mail).toMatchObject({ From: ADDRESSES.from, To: 'team@agentur.example', Headers: [] });
    expect(mail.ReplyTo).toBe('anna@waehler.example');
    expect(mail.Subject).toMatch(/^[^\r\n]* · [\p{L}\p{M}\p{N} -]{1,60}$/u);
  });
});

test('the confirmation says what happens next, how to reach us, and that it may be a mistake', () => {
  const stamp = [site.brand, promised.stamp, '01.07.2026', '12:05\u00a0Uhr'];
  const { TextBody: text, HtmlBody: html, Subject: subject, Headers: headers } = CONFIRMATION;
  expect(subject).toBe(fill(promised.subject, { reference: 'K7F-3MP' }));
  expect(text.startsWith(stamp.join('\n'))).toBe(true);
  for (const part of [
    ...[promised.next, promised.notYou, fill(promised.phone, { phone: site.phone })],
    ...contactPage.afterwards.steps.map(({ when, what }) => `${when}: ${what}`),
    ...site.openingHours.flatMap(({ from, to }) => [from, to]),
  ]) {
    expect(text).toContain(part);
  }
  const shown = asRead(tagsOf(html)[0]?.text ?? '');
  for (const part of stamp) expect(shown).toContain(asRead(part));
  expect(html).toMatch(/href="tel:\+\d{8,}"/);
  // RFC 3834: no out-of-office notice answers.
  expect(headers).toEqual([{ Name: 'Auto-Submitted', Value: 'auto-replied' }]);
  // It holds nothing that the visitor typed but their address.
  expect(text + html).not.toContain('Anna');
});

test.each([
  ['to the team', toTeam()],
  ['that cannot be answered', toTeam({}, false)],
  ['of the confirmation', CONFIRMATION],
])('the mail %s is not tracked, and fills every placeholder', (_, mail) => {
  expect(mail).toMatchObject({ TrackOpens: false, TrackLinks: 'None' });
  expect(mail.Subject + mail.TextBody + mail.HtmlBody).not.toMatch(/\{\w+\}/);
});

test('in kontakt.json a sentence about a wrong field has no word that a phone cuts off', () => {
  const changed = structuredClone(contactPage);
  changed.form.fields.agree_privacy.errors.invalid = 'Stimm den Datenschutzbestimmungen zu';
  const hint = 'ein Wort von mehr als 20 Buchstaben';
  expect(contactPageSchema.safeParse(changed).error?.message).toContain(hint);
});

test('a mail names no register and no managing directors if there are none', () => {
  const address = { street: 'Weg 1', postalCode: '20457', city: 'Hamburg', country: 'DE' };
  const legal = { editorialResponsible: 'Kim Probe', managingDirectors: [] };
  const trader = { legalName: 'Kim Probe', address, legal };
  expect(legalLine(trader, 'Leitung')).toBe('Kim Probe · Weg 1 · 20457 Hamburg');
  const company = {
    registerCourt: 'Amtsgericht Hamburg',
    registerNumber: 'HRB 1',
    managingDirectors: ['Kim Probe', 'Jo Muster'],
  };
  expect(legalLine({ ...trader, legal: { ...legal, ...company } }, 'Leitung')).toBe(
    'Kim Probe · Weg 1 · 20457 Hamburg · Amtsgericht Hamburg, HRB 1 · Leitung: Kim Probe, Jo Muster',
  );
});
