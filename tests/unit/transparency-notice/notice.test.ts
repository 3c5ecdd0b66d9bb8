import { describe, expect, test } from 'vitest';
import {
  type Field,
  POINT_NAMES,
  type PointName,
} from '../../../src/features/transparency-notice/notice-fields.ts';
import {
  noticeJson,
  noticePage,
  noticeText,
} from '../../../src/features/transparency-notice/result/notice-formats.ts';
import type { Answers } from '../../../src/features/transparency-notice/validate.ts';
import { words } from '../../../src/features/transparency-notice/words.ts';
import { fill, withoutSoftHyphens } from '../../../src/lib/text.ts';
import { NEWSPAPER } from '../../fixtures/notice-answers.ts';
import { pieceFor, piecesFor } from './support/pieces.ts';

const { fields, label, points } = words;
/** The row of a field in a notice. */
const row = (field: Field, value: string) =>
  `${fields[field].term ?? fields[field].label}: ${value}`;
const choice = (field: Field, answer: string) => row(field, fields[field].answers?.[answer] ?? '');

const HEAD = [label.statement, fill(label.sponsor, { name: 'Liste Nord e. V.' })];
const ELECTION = 'Bürgermeisterwahl in Nordstadt, 13.\u00a0Juni 2027';
const noticeLine = (url: string) => fill(label.notice, { url });
const ADDRESS = noticeLine('https://liste.example/plakat');
const CONTROLLER = fill(label.controller, { name: 'Kim Dach' });
const CONTROLLED = { controller: 'yes', controller_name: 'Kim Dach' };
const DATED = 'Wahl am 13. Juni 2027';
const TARGETED = { targeting: 'yes' };
const GAP = noticeLine(fill(label.gap, { name: 'Bote' }));

test.each([
  ['a poster of an association', {}, {}, [...HEAD, ELECTION, ADDRESS]],
  ['a controlled sponsor', {}, CONTROLLED, [...HEAD, CONTROLLER, ELECTION, ADDRESS]],
  ['an election with its day', {}, { election_name: DATED }, [...HEAD, DATED, ADDRESS]],
  ['a piece with targeting', TARGETED, {}, [...HEAD, ELECTION, label.targeting, ADDRESS]],
  ['a newspaper', NEWSPAPER, {}, [...HEAD, ELECTION, GAP]],
])('the label of %s', (_, piece, campaign, lines) => {
  expect(pieceFor(piece, campaign).label).toEqual(lines.map(withoutSoftHyphens));
});

test('a notice says all 16 points in their order', () => {
  const stated: Partial<Record<PointName, string[]>> = {
    sponsor: [
      row('sponsor_name', 'Liste Nord e. V.'),
      row('sponsor_email', 'post@liste.example'),
      row('sponsor_seat', 'Markt 1, 12345 Nordstadt, Deutschland'),
    ],
    period: [row('period_from', '3.\u00a0Mai 2027'), row('period_to', '13.\u00a0Juni 2027')],
    ad: [
      row('ad_amount', '1.450,50\u00a0€'),
      row('ad_benefits', '0\u00a0€'),
      choice('tax', 'gross'),
    ],
    origin: [choice('origin_kind', 'private'), choice('origin_region', 'inside')],
    method: ['Nach der Rechnung.'],
    link: [
      choice('link', 'election'),
      row('election_name', 'Bürgermeisterwahl in Nordstadt'),
      choice('election_level', 'local'),
      row('election_date', '13.\u00a0Juni 2027'),
    ],
    official: ['https://nordstadt.example/wahl'],
    report: [row('report', 'Liste Nord e. V., post@liste.example')],
    suspended: [choice('suspended', 'no')],
    targeting: [fields.targeting.answers?.['no'] ?? ''],
  };
  const version = { piece: 'Plakat', version: '1', date: '1.\u00a0Mai 2027' };
  const all = POINT_NAMES.map((name, index) =>
    [`${index + 1}. ${points[name]}`, ...(stated[name] ?? [words.notApplicable])].join('\n'),
  );
  expect(noticeText(pieceFor({}).notice).split('\n\n')).toEqual([
    `${words.noticeHeading}\n${fill(words.versionLine, version)}`,
    ...all.slice(0, -1),
    `${all.at(-1)}\n`,
  ]);
});

