import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import {
  labelFile,
  letterParagraph,
  readmeText,
  zipOfAll,
} from '../../../src/features/transparency-notice/files.ts';
import { labelMeasures } from '../../../src/features/transparency-notice/label.ts';
import { piecesOf } from '../../../src/features/transparency-notice/campaign.ts';
import { qrCode, qrSvg } from '../../../src/features/transparency-notice/qr.ts';
import {
  savedFileName,
  MOST_BYTES,
  openCampaign,
  openSavedAnswers,
  saveCampaign,
} from '../../../src/features/transparency-notice/saved-answers.ts';
import { campaignOf, pieceFor, texts } from '../../fixtures/notice-words.ts';

// Node has no canvas.
vi.mock('../../../src/lib/browser/draw-png.ts', () => ({ drawPng: () => Promise.resolve(null) }));

const OPEN_NEWSPAPER = { publisher: 'company', publisher_name: 'Bote' };
const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);

test('the paragraph says what a printer or a publisher has to do', () => {
  expect(letterParagraph(pieceFor(), texts)).toBe(
    'Anzeige „Plakat“ von Liste Nord e. V.. Mit Code. Fragen an post@liste.example.',
  );
  expect(letterParagraph(pieceFor(OPEN_NEWSPAPER), texts)).toBe(
    'Anzeige „Plakat“ von Liste Nord e. V.. Setzen Sie [Adresse nennt Bote] ein. Veröffentlichen Sie ihn später. Fragen an post@liste.example.',
  );
  const named = { publisher_email: 'post@bote.example', publisher_url: 'bote.example/1' };
  expect(letterParagraph(pieceFor({ ...OPEN_NEWSPAPER, ...named }), texts)).toBe(
    'Anzeige „Plakat“ von Liste Nord e. V.. Mit Code. Veröffentlichen Sie den Hinweis. Fragen an post@liste.example.',
  );
});

test('the read-me says what each file is for, which notice is missing, and where the answers can be opened again', () => {
  expect(readmeText([pieceFor({ ad_amount: '' })], false, 'https://wir.example/x', texts)).toBe(
    `Was hier liegt:

- Datei Kennzeichnung
- Datei Hinweis

Keine Bilder.

Weiter unter https://wir.example/x

Plakat

Ohne Hinweis.

Für Druckerei:

Anzeige „Plakat“ von Liste Nord e. V.. Mit Code. Fragen an post@liste.example.

`,
  );
});

test('the ZIP has a folder for each piece whose label is there', async () => {
  const campaign = campaignOf([
    {},
    { ...OPEN_NEWSPAPER, piece_kind: 'newspaper', online: 'no', piece_name: 'Anzeige' },
    { piece_name: 'Flyer', notice_url: 'kaputt' },
  ]);
  const answers = file('transparenzhinweis-angaben-2027-04-01.json', saveCampaign(campaign));
  const all = piecesOf(campaign, texts, '2027-04-01');
  const zip = await zipOfAll(all, answers, 'https://wir.example/x', texts);
  const found = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.keys(found).sort()).toEqual([
    'LIES-MICH.txt',
    'transparenzhinweis-angaben-2027-04-01.json',
    'transparenzhinweis-anzeige/transparenzhinweis-anzeige-kennzeichnung-a6.svg',
    'transparenzhinweis-anzeige/transparenzhinweis-anzeige-kennzeichnung.txt',
    'transparenzhinweis-plakat/transparenzhinweis-plakat-kennzeichnung-poster.svg',
    'transparenzhinweis-plakat/transparenzhinweis-plakat-kennzeichnung.txt',
    'transparenzhinweis-plakat/transparenzhinweis-plakat-qr.svg',
    'transparenzhinweis-plakat/transparenzhinweis-plakat.html',
    'transparenzhinweis-plakat/transparenzhinweis-plakat.json',
    'transparenzhinweis-plakat/transparenzhinweis-plakat.txt',
  ]);
  expect(await openSavedAnswers(zip)).toEqual({ ok: true, campaign });
});

