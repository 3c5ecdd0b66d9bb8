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

  test('ends with the message, so that no line of it passes for one of ours', () => {
    const { TextBody: text } = compose({ message: 'Hallo zusammen\nIP-Adresse: 192.0.2.1' }).team;
    expect(text.endsWith('Hallo zusammen\nIP-Adresse: 192.0.2.1\n')).toBe(true);
  });

  test.each([
    ['Anna Beispiel', 'Anna Beispiel'],
    ['Ä'.repeat(120), 'Ä'.repeat(60)],
    ['<b>Anna</b>, Bcc: opfer@waehler.example', 'b Anna b Bcc opfer waehler example'],
  ])('names campaign type, reference and visitor in the subject: %s', (name, named) => {
    const { Subject: subject } = compose({ name }).team;
    expect(subject).toBe(`Anfrage Bürgermeisterwahl · K7F-3MP · ${named}`);
  });

  test('shows typed markup as text', () => {
    const typed = `<img src=x onerror="alert('1')"> & <a href='//boese.example'>klick</a>`;
    const { HtmlBody: html } = compose({ name: typed, message: typed, organization: typed }).team;
    expect(html).not.toMatch(/<img|<a |onerror="/);
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; &lt;a');
  });
});

describe('the confirmation', () => {
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

  test('says what happens next, how to reach us, and that it may be a mistake', () => {
    const { TextBody: text, Subject: subject } = compose().confirmation;
    expect(subject).toBe('Deine Anfrage ist angekommen – K7F-3MP');
    expect(text).toContain('innerhalb von 24 Stunden');
    expect(text).toContain(mailWords.confirmation.notYou);
    expect(text).toContain(site.phone);
    for (const { days, from, to } of site.openingHours) {
      expect(text).toContain(`${days}: ${from}–${to} Uhr`);
    }
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
  test.each([
    ['Deine Anfrage', 'braucht den Platzhalter {reference}'],
    ['{referenz}', 'kennt den Platzhalter {referenz} nicht'],
  ])('the confirmation’s subject %j is refused with a hint', (subject, hint) => {
    const words = { ...mailWords, confirmation: { ...mailWords.confirmation, subject } };
    expect(mailSchema.safeParse(words).error?.message).toContain(hint);
  });
});
