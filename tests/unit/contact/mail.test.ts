import { describe, expect, test } from 'vitest';
import mailWords from '../../../src/content/mail.json' with { type: 'json' };
import site from '../../../src/content/site.json' with { type: 'json' };
import { composeMails } from '../../../src/features/contact/mail.ts';
import type { MailContext } from '../../../src/features/contact/mail-context.ts';
import { mailSchema } from '../../../src/schemas/contact.ts';
import { contactInput, contactRequest } from '../../support/contact.ts';

const compose = (changes: Record<string, unknown> = {}, context: Partial<MailContext> = {}) =>
  composeMails(contactRequest(changes), {
    reference: 'K7F-2MP',
    receivedAt: new Date('2026-07-01T10:05:00Z'),
    ip: '203.0.113.7',
    site,
    to: ['team@agentur.example'],
    from: 'Agentur <website@agentur.example>',
    ...context,
  });

describe('the message to the team', () => {
  test.each(['text', 'html'] as const)('holds every field in its %s body', (body) => {
    const content = compose({ message: 'Eine Zeile, länger als zehn.' }).team[body];
    for (const value of [
      'Anna Beispiel',
      'anna@waehler.example',
      '030 23125 777',
      'Freie Liste Musterstadt',
      'Bürgermeisterwahl',
      'Eine Zeile, länger als zehn.',
      'K7F-2MP',
      '203.0.113.7',
    ]) {
      expect(content).toContain(value);
    }
  });

  test('goes to every team address and is answered to the visitor', () => {
    const { team } = compose({}, { to: ['a@agentur.example', 'b@anders.example'] });
    expect(team.to).toEqual(['a@agentur.example', 'b@anders.example']);
    expect(team.replyTo).toBe('anna@waehler.example');
    expect(team.from).toBe('Agentur <website@agentur.example>');
  });

  test('asks for a call with the number where the visitor prefers one', () => {
    const { text } = compose({ prefer_phone: true }).team;
    expect(text).toContain('*** Bitte anrufen: 030 23125 777 ***');
  });

  test('says that there is no number where the visitor prefers a call without giving one', () => {
    const { text } = compose({ prefer_phone: true, phone: '' }).team;
    expect(text).toContain(mailWords.team.callBackWithoutNumber);
  });

  test('does not ask for a call where the visitor did not', () => {
    expect(compose().team.text).not.toContain('Bitte anrufen');
  });

  test.each([
    ['2026-07-01T22:30:00Z', 'Donnerstag, 2. Juli 2026 um 00:30 MESZ'],
    ['2026-01-01T22:30:00Z', 'Donnerstag, 1. Januar 2026 um 23:30 MEZ'],
  ])('gives %s as the time in Berlin', (instant, expected) => {
    expect(compose({}, { receivedAt: new Date(instant) }).team.text).toContain(expected);
  });

  test('says so where no IP address is known', () => {
    expect(compose({}, { ip: undefined }).team.text).toContain('IP-Adresse: nicht übermittelt');
  });

  test('ends with the message, so that no line of it passes for one of ours', () => {
    const { text } = compose({ message: 'Hallo zusammen\nIP-Adresse: 192.0.2.1' }).team;
    expect(text.endsWith('Hallo zusammen\nIP-Adresse: 192.0.2.1\n')).toBe(true);
  });

  test('names campaign type, reference and visitor in the subject', () => {
    expect(compose().team.subject).toBe('Anfrage Bürgermeisterwahl · K7F-2MP · Anna Beispiel');
  });

  test.each([
    'Anna\r\nBcc: opfer@waehler.example',
    'Anna <script>alert(1)</script> "x" \'y\' @ ; ,',
    'https://boese.example/?a=b',
    '{reference} {campaignType}',
  ])('keeps %j out of the subject but for letters, digits, spaces and hyphens', (name) => {
    const { subject } = compose({ name }).team;
    expect(subject).toMatch(/^Anfrage Bürgermeisterwahl · K7F-2MP · [\p{L}\p{N} -]+$/u);
  });

  test('keeps the subject short however long the name is', () => {
    const { subject } = compose({ name: 'Ä'.repeat(120) }).team;
    expect(subject.match(/Ä/g)).toHaveLength(60);
    expect(subject.length).toBeLessThanOrEqual(150);
  });

  test('shows typed markup as text', () => {
    const typed = `<img src=x onerror="alert('1')"> & <a href='//boese.example'>klick</a>`;
    const { html } = compose({ name: typed, message: typed, organization: typed }).team;
    expect(html).not.toMatch(/<img|<a |onerror="/);
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; &lt;a');
  });

  test('keeps the line breaks of the message', () => {
    const { html, text } = compose({ message: 'Erste Zeile\nZweite Zeile' }).team;
    expect(html).toContain('Erste Zeile<br>\nZweite Zeile');
    expect(text).toContain('Erste Zeile\nZweite Zeile');
  });
});

describe('the confirmation', () => {
  test('goes to the visitor and is answered to the team', () => {
    const { confirmation } = compose();
    expect(confirmation.to).toEqual(['anna@waehler.example']);
    expect(confirmation.replyTo).toBe(site.email);
  });

  test('holds none of the visitor’s words', () => {
    const words = 'Kauft bei https://boese.example <b>jetzt</b>';
    const { to: _, ...confirmation } = compose({
      name: words,
      message: words,
      organization: words,
    }).confirmation;
    const sent = JSON.stringify(confirmation);
    for (const word of ['boese', 'Kauft', 'jetzt', ...Object.values(contactInput())]) {
      if (typeof word === 'string') expect(sent).not.toContain(word);
    }
  });

  test('is the same for every visitor but for recipient and reference', () => {
    const { to: _, ...first } = compose().confirmation;
    const { to: __, ...second } = compose({
      name: 'Bo',
      campaign_type: 'local',
      prefer_phone: true,
    }).confirmation;
    expect(second).toEqual(first);
  });

  test('says what happens next, with reference, phone number and opening hours', () => {
    const { text, subject } = compose().confirmation;
    expect(subject).toBe('Deine Anfrage ist angekommen – K7F-2MP');
    expect(text).toContain('innerhalb von 24 Stunden');
    expect(text).toContain(site.phone.display);
    for (const { days, from, to } of site.openingHours) {
      expect(text).toContain(`${days}: ${from}–${to} Uhr`);
    }
  });

  test('tells people who wrote nothing that they need not act', () => {
    expect(compose().confirmation.text).toContain(mailWords.confirmation.notYou);
  });

  test('is marked as an automatic reply', () => {
    expect(compose().confirmation.headers).toEqual({ 'Auto-Submitted': 'auto-replied' });
  });

  test('fills every placeholder', () => {
    const { confirmation, team } = compose();
    for (const { subject, text, html } of [confirmation, team]) {
      expect(subject + text + html.replace(/style="[^"]*"/g, '')).not.toMatch(/[{}]/);
    }
  });
});

describe('the words in src/content/mail.json', () => {
  test('fit their schema', () => {
    expect(mailSchema.safeParse(mailWords).error).toBeUndefined();
  });

  test.each([
    ['Deine Anfrage', 'braucht den Platzhalter {reference}'],
    ['{referenz}', 'kennt den Platzhalter {referenz} nicht'],
    ['', 'too_small'],
  ])('the confirmation’s subject %j is refused with a hint', (subject, hint) => {
    const words = { ...mailWords, confirmation: { ...mailWords.confirmation, subject } };
    expect(mailSchema.safeParse(words).error?.message).toContain(hint);
  });
});
