import { describe, expect, test } from 'vitest';
import contactPage from '../../../src/content/kontakt.json' with { type: 'json' };
import mailWords from '../../../src/content/mail.json' with { type: 'json' };
import site from '../../../src/content/site.json' with { type: 'json' };
import {
  confirmationMail,
  legalLine,
  type MailContext,
  teamMail,
} from '../../../src/features/contact/mail.ts';
import { electionLabel } from '../../../src/features/contact/fields.ts';
import { CAMPAIGN_TYPE_LABELS } from '../../../src/config/elections.ts';
import { longDay } from '../../../src/lib/format.ts';
import { daysText } from '../../../src/lib/opening-hours.ts';
import { telHref } from '../../../src/lib/phone.ts';
import { escapeHtml, fill } from '../../../src/lib/text.ts';
import { mailSchema } from '../../../src/schemas/contact.ts';
import { type ContactField, isTick } from '../../../src/schemas/contact-fields.ts';
import { contactRequest, everyField } from '../../support/contact.ts';

const REFERENCE = 'K7F-3MP';
const RECEIVED_AT = new Date('2026-07-01T10:05:00Z');
const { team: teamWords, confirmation: visitorWords } = mailWords;

function compose(changes: Record<string, unknown> = {}, context: Partial<MailContext> = {}) {
  const all: MailContext = {
    reference: REFERENCE,
    receivedAt: RECEIVED_AT,
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
    const typed = Object.entries(everyField()).filter(([field]) => !isTick(field as ContactField));
    const content = compose(Object.fromEntries(typed)).team[body];
    for (const [, value] of typed) expect(content).toContain(electionLabel(value) ?? value);
    for (const value of [REFERENCE, '203.0.113.7']) expect(content).toContain(value);
  });

  test('asks for a call with the number where the visitor prefers one', () => {
    const { TextBody: text } = compose({ prefer_phone: true }).team;
    expect(text).toContain(`*** ${fill(teamWords.callBack, { phone: '030 23125 777' })} ***`);
  });

  test('names the wording of the consent by its date', () => {
    const { wordingOf } = contactPage.form.fields.agree_privacy;
    const consent = fill(teamWords.consent, { date: longDay(new Date(wordingOf)) });
    expect(compose().team.TextBody).toContain(
      `${contactPage.form.fields.agree_privacy.term}: ${consent}\n`,
    );
  });

  test('says what an answer to it does, also where it does not reach the visitor', () => {
    const { team, withoutReply } = compose();
    expect(team.TextBody).toContain(teamWords.reply);
    expect(withoutReply).not.toHaveProperty('ReplyTo');
    expect(withoutReply.TextBody).toContain(teamWords.noReply);
  });

  test('begins with who writes for which election, which a locked phone shows', () => {
    const { TextBody: text, HtmlBody: html } = compose().team;
    const [first = ''] = text.split('\n');
    expect(first).toContain('Anna Beispiel');
    expect(first).toContain(CAMPAIGN_TYPE_LABELS.mayor);
    expect(html).toContain(`>${first}</h1>`);
  });

  test('goes on with the message and how to answer, and ends with the particulars', () => {
    const { TextBody: text } = compose({ message: 'Wir suchen Hilfe.' }).team;
    const places = ['> Wir suchen Hilfe.', 'anna@waehler.example', teamWords.reply, '203.0.113.7'];
    const found = places.map((place) => text.indexOf(place));
    expect(found.every((place) => place > 0)).toBe(true);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  });

  test('sets the message off, so that no line of it passes for one of ours', () => {
    const { TextBody: text } = compose({ message: 'Hallo zusammen\n\nIP-Adresse: 192.0.2.1' }).team;
    expect(text).toContain('\n> Hallo zusammen\n> \n> IP-Adresse: 192.0.2.1\n');
  });

  test('has links that call and write', () => {
    const { HtmlBody: html } = compose({ phone: '030 23125 777' }).team;
    expect(html).toContain('href="tel:+493023125777"');
    expect(html).toContain('href="mailto:anna@waehler.example"');
  });

  test('does not call what is no number, nor write to more people', () => {
    const { HtmlBody: html } = compose({
      phone: 'abends, 777',
      email: 'a?cc=boese@waehler.example',
    }).team;
    expect(html).not.toContain('href="tel:');
    expect(html).toContain('href="mailto:a%3Fcc%3Dboese@waehler.example"');
  });

  test.each([
    ['Anna Beispiel', 'Anna Beispiel'],
    ['Ä'.repeat(120), 'Ä'.repeat(60)],
    ['<b>Anna</b>, Bcc: opfer@waehler.example', 'b Anna b Bcc opfer waehler example'],
  ])('names campaign type, reference and visitor in the subject: %s', (name, named) => {
    const { Subject: subject } = compose({ name }).team;
    const campaignType = CAMPAIGN_TYPE_LABELS.mayor;
    const start = fill(teamWords.subject, { campaignType, reference: REFERENCE });
    expect(subject).toBe(`${start} · ${named}`);
  });

  test('shows typed markup as text', () => {
    const typed = `<img src=x onerror="alert('1')"> & <a href='//boese.example'>klick</a>`;
    const { HtmlBody: html } = compose({ name: typed, message: typed, organization: typed }).team;
    expect(html).not.toMatch(/<img|onerror="/);
    // The links that are ours.
    expect(html.replaceAll(/<a href="(?:mailto|tel):/g, '')).not.toContain('<a');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; &lt;a');
  });
});

describe('the confirmation', () => {
  test('says what happens next, how to reach us, and that it may be a mistake', () => {
    const { TextBody: text, Subject: subject } = compose().confirmation;
    expect(subject).toBe(fill(visitorWords.subject, { reference: REFERENCE }));
    expect(text).toContain(visitorWords.next);
    for (const { when, what } of contactPage.afterwards.steps) {
      expect(text).toContain(`${when}: ${what}`);
    }
    expect(text).toContain(visitorWords.notYou);
    expect(text).toContain(fill(visitorWords.phone, { phone: site.phone }));
    for (const { weekdays, from, to } of site.openingHours) {
      expect(text).toContain(fill(visitorWords.hours, { days: daysText(weekdays), from, to }));
    }
  });

  test('bears the house’s name and the day of the request, and calls us at a press', () => {
    const { TextBody: text, HtmlBody: html } = compose().confirmation;
    const received = [visitorWords.stamp, '01.07.2026', '12:05\u00a0Uhr'];
    expect(text.startsWith([site.brand, ...received].join('\n'))).toBe(true);
    for (const part of [site.brand, ...received]) expect(html).toContain(escapeHtml(part));
    expect(html).toContain(`href="${telHref(site.phone)}"`);
  });

  test('is marked as an automatic reply', () => {
    expect(compose().confirmation.Headers).toEqual([
      { Name: 'Auto-Submitted', Value: 'auto-replied' },
    ]);
  });

  test('is not tracked, nor is the message to the team', () => {
    const { confirmation, team, withoutReply } = compose();
    const untracked = { TrackOpens: false, TrackLinks: 'None' };
    expect([confirmation, team, withoutReply]).toMatchObject(Array(3).fill(untracked));
  });

  test('fills every placeholder', () => {
    const { confirmation, team } = compose();
    for (const { Subject, TextBody, HtmlBody } of [confirmation, team]) {
      expect(Subject + TextBody + HtmlBody).not.toMatch(/\{\w+\}/);
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

test('a mail names no register and no managing directors where there are none', () => {
  const template =
    '{legalName} · {city} · {registerCourt}, {registerNumber} · Leitung: {managingDirectors}';
  const address = { street: 'Weg 1', postalCode: '20457', city: 'Hamburg', country: 'DE' };
  const legal = {
    editorialResponsible: 'Kim Probe',
    managingDirectors: ['Kim Probe', 'Jo Muster'],
  };
  const agency = { legalName: 'Probe & Muster GbR', address, legal };
  expect(legalLine(template, agency)).toBe(
    'Probe & Muster GbR · Hamburg · Leitung: Kim Probe, Jo Muster',
  );
  const trader = { ...agency, legal: { ...legal, managingDirectors: [] } };
  expect(legalLine(template, trader)).toBe('Probe & Muster GbR · Hamburg');
  const register = { registerCourt: 'Amtsgericht Hamburg', registerNumber: 'HRB 1' };
  expect(legalLine(template, { ...agency, legal: { ...legal, ...register } })).toContain(
    'Amtsgericht Hamburg, HRB 1',
  );
});
