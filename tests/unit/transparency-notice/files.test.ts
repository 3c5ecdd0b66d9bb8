import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeEach, expect, test, vi } from 'vitest';
import { piecesOf } from '../../../src/features/transparency-notice/piece.ts';
import {
  letterParagraph,
  readmeText,
  zipOfAll,
} from '../../../src/features/transparency-notice/result/files.ts';
import { drawLabel } from '../../../src/features/transparency-notice/result/label.ts';
import { drawCode } from '../../../src/features/transparency-notice/result/qr.ts';
import {
  answersFile,
  MOST_BYTES,
  openCampaign,
  openSavedAnswers,
  saveCampaign,
} from '../../../src/features/transparency-notice/saved-answers.ts';
import type { Answers } from '../../../src/features/transparency-notice/validate.ts';
import { words } from '../../../src/features/transparency-notice/words.ts';
import { fill } from '../../../src/lib/text.ts';
import { campaignOf } from '../../fixtures/notice-answers.ts';
import { pieceFor } from './support/pieces.ts';

// A browser without a canvas makes no PNG, and counts each character of a label as 0.7 sizes wide.
beforeEach(() => {
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
});

const { letter, readme, noticeOpen } = words.result;
const LETTER_BEGIN = fill(letter.label, { name: 'Plakat', sponsor: 'Liste Nord e. V.' });
const LETTER_END = fill(letter.end, { email: 'post@liste.example' });
const OPEN_NEWSPAPER = { publisher: 'company', publisher_name: 'Bote' };
const EMPTY = { format: 'transparenzhinweis', version: 2, fields: {}, pieces: [{}] };
const saved = (changes: object) => JSON.stringify({ ...EMPTY, ...changes });
const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);

test('the paragraph says what a printer or a publisher has to do', () => {
  const gap = fill(letter.gap, { gap: fill(words.label.gap, { name: 'Bote' }) });
  const printed = [LETTER_BEGIN, letter.code, LETTER_END];
  const open = [LETTER_BEGIN, gap, letter.open, LETTER_END];
  const published = [LETTER_BEGIN, letter.code, letter.publish, LETTER_END];
  const named = { publisher_email: 'post@bote.example', publisher_url: 'bote.example/1' };
  const paragraphFor = (piece: Answers) => letterParagraph(pieceFor(piece));
  expect(paragraphFor({})).toBe(printed.join(' '));
  expect(paragraphFor(OPEN_NEWSPAPER)).toBe(open.join(' '));
  expect(paragraphFor({ ...OPEN_NEWSPAPER, ...named })).toBe(published.join(' '));
});

test('the read-me says what each file is for, which notice is missing, and where the answers can be opened again', () => {
  const text = readmeText([pieceFor({ ad_amount: '' })], 'https://wir.example/x');
  expect(text.split('\n\n')).toEqual([
    readme.files.map((line) => `- ${line}`).join('\n'),
    fill(readme.again, { url: 'https://wir.example/x' }),
    'Plakat',
    noticeOpen,
    readme.letter,
    [LETTER_BEGIN, letter.code, LETTER_END].join(' '),
    '',
  ]);
});

test('the ZIP has a numbered folder for each piece whose label is there', async () => {
  const campaign = campaignOf([
    {},
    { ...OPEN_NEWSPAPER, piece_kind: 'newspaper', online: 'no', piece_name: 'Anzeige' },
    { piece_name: 'Flyer', notice_url: 'kaputt' },
  ]);
  const answers = file('transparenzhinweis-angaben-2027-04-01.json', saveCampaign(campaign));
  const all = piecesOf(campaign);
  const zip = await zipOfAll(all, answers, 'https://wir.example/x');
  const found = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.keys(found).sort()).toEqual([
    'LIES-MICH.txt',
    'transparenzhinweis-angaben-2027-04-01.json',
    'transparenzhinweis-anzeige-2/transparenzhinweis-anzeige-2-kennzeichnung-a4.svg',
    'transparenzhinweis-anzeige-2/transparenzhinweis-anzeige-2-kennzeichnung-a6.svg',
    'transparenzhinweis-anzeige-2/transparenzhinweis-anzeige-2-kennzeichnung-poster.svg',
    'transparenzhinweis-anzeige-2/transparenzhinweis-anzeige-2-kennzeichnung.txt',
    'transparenzhinweis-plakat-1/transparenzhinweis-plakat-1-kennzeichnung-a4.svg',
    'transparenzhinweis-plakat-1/transparenzhinweis-plakat-1-kennzeichnung-a6.svg',
    'transparenzhinweis-plakat-1/transparenzhinweis-plakat-1-kennzeichnung-poster.svg',
    'transparenzhinweis-plakat-1/transparenzhinweis-plakat-1-kennzeichnung.txt',
    'transparenzhinweis-plakat-1/transparenzhinweis-plakat-1-qr.svg',
    'transparenzhinweis-plakat-1/transparenzhinweis-plakat-1.html',
    'transparenzhinweis-plakat-1/transparenzhinweis-plakat-1.json',
    'transparenzhinweis-plakat-1/transparenzhinweis-plakat-1.txt',
  ]);
  expect(await openSavedAnswers(zip)).toEqual(campaign);
});