test('a label has three sizes, the QR code grows with it, and the words in the file are text', async () => {
  const piece = pieceFor({}, { sponsor_name: 'A & B' });
  const svg = await labelFile(piece, 'poster').text();
  expect(svg).toContain('>Sponsor: A &amp; B</text>');
  expect(svg).toContain('font-size="15"');
  expect(labelMeasures(['Politische Anzeige'], 'a6')).toEqual([33, 11]);
  expect(labelMeasures(['Politische Anzeige'], 'a4')).toEqual([44, 14]);
  expect(labelMeasures(['Politische Anzeige'], 'poster')).toEqual([165, 51]);
  // The code has 25 modules, and a quiet zone of 4 modules on each side.
  expect(qrCode('https://liste.example', 'a6').edge).toBe(20);
  expect(qrCode('https://liste.example', 'poster').edge).toBe(99);
});

test('a long address is divided, and no line is wider than 24 sizes', () => {
  const long = `Hinweis: https://liste.example/${'x'.repeat(250)}`;
  expect(labelMeasures(['Politische Anzeige', long], 'a6')[0]).toBeLessThanOrEqual(26 * 3);
});

test('an address with umlauts is ASCII in the code', () => {
  const plain = qrCode('https://xn--mller-kva.example/w%C3%A4hl');
  expect(qrCode('https://müller.example/wähl').path).toBe(plain.path);
  expect(qrSvg(plain)).toMatch(/^<svg [^>]*width="(\d+)mm" height="\1mm"/);
});

/** Three files that the form of November 2026 saved, one a line. */
const FILES = readFileSync('tests/fixtures/notice-files.jsonl', 'utf8').trim().split('\n');

test('saved files open with all their pieces', () => {
  const names = FILES.map((line) => {
    const read = openCampaign(line);
    return read.ok ? read.campaign.pieces.map(({ piece_name }) => piece_name) : read.error;
  });
  expect(names).toEqual([
    ['Plakat A1'],
    ['Plakat A1', 'Flyer A6', 'Anzeige Stadtblatt'],
    ['Beitrag'],
  ]);
});

test('an opened file has the answers to the questions of today and no others', () => {
  const [fields, pieces] = ['{"sponsor_seat":5}', '[{"distributor_name":"Fix"}]'];
  const text = `{"format":"transparenzhinweis","version":2,"fields":${fields},"pieces":${pieces}}`;
  expect(openCampaign(text)).toEqual({ ok: true, campaign: { shared: {}, pieces: [{}] } });
  expect(openCampaign(FILES[2] ?? '')).toMatchObject({
    campaign: {
      shared: { controller_seat: 'Weg 2, 10000 Stadt, Deutschland', payer_name: 'Toni Zahlt' },
      pieces: [{ piece_kind: 'post', targeting_groups: 'Alter 18–30', reach: '500 Aufrufe' }],
    },
  });
});

test.each([
  ['broken', '{'],
  ['foreign', '{"format":"andere","version":1}'],
  ['foreign', '[]'],
  ['newer', '{"format":"transparenzhinweis","version":3,"fields":{},"pieces":[{}]}'],
  ['broken', '{"format":"transparenzhinweis","version":2,"fields":{},"pieces":[]}'],
  ['broken', '{"format":"transparenzhinweis","version":2,"fields":[],"pieces":[{}]}'],
])('a file that is %s is refused: %s', (error, text) => {
  expect(openCampaign(text)).toEqual({ ok: false, error });
});

test('a file that is too large is refused, and a long answer is cut', async () => {
  const big = file('x.json', ' '.repeat(MOST_BYTES + 1));
  expect(await openSavedAnswers(big)).toEqual({ ok: false, error: 'too_large' });
  const long = saveCampaign(campaignOf([{}], { sponsor_name: 'e\u0301'.repeat(5000) }));
  const read = openCampaign(long);
  expect(read.ok && read.campaign.shared.sponsor_name).toHaveLength(8000);
});

test('a ZIP file that was packed again on a Mac opens, whatever its name', async () => {
  const name = savedFileName(new Date('2027-04-01T10:00:00Z'));
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
  expect(await openSavedAnswers(file('hinweise', zip as Uint8Array<ArrayBuffer>))).toEqual({
    ok: true,
    campaign: campaignOf(),
  });
});