test('the words of a point depend on the piece', () => {
  const textFor = (piece: Answers) => noticeText(pieceFor(piece).notice);
  expect(textFor({ piece_kind: 'web' })).toContain(`${points.archive}\n${words.archivePending}\n`);
  const publisher = [row('publisher_name', 'Bote'), row('publisher_email', 'post@bote.example')];
  expect(textFor(NEWSPAPER)).toContain([points.report, ...publisher, ''].join('\n'));
});

test('a label may have a gap, and the address in it is asked for', () => {
  const gap = { hasLabel: true, hasNotice: true, open: ['publisher_url'] };
  expect(pieceFor(NEWSPAPER)).toMatchObject(gap);
  expect(pieceFor({ ...NEWSPAPER, publisher_url: 'bote.example/1' }).open).toEqual([]);
});

test('the JSON file has amounts as numbers and days as in ISO 8601', () => {
  const data = JSON.parse(noticeJson(pieceFor({}).notice));
  expect(data).toMatchObject({
    format: 'transparenzbekanntmachung',
    url: 'https://liste.example/plakat',
    piece: { name: 'Plakat', kind: 'poster' },
    version: '1',
    date: '2027-05-01',
  });
  expect(data.points[3].values).toMatchObject([{ value: '2027-05-03' }, { value: '2027-06-13' }]);
  expect(data.points[4].values[0]).toMatchObject({ value: 1450.5, text: '1.450,50\u00a0€' });
});

test('typed HTML is shown as text, and the page links to the JSON file', () => {
  const { notice } = pieceFor({ piece_name: '<b>&"', method: 'A < B\nC' });
  const page = noticePage(notice, 'plakat.json');
  expect(page).toContain('<h1>&lt;b&gt;&amp;&quot;</h1>');
  expect(page).toContain('<a href="plakat.json">');
  expect(page).toContain('<p>A &lt; B<br>C</p>');
});

test('a domain is shown with its umlauts, and its link is ASCII', () => {
  const { notice, messages } = pieceFor({}, { sponsor_email: 'info@kfz-müller.example' });
  expect(messages).toEqual({});
  expect(noticePage(notice, 'plakat.json')).toContain(
    '<a href="mailto:info@xn--kfz-mller-u9a.example">info@kfz-müller.example</a>',
  );
});

describe('the amounts of a campaign', () => {
  const address = { piece_name: 'Flyer', notice_url: 'liste.example/flyer' };
  const flyer = { ...address, ad_amount: '100', ad_benefits: '50' };

  test.each<[string, pieces: Answers[], typed: Answers, amount: string, benefits: string]>([
    ['are sums over several pieces', [{}, flyer], { campaign_amount: ' ' }, '1550,5', '50'],
    ['may be typed for benefits alone', [{}, flyer], { campaign_benefits: '70' }, '1550,5', '70'],
    ['may be typed for one piece', [flyer], { campaign_amount: '9.000' }, '9.000', '50'],
  ])('%s', (_, pieces, typed, amount, benefits) => {
    for (const piece of piecesFor(pieces, typed)) {
      const notice = { campaign_amount: amount, campaign_benefits: benefits };
      expect(piece).toMatchObject({ hasNotice: true, notice });
    }
  });

  test.each<[string, Answers]>([
    ['amount', { ad_amount: '' }],
    ['value of benefits', { ad_benefits: '' }],
  ])('keep all its notices back while a piece has no %s', (_, answer) => {
    const [poster] = piecesFor([{}, { ...flyer, ...answer }]);
    expect(poster).toMatchObject({ hasNotice: false, open: [] });
  });
});

test('two pieces cannot have the same address, unless a company publishes both', () => {
  const same = { notice_url: 'https://liste.example/plakat', piece_name: 'Flyer' };
  const [poster, flyer] = piecesFor([{}, same]);
  expect(poster?.messages).toEqual({
    notice_url: fill(words.messages.url_taken, { name: 'Flyer' }),
  });
  expect(flyer?.messages).toEqual({
    notice_url: fill(words.messages.url_taken, { name: 'Plakat' }),
  });
  expect(poster?.hasLabel).toBe(false);
  const foreign = { ...NEWSPAPER, publisher_url: 'bote.example/1' };
  const both = piecesFor([foreign, foreign]);
  expect(both.map(({ messages }) => messages)).toEqual([{}, {}]);
});