test('the names of files take 40 characters of the name of a piece', () => {
  const { stem } = pieceFor({ piece_name: 'x'.repeat(41) });
  expect(stem).toBe(`transparenzhinweis-${'x'.repeat(40)}`);
});

test('a label has three sizes, and its words are text in the file', () => {
  const { svg } = drawLabel(['Politische Anzeige', 'Sponsor: A & B'], 'poster');
  expect(svg).toContain('>Sponsor: A &amp; B</text>');
  expect(svg).toContain('font-size="15"');
  // 20 characters of 0.7 sizes with 4 % in reserve and 2 sizes of padding; a line of 1.4 sizes and 2 sizes of padding.
  const label = ['Ein politisches Wort'];
  expect(drawLabel(label, 'a6')).toMatchObject({ mm: [50, 11], pixels: [1193, 245] });
  expect(drawLabel(label, 'a4').mm).toEqual([67, 14]);
  expect(drawLabel(label, 'poster').mm).toEqual([249, 51]);
});

test('no line of a label is wider than 24 sizes, and long words are divided', () => {
  const textsOf = (line: string) =>
    [...drawLabel([line], 'a6').svg.matchAll(/>([^<]+)<\/text>/g)].map(([, text]) => text);
  expect(textsOf('Bürgermeisterwahl in Nordstadt am 13. Juni 2027')).toEqual([
    'Bürgermeisterwahl in Nordstadt am',
    '13. Juni\u00a02027',
  ]);
  expect(textsOf('Hinweis: https://liste.example/buergermeister/plakat-am-markt')).toEqual([
    'Hinweis:',
    'https://liste.example/',
    'buergermeister/plakat-am-markt',
  ]);
  expect(textsOf('x'.repeat(70))).toEqual(['x'.repeat(34), 'x'.repeat(34), 'xx']);
});

test('the QR code grows with the label, and its PNG has whole pixels', () => {
  // The code has 25 modules, and a quiet zone of 4 modules on each side.
  const code = drawCode('https://liste.example', 'a6');
  expect(code).toMatchObject({ mm: [20, 20], pixels: [528, 528] });
  expect(code.svg).toMatch(/^<svg [^>]*width="20mm" height="20mm"/);
  expect(drawCode('https://liste.example', 'poster').mm).toEqual([99, 99]);
});

test('an address with umlauts is ASCII in the code', () => {
  const plain = drawCode('https://xn--mller-kva.example/w%C3%A4hl', 'a6');
  expect(drawCode('https://müller.example/wähl', 'a6')).toEqual(plain);
});

test('an opened file has the answers to the questions of today and no others', () => {
  // Names that the form of November 2026 wrote.
  const shared = { sponsor_kind: 'person', controller_seat: 'Weg 2', payer_name: 'Toni Zahlt' };
  const piece = { piece_kind: 'post', targeting_groups: 'Alter 18–30', reach: '500 Aufrufe' };
  const fields = { ...shared, sponsor_seat: 5 };
  const pieces = [piece, { distributor_name: 'Fix' }];
  expect(openCampaign(saved({ fields, pieces }))).toEqual({ shared, pieces: [piece, {}] });
});

test('an opened file has the proposed answers that were cleared, as empty ones', () => {
  const campaign = campaignOf([{ report: '' }]);
  expect(openCampaign(saveCampaign(campaign))).toEqual(campaign);
});

test.each([
  ['of another format', 'foreign', saved({ format: 'andere' })],
  ['with a list', 'foreign', '[]'],
  ['of a later version', 'newer', saved({ version: 3 })],
  ['that is cut off', 'broken', '{'],
  ['with an empty list of pieces', 'broken', saved({ pieces: [] })],
  ['with a list of fields', 'broken', saved({ fields: [] })],
  ['that lacks its pieces', 'broken', saved({ pieces: undefined })],
])('a file %s is refused as %s', (_, error, text) => {
  expect(openCampaign(text)).toBe(error);
});

test('a file that is too large is refused', async () => {
  const big = file('x.json', ' '.repeat(MOST_BYTES + 1));
  expect(await openSavedAnswers(big)).toBe('too_large');
});

test('a file that the browser cannot read is refused', async () => {
  vi.spyOn(Blob.prototype, 'text').mockRejectedValue(new DOMException('', 'NotReadableError'));
  expect(await openSavedAnswers(file('x.json', '{}'))).toBe('broken');
});

test('a ZIP file that was packed again on a Mac opens, whatever its name', async () => {
  const { name } = answersFile(campaignOf(), new Date('2027-04-01T10:00:00Z'));
  expect(name).toBe('transparenzhinweis-angaben-2027-04-01.json');
  const text = saveCampaign(campaignOf());
  const zip = zipSync({
    [`__MACOSX/hinweise/._${name}`]: strToU8('Mac'),
    [`hinweise/${name}`]: strToU8(text),
    [`zweite/${name}`]: strToU8(text),
  });
  // The second file with answers is damaged, to show that only the first is unpacked.
  const second = strFromU8(zip, true).indexOf('zweite/') + `zweite/${name}`.length;
  zip.fill(255, second, second + 20);
  const packed = file('hinweise', zip as Uint8Array<ArrayBuffer>);
  expect(await openSavedAnswers(packed)).toEqual(campaignOf());
});
