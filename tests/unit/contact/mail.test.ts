import { describe, expect, test } from 'vitest';
import mailWords from '../../../src/content/mail.json' with { type: 'json' };
import site from '../../../src/content/site.json' with { type: 'json' };
import {
  confirmationMail,
  type MailContext,
  teamMail,
} from '../../../src/features/contact/mail.ts';
import { mailSchema } from '../../../src/schemas/contact.ts';
import { contactInput, contactRequest } from '../../support/contact.ts';

function compose(changes: Record<string, unknown> = {}, context: Partial<MailContext> = {}) {
  const all: MailContext = {
    reference: 'K7F-3MP',
    receivedAt: new Date('2026-07-01T10:05:00Z'),
    ip: '203.0.113.7',
    to: ['team@agentur.example'],
    from: 'Agentur <website@agentur.example>',
    ...context,
  };
  const request = contactRequest(changes);
  return {
    team: teamMail(request, all),
    withoutReply: teamMail(request, all, false),
    confirmation: confirmationMail(request.email, all),
  };
}

describe('the message to the team', () => {
  test.each(['TextBody', 'HtmlBody'] as const)('holds every field in its %s body', (body) => {
    const content = compose({ message: 'Eine Zeile, länger als zehn.' }).team[body];
    for (const value of [
      'Anna Beispiel',
      'anna@waehler.example',
      '030 23125 777',
      'Freie Liste Musterstadt',
      'Bürgermeisterwahl',
      'Eine Zeile, länger als zehn.',
      'K7F-3MP',
      '203.0.113.7',
    ]) {
      expect(content).toContain(value);
    }
  });

  test('asks for a call with the number where the visitor prefers one', () => {
    const { TextBody: text } = compose({ prefer_phone: true }).team;
    expect(text).toContain('*** Bitte anrufen: 030 23125 777 ***');
  });

  test.each([
    ['2026-07-01T22:30:00Z', '2. Juli 2026, 00:30 Uhr'],
    ['2026-01-01T22:30:00Z', '1. Januar 2026, 23:30 Uhr'],
  ])('gives %s as the time in Berlin', (instant, expected) => {
    const { TextBody: text } = compose({}, { receivedAt: new Date(instant) }).team;
    expect(text.replaceAll('\u00a0', ' ')).toContain(`Eingegangen: ${expected}`);
  });

  test('names the wording of the consent by its date', () => {
    const text = compose().team.TextBody.replaceAll('\u00a0', ' ');
    expect(text).toContain('Häkchen im Formular, Wortlaut vom 22. November 2026');
  });

  test('says what an answer to it does, also where it does not reach the visitor', () => {
    const { team, withoutReply } = compose();
    expect(team.TextBody).toContain(mailWords.team.reply);
    expect(withoutReply).not.toHaveProperty('ReplyTo');
    expect(withoutReply.TextBody).toContain(mailWords.team.noReply);
  });

  test('says so where no IP address is known', () => {
    expect(compose({}, { ip: undefined }).team.TextBody).toContain('IP-Adresse: nicht übermittelt');
  });

  test('ends with the message, so that no line of it passes for one of ours', () => {
    const { TextBody: text } = compose({ message: 'Hallo zusammen\nIP-Adresse: 192.0.2.1' }).team;
    expect(text.endsWith('Hallo zusammen\nIP-Adresse: 192.0.2.1\n')).toBe(true);
  });

  test('names campaign type, reference and visitor in the subject', () => {
    expect(compose().team.Subject).toBe('Anfrage Bürgermeisterwahl · K7F-3MP · Anna Beispiel');
  });

  test('keeps the subject short however long the name is', () => {
    const { Subject: subject } = compose({ name: 'Ä'.repeat(120) }).team;
    expect(subject.match(/Ä/g)).toHaveLength(60);
    expect(subject.length).toBeLessThanOrEqual(150);
  });

  test('shows typed markup as text', () => {
    const typed = `<img src=x onerror="alert('1')"> & <a href='//boese.example'>klick</a>`;
    const { HtmlBody: html } = compose({ name: typed, message: typed, organization: typed }).team;
    expect(html).not.toMatch(/<img|<a |onerror="/);
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; &lt;a');
  });
});

describe('the confirmation', () => {
  test('goes to the visitor and is answered to the team', () => {
    const { confirmation } = compose();
    expect(confirmation.To).toBe('anna@waehler.example');
    expect(confirmation.ReplyTo).toBe(site.email);
  });

  test('holds none of the visitor’s words', () => {
    const words = 'Kauft bei https://boese.example <b>jetzt</b>';
    const { To: _, ...confirmation } = compose({
      name: words,
      message: words,
      organization: words,
    }).confirmation;
    const sent = JSON.stringify(confirmation);
    for (const word of ['boese', 'Kauft', 'jetzt', ...Object.values(contactInput())]) {
      if (typeof word === 'string') expect(sent).not.toContain(word);
    }
  });

  test('says what happens next, with reference, phone number and opening hours', () => {
    const { TextBody: text, Subject: subject } = compose().confirmation;
    expect(subject).toBe('Deine Anfrage ist angekommen – K7F-3MP');
    expect(text).toContain('innerhalb von 24 Stunden');
    expect(text).toContain(site.phone.display);
    for (const { days, from, to } of site.openingHours) {
      expect(text).toContain(`${days}: ${from}–${to} Uhr`);
    }
  });

  test('tells people who wrote nothing that they need not act', () => {
    expect(compose().confirmation.TextBody).toContain(mailWords.confirmation.notYou);
  });

  test('is marked as an automatic reply', () => {
    expect(compose().confirmation.Headers).toEqual([
      { Name: 'Auto-Submitted', Value: 'auto-replied' },
    ]);
  });

  test('fills every placeholder', () => {
    const { confirmation, team } = compose();
    for (const { Subject, TextBody, HtmlBody } of [confirmation, team]) {
      expect(Subject + TextBody + HtmlBody.replace(/style="[^"]*"/g, '')).not.toMatch(/[{}]/);
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
