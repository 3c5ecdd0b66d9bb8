import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import texts from '../../src/content/transparenzhinweis.json' with { type: 'json' };
import { FIELD_NAMES, valuesFrom } from '../../src/features/transparency-notice/values.ts';
import { openNotice, saveNotice } from '../../src/features/transparency-notice/file.ts';
import {
  labelLines,
  noticePoints,
  POINT_NAMES,
} from '../../src/features/transparency-notice/notice.ts';
import { noticeHtml, noticeText } from '../../src/features/transparency-notice/output.ts';
import { qrCode, qrSvg } from '../../src/features/transparency-notice/qr.ts';
import { validate } from '../../src/features/transparency-notice/validate.ts';
import { fill } from '../../src/lib/text.ts';
import { shapeOf } from '../../src/schemas/common.ts';
import { readQr } from '../support/qr.ts';

const EXAMPLE = valuesFrom({
  sponsor_name: 'Liste Beispielstadt e. V.',
  sponsor_email: 'vorstand@liste.example',
  sponsor_address: 'Marktplatz 1, 12345 Beispielstadt',
  controller: 'no',
  payer: 'no',
  link: 'election',
  election_name: 'Bürgermeisterwahl in Beispielstadt',
  election_level: 'local',
  election_date: '2027-06-13',
  official_url: 'https://beispielstadt.example/wahlen',
  period_from: '2027-05-03',
  period_to: '2027-06-13',
  ad_amount: '1.450',
  ad_benefits: '150',
  tax: 'gross',
  method: 'Nach der Rechnung der Druckerei.',
  origin_kind: 'private',
  origin_region: 'inside',
  report: 'E-Mail an hinweise@liste.example',
  suspended: 'no',
  online: 'no',
  targeting: 'no',
  notice_url: 'https://liste.example/transparenz/plakat-2027',
});

function noticeOf(changes: Partial<typeof EXAMPLE> = {}) {
  const checked = validate({ ...EXAMPLE, ...changes });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.notice;
}
const errorsOf = (changes: Partial<typeof EXAMPLE>) => {
  const checked = validate({ ...EXAMPLE, ...changes });
  return checked.ok ? {} : checked.errors;
};
const pointsOf = (changes: Partial<typeof EXAMPLE>) => noticePoints(noticeOf(changes), texts);

describe('the answers', () => {
  test.each([
    [{ sponsor_name: ' \u200b ' }, { sponsor_name: 'required' }],
    [{ sponsor_name: 'x'.repeat(201) }, { sponsor_name: 'too_long' }],
    [{ sponsor_email: 'liste@beispiel' }, { sponsor_email: 'email_invalid' }],
    [{ notice_url: 'http://liste.example/t' }, { notice_url: 'url_invalid' }],
    [{ notice_url: 'https://liste.example/ t' }, { notice_url: 'url_invalid' }],
    [{ notice_url: 'https:liste.example' }, { notice_url: 'url_invalid' }],
    [{ notice_url: 'https:\\\\liste.example' }, { notice_url: 'url_invalid' }],
    [{ notice_url: 'https://bund.de@liste.example/' }, { notice_url: 'url_invalid' }],
    [{ ad_amount: 'viel' }, { ad_amount: 'amount_invalid' }],
    [{ election_date: '2027-02-30' }, { election_date: 'date_invalid' }],
    [{ period_to: '2027-05-02' }, { period_to: 'period_reversed' }],
    [{ election_date: '2027-05-02' }, { election_date: 'election_before_period' }],
    [{ targeting: '' }, { targeting: 'choice_required' }],
    [{ suspended: 'yes' }, { suspended_text: 'required' }],
    [{ controller: 'yes' }, { controller_name: 'required', controller_email: 'required' }],
    [{ link: 'none', election_name: '', election_date: 'x', official_url: '' }, {}],
  ])('%j has the errors %j', (changes, errors) => expect(errorsOf(changes)).toEqual(errors));

  test('an e-mail address is linked so that its mail goes nowhere else', () => {
    const rows = pointsOf({ sponsor_email: 'a?cc=b@liste.example' }).flatMap((point) => point.rows);
    const hrefs = rows.flatMap(({ href = '' }) => (href.startsWith('mailto:') ? [href] : []));
    expect(hrefs[0]).toBe('mailto:a%3Fcc%3Db@liste.example');
  });

  test('an answer that is not asked for any more is not published', () => {
    const hidden = { controller: 'no', controller_name: 'Geheim' };
    expect(noticeText('', pointsOf(hidden))).not.toContain('Geheim');
    expect(labelLines(noticeOf(hidden), texts).join()).not.toContain('Geheim');
  });
});

describe('the notice', () => {
  // Regulation (EU) 2024/900, Article 11(1).
  test('the label names advertisement, sponsor, controller, election, targeting and notice', () => {
    const controlled = { controller: 'yes', controller_name: 'Dachverband' };
    const notice = {
      ...noticeOf({ ...controlled, controller_email: 'post@dach.example' }),
      targeting: 'yes',
    };
    expect(labelLines(notice, texts)).toEqual([
      texts.label.statement,
      fill(texts.label.sponsor, { name: EXAMPLE.sponsor_name }),
      fill(texts.label.controller, { name: 'Dachverband' }),
      'Bürgermeisterwahl in Beispielstadt, 13.\u00a0Juni 2027',
      texts.label.targeting,
      fill(texts.label.notice, { url: EXAMPLE.notice_url }),
    ]);
  });

  const named = shapeOf(POINT_NAMES, (name) => ({ heading: name, empty: `${name} leer` }));

  // Article 12(1), in the order of the template.
  test('it has 16 points, and each says something', () => {
    const points = noticePoints(noticeOf(), { ...texts, points: named });
    expect(points).toHaveLength(16);
    const values = points.map(({ rows }) => rows.map(({ value }) => value).join(' | '));
    expect(values.filter((value) => value.trim() === '')).toEqual([]);
    expect(values[4]).toBe(`1.450\u00a0€ | 150\u00a0€ | ${texts.fields.tax.answers.gross}`);
    expect(values[5]).toBe('campaign leer');
    expect(values[10]).toBe('archive leer');
    expect(pointsOf({ online: 'yes' })[10]?.rows[0]?.value).toBe(texts.archivePending);
  });

  test('nothing that is typed becomes markup in the HTML', () => {
    const tags = (html: string) =>
      html
        .match(/<[^>]*>/g)
        ?.join('')
        .replace(/ href="[^"]*"/g, '');
    const plain = tags(noticeHtml('x', pointsOf({ origin_text: 'a' })));
    const nasty = fc
      .string({ unit: 'grapheme', maxLength: 60 })
      .map((text) => `</p><b c="&'>${text}`);
    fc.assert(
      fc.property(nasty, (typed) => {
        const line = { sponsor_name: typed, sponsor_address: typed, origin_text: typed };
        const html = noticeHtml('x', pointsOf(line));
        expect(tags(html.replaceAll('<br>', ''))).toBe(plain);
      }),
    );
  });

  test('its QR code is read back from the file for the printer', async () => {
    for (const url of [EXAMPLE.notice_url, `https://liste.example/${'x'.repeat(270)}`]) {
      const qr = qrCode(url);
      const svg = qrSvg(qr).replaceAll(`${qr.edge}mm`, `${qr.side * 6}`);
      expect(await readQr(Buffer.from(svg))).toBe(url);
      expect(qr.edge / qr.side).toBeGreaterThanOrEqual(0.6);
    }
  });
});

describe('the file', () => {
  const typed = fc.dictionary(
    fc.constantFrom(...FIELD_NAMES),
    fc.string({ unit: 'binary', maxLength: 20 }),
    { maxKeys: 5 },
  );

  test('gives back what was typed, right or wrong', () => {
    fc.assert(
      fc.property(typed, (some) => {
        const values = valuesFrom(some);
        expect(openNotice(saveNotice(values))).toEqual({ ok: true, values });
      }),
      { examples: [[{ sponsor_name: ' \n' }]] },
    );
  });

  const head = { format: 'transparenzhinweis', version: 1 };
  test.each([
    [saveNotice(EXAMPLE).slice(0, -9), 'broken'],
    ['{"name":"Kim"}', 'foreign'],
    [JSON.stringify({ ...head, version: 2, fields: {} }), 'newer'],
    [JSON.stringify({ ...head, fields: { sponsor_name: 5 } }), 'broken'],
    [JSON.stringify({ ...head, fields: { unknown: 'x' } }), 'broken'],
  ])('%j is refused as %s', (text, error) => {
    expect(openNotice(text)).toEqual({ ok: false, error });
  });
});
