import fc from 'fast-check';
import { DomUtils, parseDocument } from 'htmlparser2';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import texts from '../../src/content/transparenzhinweis.json' with { type: 'json' };
import {
  type Draft,
  isOfPiece,
  isSettled,
  isTaken,
  likelyLastDay,
  modelOf,
  MOST_PIECES,
  newDraft,
  nextPiece,
  offerOf,
  proposedAddress,
  noticeValues,
  valuesOf,
  withAnswer,
  withCountry,
  withReport,
  withToday,
} from '../../src/features/transparency-notice/draft.ts';
import { FIELD_NAMES, isField, ruleOf } from '../../src/schemas/notice-fields.ts';
import {
  type Values,
  LATER,
  LIMITS,
  valuesFrom,
} from '../../src/features/transparency-notice/values.ts';
import {
  answersIn,
  fileName,
  MOST_BYTES,
  openDraft,
  saveDraft,
} from '../../src/features/transparency-notice/saved-answers.ts';
import {
  fileStem,
  jsonFile,
  labelFile,
  svgFile,
} from '../../src/features/transparency-notice/downloads.ts';
import { labelSize, labelSvg, typeSize } from '../../src/features/transparency-notice/label.ts';
import {
  dataAddress,
  ELSEWHERE,
  formatOf,
  guideOf,
  isAlwaysFilled,
  labelLines,
  noticePoints,
  openFields,
  openIn,
  POINT_NAMES,
  termOf,
} from '../../src/features/transparency-notice/notice.ts';
import {
  ENDINGS,
  noticeHtml,
  noticeJson,
  noticePage,
  noticeText,
} from '../../src/features/transparency-notice/output.ts';
import {
  contentsFor,
  dueLines,
  letterLink,
  letterOf,
  letterText,
  readmeText,
} from '../../src/features/transparency-notice/readme.ts';
import {
  recipientsOf,
  statusLines,
  unsettledIn,
} from '../../src/features/transparency-notice/recipients.ts';
import { zipFor, zipOfAll } from '../../src/features/transparency-notice/zip.ts';
import { edgeFor, qrCode, qrSvg } from '../../src/features/transparency-notice/qr.ts';
import {
  isLabelReady,
  messagesOf,
  remarksOn,
  sameAddress,
  validate,
  validatePiece,
} from '../../src/features/transparency-notice/validate.ts';
import { LONGEST_MAILTO, mailto } from '../../src/lib/mailto.ts';
import { asciiName, fill } from '../../src/lib/text.ts';
import { shapeOf } from '../../src/schemas/common.ts';
import first from '../support/notice-first-version.json' with { type: 'json' };
import { readQr } from '../support/qr.ts';

// Node draws no picture.
vi.mock('../../src/lib/browser/draw-png.ts', () => ({ drawPng: () => Promise.resolve(null) }));

const EXAMPLE = valuesFrom({
  sponsor_kind: 'organisation',
  sponsor_name: 'Liste Beispielstadt e. V.',
  sponsor_email: 'vorstand@liste.example',
  sponsor_seat: 'Marktplatz 1, 12345 Beispielstadt',
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
  piece_kind: 'poster',
  piece_name: 'Plakat A1',
  publisher: 'sponsor',
  version: '2',
  version_date: '2027-05-03',
  targeting: 'no',
  // Upper case, because a path may tell it apart.
  notice_url: 'https://liste.example/Transparenz/Plakat-2027',
});

/** A newspaper publishes. */
const PAPER = {
  publisher: 'company',
  publisher_name: 'Bote',
  publisher_email: 'post@bote.example',
};

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
  test('a question stands before those that its answer asks for', () => {
    for (const field of FIELD_NAMES) {
      const { step, after = [], also } = ruleOf(field);
      const choices = [...after, ...(also ? [also] : [])].map(([choice]) => choice);
      const own = choices.filter((choice) => isField(choice) && ruleOf(choice).step === step);
      for (const choice of own) {
        const places = [choice, field].map((name) =>
          FIELD_NAMES.findIndex((each) => each === name),
        );
        expect(places, field).toEqual(places.toSorted((one, other) => one - other));
      }
    }
  });

  test.each([
    [{ sponsor_name: ' \u200b ' }, { sponsor_name: 'required' }],
    [{ sponsor_name: 'x'.repeat(201) }, { sponsor_name: 'too_long' }],
    [{ sponsor_email: 'liste@beispiel' }, { sponsor_email: 'email_invalid' }],
    [{ notice_url: 'http://liste.example/t' }, { notice_url: 'url_insecure' }],
    [{ notice_url: 'HTTP://liste.example' }, { notice_url: 'url_insecure' }],
    [{ notice_url: 'https://liste.example/ t' }, { notice_url: 'url_invalid' }],
    [{ notice_url: 'https:liste.example' }, { notice_url: 'url_invalid' }],
    [{ notice_url: 'https:\\\\liste.example' }, { notice_url: 'url_invalid' }],
    [{ notice_url: 'https://bund.de@liste.example/' }, { notice_url: 'url_invalid' }],
    [{ ad_amount: 'viel' }, { ad_amount: 'amount_invalid' }],
    [{ ad_amount: '-5' }, { ad_amount: 'amount_invalid' }],
    [{ ad_amount: ' ' }, {}],
    [{ ad_benefits: ' ' }, { ad_benefits: 'amount_required' }],
    [{ period_to: '' }, { period_to: 'date_required' }],
    [{ official_url: '' }, {}],
    [{ election_date: '2027-02-30' }, { election_date: 'date_invalid' }],
    [{ period_to: '2027-05-02' }, { period_to: 'period_reversed' }],
    [{ period_to: '2027-05-03' }, {}],
    // The election is right for the other pieces: the message is at the piece.
    [{ election_date: '2027-05-02' }, { period_from: 'period_after_election' }],
    [{ targeting: '' }, { targeting: 'choice_required' }],
    [{ suspended: 'yes' }, { suspended_text: 'required' }],
    [
      { controller: 'yes', controller_kind: 'organisation' },
      { controller_name: 'required', controller_email: 'required', controller_seat: 'required' },
    ],
    // Article 12(1)(a): an organisation names the address of its place of establishment.
    [{ sponsor_seat: '' }, { sponsor_seat: 'required' }],
    [{ sponsor_seat: '', sponsor_kind: 'person' }, {}],
    [{ sponsor_kind: '' }, { sponsor_kind: 'choice_required' }],
    [{ version: '0' }, { version: 'count_invalid' }],
    [{ version: '1a' }, { version: 'count_invalid' }],
    [{ ...PAPER, publisher_email: '' }, {}],
    // Only what somebody else knows may wait.
    [{ sponsor_email: LATER }, { sponsor_email: 'email_invalid' }],
    [{ publisher: 'company' }, { publisher_name: 'required' }],
    [{ ...PAPER, report: '', notice_url: '' }, {}],
    [{ link: 'none', election_name: '', election_date: 'x', official_url: '' }, {}],
  ])('%j has the errors %j', (changes, errors) => expect(errorsOf(changes)).toEqual(errors));

  test.each([
    [{}, '2027-06-13', {}],
    [{}, '2027-06-14', { election_date: 'election_past' }],
    [{ election_date: '2027-13-01' }, '2027-06-14', {}],
    [{ link: 'none' }, '2027-06-14', {}],
    [{ period_from: '2026-06-13' }, '2027-06-13', {}],
    [{ period_from: '2026-06-12' }, '2027-06-13', { period_to: 'period_long' }],
    [{ period_to: '2027-05-02' }, '2027-05-01', {}],
  ])('%j is remarked upon on %s, and blocks nothing: %j', (changes, today, remarks) => {
    expect(remarksOn({ ...EXAMPLE, ...changes }, today)).toEqual(remarks);
  });

  test('the message of a day after the election names its day', () => {
    const draft = { campaign: EXAMPLE, pieces: [{ ...EXAMPLE, period_from: '2027-06-14' }] };
    const { period_from, period_to } = messagesOf(draft, 0, texts);
    expect(period_from).toBe(
      fill(texts.messages.period_after_election, { day: '13.\u00a0Juni 2027' }),
    );
    expect(period_to).toBe(texts.messages.period_reversed);
  });

  test('an official page that has yet to be found is no link', () => {
    const rows = pointsOf({ official_url: '' }).flatMap((point) => point.rows);
    const row = rows.find(({ field }) => field === 'official_url');
    expect(row).toMatchObject({ value: texts.later.value });
    expect(row).not.toHaveProperty('href');
  });

  // Article 19(1).
  test('after targeting the source of the data is asked for', () => {
    expect(errorsOf({ targeting: 'yes' })).toMatchObject({ targeting_source: 'required' });
  });

  test.each([
    ['www.liste.example/wahl', 'https://www.liste.example/wahl'],
    [' liste.example ', 'https://liste.example'],
    ['liste.example?a=b:c', 'https://liste.example?a=b:c'],
    ['https://liste.example/t', 'https://liste.example/t'],
  ])('the address %j is completed', (typed, address) => {
    expect(noticeOf({ notice_url: typed }).notice_url).toBe(address);
  });

  test.each(['liste', 'liste.example wahl', 'post@liste.example', 'mailto:post@liste.example'])(
    '%j is no address',
    (notice_url) => expect(errorsOf({ notice_url })).toEqual({ notice_url: 'url_invalid' }),
  );

  test('what follows an answer that is not asked for is not asked for either', () => {
    const hidden = { controller: 'no', controller_kind: 'organisation' };
    expect(errorsOf(hidden)).toEqual({});
  });

  test('an e-mail address is linked so that its mail goes nowhere else', () => {
    const rows = pointsOf({ sponsor_email: 'a?cc=b@liste.example' }).flatMap((point) => point.rows);
    const hrefs = rows.flatMap(({ href = '' }) => (href.startsWith('mailto:') ? [href] : []));
    expect(hrefs[0]).toBe('mailto:a%3Fcc%3Db@liste.example');
  });

  test('an answer that is not asked for any more is not published', () => {
    const hidden = { controller: 'no', controller_name: 'Geheim' };
    expect(noticeText(noticeOf(hidden), texts)).not.toContain('Geheim');
    expect(labelLines(noticeOf(hidden), texts).join()).not.toContain('Geheim');
  });
});

describe('the notice', () => {
  // Regulation (EU) 2024/900, Article 11(1).
  test('the label names advertisement, sponsor, controller, election, targeting and notice', () => {
    const controlled = {
      controller: 'yes',
      controller_kind: 'person',
      controller_name: 'Dachverband',
    };
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

  test.each([
    ['Kreistagswahl am 13. Juni 2027', true],
    ['Kreistagswahl am 13.06.2027', true],
    ['Kreistagswahl, 13. 6. 2027', true],
    ['Kreistagswahl 2027', false],
    ['Kreistagswahl, 3.6.2027', false],
    ['Kreistagswahl, 113.6.2027', false],
  ])('the day stands once in the label: "%s" names it, %s', (election_name, isNamed) => {
    const day = '13.\u00a0Juni 2027';
    expect(labelLines(noticeOf({ election_name }), texts)).toContain(
      isNamed ? election_name : `${election_name}, ${day}`,
    );
  });

  test('the label can be printed while the notice lacks what the label does not say', () => {
    const without = (field: keyof typeof EXAMPLE) => validate({ ...EXAMPLE, [field]: '' });
    expect(without('origin_kind').ok).toBe(false);
    for (const field of ['ad_amount', 'origin_kind', 'official_url'] as const) {
      expect(openIn(without(field)), field).toEqual([field]);
      expect(isLabelReady(without(field)), field).toBe(true);
    }
    expect(isLabelReady(without('notice_url'))).toBe(false);
  });

  test('all that the words of the label depend on is needed for it', () => {
    const filled = {
      ...valuesFrom({}),
      ...noticeOf(),
      controller_name: 'Dach',
      publisher_name: 'B',
    };
    const before = labelLines(filled, texts);
    for (const field of FIELD_NAMES) {
      const changed = labelLines({ ...filled, [field]: field === 'targeting' ? 'yes' : '' }, texts);
      if (String(changed) !== String(before)) expect(ruleOf(field).onLabel, field).toBe(true);
    }
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
    expect(pointsOf({ piece_kind: 'web' })[10]?.rows[0]?.value).toBe(texts.archivePending);
  });

  test('prints each answer once in a point, but for those that stand elsewhere', () => {
    const sample = (field: (typeof FIELD_NAMES)[number]) =>
      ruleOf(field).kind === 'date' ? '2027-05-03' : field;
    const all = Object.fromEntries(FIELD_NAMES.map((field) => [field, sample(field)]));
    const rows = noticePoints({ ...all, period_to: '2027-05-04' }, texts).flatMap(
      (point) => point.rows,
    );
    expect(rows.flatMap(({ field = [] }) => field).toSorted()).toEqual(
      FIELD_NAMES.filter((field) => !(field in ELSEWHERE)).toSorted(),
    );
  });

  test('a piece of one day has that day once, and both fields for programs', () => {
    const notice = noticeOf({ period_to: EXAMPLE.period_from });
    const rows = (points: { name: string; rows: { value: string }[] }[]) =>
      points.find(({ name }) => name === 'period')?.rows;
    expect(rows(noticePoints(notice, texts))).toEqual([
      { field: 'period_from', value: '3.\u00a0Mai 2027' },
    ]);
    const { points } = JSON.parse(noticeJson(notice, texts));
    expect(points[3].values.map(({ field }: { field: string }) => field)).toEqual([
      'period_from',
      'period_to',
    ]);
  });

  // Article 12(1)(m).
  test('its reach is part of it for each piece that appears online', () => {
    const rows = (changes: Partial<typeof EXAMPLE>) =>
      pointsOf({ ...changes, reach: '900 Aufrufe' }).flatMap((point) =>
        point.rows.map(({ value }) => value),
      );
    expect(rows({ piece_kind: 'web' })).toContain('900 Aufrufe');
    expect(rows({ piece_kind: 'newspaper', online: 'yes' })).toContain('900 Aufrufe');
    expect(rows({ piece_kind: 'poster', online: 'yes' })).not.toContain('900 Aufrufe');
  });

  test('of a newspaper it says who publishes, and the label says where to ask', () => {
    expect(labelLines(noticeOf(PAPER), texts).at(-1)).toBe(
      fill(texts.label.notice, { url: fill(texts.label.gap, { name: PAPER.publisher_name }) }),
    );
    const reported = pointsOf(PAPER).find(({ name }) => name === 'report');
    expect(reported?.rows.map(({ value }) => value)).toEqual([
      PAPER.publisher_name,
      PAPER.publisher_email,
    ]);
    const guide = (piece_kind: string) => guideOf(noticeOf({ ...PAPER, piece_kind, online: 'no' }));
    expect([guide('newspaper'), guide('web')]).toEqual(['newspaper', 'newspaper']);
    // Somebody else prints it.
    expect([guide('poster'), guide('flyer')]).toEqual(['company', 'company']);
    expect([guideOf(noticeOf()), guideOf(noticeOf({ piece_kind: 'web' }))]).toEqual([
      'print',
      'web',
    ]);
  });

  test('what has yet to be asked is missing in each form of it, and each says so', () => {
    const open = noticeOf({ ...PAPER, publisher_email: '' });
    expect(openFields(open)).toEqual(['publisher_email']);
    expect(openFields(noticeOf(PAPER))).toEqual([]);
    const line = fill(texts.later.line, { fields: termOf('publisher_email', texts) });
    for (const form of [
      noticeText(open, texts),
      noticeHtml(open, texts),
      noticePage(open, texts),
    ]) {
      expect(form).toContain(line);
      expect(form).toContain(texts.later.value);
      expect(form).not.toContain('mailto:?');
    }
    const json = JSON.parse(noticeJson(open, texts));
    expect(json.missing).toEqual(['publisher_email']);
    const report = json.points.find(({ name }: { name: string }) => name === 'report');
    expect(report.values.at(-1)).toMatchObject({ value: null, text: texts.later.value });
    expect(JSON.parse(noticeJson(noticeOf(PAPER), texts))).not.toHaveProperty('missing');
  });

  test('its text and its HTML name piece, version and day', () => {
    const named = { ...texts, versionLine: '{piece}/{version}/{date}' };
    const line = 'Plakat A1/2/3.\u00a0Mai 2027';
    expect(noticeText(noticeOf(), named)).toContain(line);
    expect(noticeHtml(noticeOf(), named)).toContain(`<p>${line}</p>`);
  });

  test('as a page it has a heading, a style, and the file for programs beside it', () => {
    const page = (notice_url: string) => noticePage(noticeOf({ notice_url }), texts);
    const tags = (html: string, name: string) => {
      const found = DomUtils.getElementsByTagName(name, parseDocument(html));
      return found.map((tag) => DomUtils.textContent(tag));
    };
    const html = page('https://liste.example/plakat');
    expect(tags(html, 'h1')).toEqual([EXAMPLE.piece_name]);
    expect(tags(html, 'h3')).toHaveLength(16);
    // Its part for another page has its heading, too.
    const [section = ''] = /<section[^]*<\/section>/.exec(html) ?? [];
    expect(tags(section, 'h2')).toEqual([texts.noticeHeading]);
    expect(tags(html, 'style').join()).toContain('max-width');
    expect(html).toContain('<a href="https://liste.example/plakat.json">');
    // A part of a page that has a heading already.
    expect(tags(noticeHtml(noticeOf(), texts), 'h1')).toEqual([]);
    const without = page('https://liste.example/?plakat');
    expect(without).not.toContain('.json');
    expect(without).not.toContain(texts.result.dataLink);
  });

  test.each([
    ['https://a.example/b/', 'https://a.example/b.json'],
    ['https://a.example/b.html', 'https://a.example/b.json'],
    ['https://a.example', undefined],
    ['https://a.example/b#c', undefined],
    [undefined, undefined],
  ])('the file for programs of %s stands beside it: %s', (address, data) => {
    expect(dataAddress(address ? { notice_url: address } : {})).toBe(data);
  });

  test('as JSON it has every point with its values as data and as text', () => {
    const json = JSON.parse(noticeJson(noticeOf(), texts));
    expect(json).toMatchObject({
      law: 'http://data.europa.eu/eli/reg/2024/900/oj',
      url: EXAMPLE.notice_url,
      piece: { name: 'Plakat A1', kind: 'poster' },
      version: '2',
      date: '2027-05-03',
      label: labelLines(noticeOf(), texts),
    });
    expect(json.points.map(({ name }: { name: string }) => name)).toEqual(POINT_NAMES);
    expect(json.points[3].values[0]).toEqual({
      field: 'period_from',
      term: texts.fields.period_from.term,
      value: '2027-05-03',
      text: '3.\u00a0Mai 2027',
    });
    expect(json.points[4].values[0]).toMatchObject({ field: 'ad_amount', value: 1450 });
  });

  test('nothing that is typed becomes markup in the HTML', () => {
    const tags = (html: string) =>
      html
        .match(/<[^>]*>/g)
        ?.join('')
        .replace(/ href="[^"]*"/g, '');
    const plain = tags(noticeHtml(noticeOf({ origin_text: 'a' }), texts));
    const nasty = fc
      .string({ unit: 'grapheme', maxLength: 60 })
      .map((text) => `</p><b c="&'>${text}`);
    fc.assert(
      fc.property(nasty, (typed) => {
        const line = { sponsor_name: typed, sponsor_seat: typed, origin_text: typed };
        const html = noticeHtml(noticeOf({ ...line, piece_name: typed }), texts);
        expect(tags(html.replaceAll('<br>', ''))).toBe(plain);
      }),
    );
  });

  test('its QR code is read back from the file for the printer', async () => {
    for (const url of [EXAMPLE.notice_url, `https://liste.example/${'x'.repeat(270)}`]) {
      const qr = qrCode(url);
      const svg = qrSvg(qr, qr.edge).replaceAll(`${qr.edge}mm`, `${qr.side * 6}`);
      expect(await readQr(Buffer.from(svg))).toBe(url);
      expect(qr.edge / qr.side).toBeGreaterThanOrEqual(0.6);
      // Without four light modules on each side a phone often does not find it (ISO/IEC 18004).
      const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual(Array(2).fill((qr.side - 8) * 6));
      expect([info.trimOffsetLeft, info.trimOffsetTop]).toEqual([-24, -24]);
    }
  });
});

test('the QR code is a tenth of the distance wide, and never too small for its modules', () => {
  expect(edgeFor({ edge: 25 }, 150)).toBe(150);
  expect(edgeFor({ edge: 34 }, 30)).toBe(34);
});

/** The drawing of a label: its lines and its frame. */
function drawn(label: readonly string[], size = typeSize()) {
  const svg = parseDocument(labelSvg(label, size), { xmlMode: true });
  const lines = DomUtils.getElementsByTagName('text', svg);
  const [frame] = DomUtils.getElementsByTagName('rect', svg);
  return {
    shown: lines.map((line) => DomUtils.textContent(line)),
    last: Number(lines.at(-1)?.attribs.y),
    width: Number(frame?.attribs.width),
    height: Number(frame?.attribs.height),
  };
}

test('the drawing of a label has its words, as text, and no line leaves the frame', () => {
  const long = `https://liste.example/${'x'.repeat(60)}?a&b`;
  const label = labelLines(noticeOf({ notice_url: long, sponsor_name: 'A & B <c>' }), texts);
  const { shown, last, height } = drawn(label);
  const bare = (text: string) => text.replace(/\s/g, '');
  expect(bare(shown.join(''))).toBe(bare(label.join('')));
  // An address ends a line at one of its marks where it has one.
  expect(shown.filter((line) => line.endsWith('liste.example/'))).toHaveLength(1);
  // As wide as a line, but for the end of an abbreviation.
  expect(drawn([`${'x'.repeat(45)} e. V.`]).shown.at(-1)).toBe('e.\u00a0V.');
  const dated = drawn([`${'x'.repeat(42)}, 14.\u00a0März 2027`]);
  expect(dated.shown.at(-1)).toBe('14.\u00a0März\u00a02027');
  expect(last).toBeLessThan(height);
});

test('an address in a label is divided at its marks, and never at its own hyphens', () => {
  const { shown } = drawn(['https://buergerliste-nord.example/hinweise/flyer-zur-wahl?nummer=2']);
  expect(shown.length).toBeGreaterThan(1);
  for (const line of shown.slice(0, -1)) expect(line).toMatch(/[/.?&=]$/);
});

test('the type of a label grows with the distance, and its frame with the type', () => {
  expect([typeSize(), typeSize(20), typeSize(150)]).toEqual([3, 3, 15]);
  const label = labelLines(noticeOf(), texts);
  const [small, large] = [typeSize(), typeSize(150)].map((size) => drawn(label, size));
  expect(large?.shown).toEqual(small?.shown);
  expect(large?.width).toBeCloseTo(5 * (small?.width ?? 0), 0);
  const [width, height] = labelSize(label, typeSize(150));
  expect(width - (large?.width ?? 0)).toBeCloseTo(0, -1);
  expect(height).toBeGreaterThanOrEqual(large?.height ?? 0);
});

describe('a campaign of several pieces', () => {
  const poster = { ...newDraft('2027-05-01').pieces[0], ...EXAMPLE };
  const draft: Draft = {
    campaign: EXAMPLE,
    pieces: [poster, { ...nextPiece(poster, '2027-05-02'), piece_name: 'Flyer Süd' }],
  };

  test('the next piece asks only for what differs', () => {
    const { piece_name, ad_amount, notice_url, report, period_to, version, version_date } =
      nextPiece(poster, '2027-05-02');
    expect({ piece_name, ad_amount, notice_url }).toEqual({
      piece_name: '',
      ad_amount: '',
      notice_url: '',
    });
    // Its days are its own.
    expect({ report, period_to }).toEqual({ report: EXAMPLE.report, period_to: '' });
    expect({ version, version_date }).toEqual({ version: '1', version_date: '2027-05-02' });
  });

  test('an answer counts as taken over until it is changed', () => {
    const third = nextPiece(poster, '2027-05-02');
    const own = { ...third, report: 'Kim', publisher: poster.publisher };
    const draft = { campaign: EXAMPLE, pieces: [poster, { ...third, version: '9' }, own] };
    const taken = (index: number) => FIELD_NAMES.filter((field) => isTaken(draft, index, field));
    const all = ['ad_benefits', 'report', 'suspended', 'targeting'];
    expect(taken(0)).toEqual([]);
    expect(taken(1)).toEqual(all);
    expect(taken(2)).toContain('publisher');
    expect(taken(2)).not.toContain('report');
  });

  test('a further piece does not say who publishes it: a poster is no advertisement', () => {
    const paper = { ...poster, ...PAPER, version: '3' };
    const next = nextPiece(paper, '2027-05-02');
    expect(next).toMatchObject({ publisher: '', publisher_name: '', method: '', version: '1' });
    expect(next.targeting).toBe(paper.targeting);
  });

  test('a further piece is compared with the first of its kind', () => {
    const kinds = ['poster', 'newspaper', 'newspaper', 'poster', 'flyer', '', ''];
    const pieces = kinds.map((piece_kind) => valuesFrom({ piece_kind }));
    expect(pieces.map((_, index) => modelOf(pieces, index))).toEqual([0, 0, 1, 0, 0, 0, 0]);
  });

  test('what is asked again is offered while it is empty, unless it is open there, too', () => {
    const paper = {
      ...EXAMPLE,
      ...PAPER,
      piece_kind: 'newspaper',
      online: 'no',
      publisher_email: '',
    };
    const empty = valuesFrom({ piece_kind: 'newspaper', publisher: 'company' });
    const draft = { campaign: EXAMPLE, pieces: [paper, empty] };
    const offered = (index: number) => FIELD_NAMES.filter((field) => offerOf(draft, index, field));
    expect(offered(0)).toEqual([]);
    expect(offered(1)).toEqual(['online', 'method', 'publisher_name']);
    expect(offerOf(draft, 1, 'publisher_name')).toBe(PAPER.publisher_name);
  });

  test('the days of a piece are offered to a further one, but to no newspaper', () => {
    const offered = (piece_kind: string) => {
      const draft = { campaign: EXAMPLE, pieces: [poster, valuesFrom({ piece_kind })] };
      return [offerOf(draft, 1, 'period_from'), offerOf(draft, 1, 'period_to')];
    };
    expect(offered('flyer')).toEqual([EXAMPLE.period_from, EXAMPLE.period_to]);
    expect(offered('newspaper')).toEqual(['', '']);
  });

  test('an address is proposed beside a known one, named after the piece', () => {
    const proposed = (known: string, website = '', own = '') =>
      proposedAddress(
        {
          campaign: valuesFrom({ sponsor_website: website }),
          pieces: [
            valuesFrom({ notice_url: known }),
            valuesFrom({ piece_name: 'Flyer für Süd', notice_url: own }),
          ],
        },
        1,
      );
    expect(proposed('liste.example/hinweis-plakat')).toBe(
      'https://liste.example/hinweis-flyer-fuer-sued',
    );
    expect(proposed('https://a.example/b/c/?d#e')).toBe(
      'https://a.example/b/hinweis-flyer-fuer-sued',
    );
    expect(proposed('', 'www.a.example/')).toBe('https://www.a.example/hinweis-flyer-fuer-sued');
    expect(proposed('', '')).toBe('');
    expect(proposed('ftp://a.example')).toBe('');
    expect(proposed('a.example', '', 'b.example')).toBe('');
    expect(proposed('a.example/hinweis-flyer-fuer-sued')).toBe('');
  });

  test('the website is that of the e-mail address, unless it is a mail service of many', () => {
    const proposed = (sponsor_email: string) =>
      proposedAddress(
        {
          campaign: valuesFrom({ sponsor_email }),
          pieces: [valuesFrom({ piece_name: 'Flyer' })],
        },
        0,
      );
    expect(proposed('Post@Liste.example')).toBe('https://liste.example/hinweis-flyer');
    for (const none of ['liste@web.de', 'liste@t-online.de', 'liste@yahoo.co.uk', 'liste@', '']) {
      expect(proposed(none), none).toBe('');
    }
  });

  test.each([
    ['Markt 1, 12345 Bad Ort', 'Markt 1, 12345 Bad Ort, Land'],
    ['Markt 1, 12345 Ort ', 'Markt 1, 12345 Ort, Land'],
    ['Markt 1, 12345 Ort, Land', ''],
    ['Markt 1, 12345 Ort Land', ''],
    ['Markt 1, 1234 Ort', ''],
    ['Markt 1, 12345', ''],
  ])('the country of %j is proposed: %j', (address, proposed) => {
    expect(withCountry(address, 'Land')).toBe(proposed);
  });

  test('a piece is likely to be seen until the poll, an advertisement on one day', () => {
    const days = { period_from: '2027-06-05', election_date: '2027-06-13' };
    expect(likelyLastDay({ ...days, piece_kind: 'newspaper' })).toBe(days.period_from);
    expect(likelyLastDay({ ...days, piece_kind: 'poster' })).toBe(days.election_date);
    expect(likelyLastDay({ piece_kind: 'poster' })).toBe('');
  });

  test('what is shared or proposed need not be read again, but what often changes', () => {
    const day = '2027-05-02';
    const proposed = ['ad_benefits', 'report', 'suspended', 'version', 'version_date'];
    const shared = { ...poster, version: '1', version_date: day };
    const draft = { campaign: EXAMPLE, pieces: [shared, nextPiece(shared, day)] };
    const settled = (index: number, today: string, from: Draft = draft) =>
      FIELD_NAMES.filter((field) => isSettled(from, index, field, today));
    expect(settled(0, day)).toEqual(proposed);
    expect(settled(0, day, newDraft(day))).toEqual(proposed.filter((field) => field !== 'report'));
    expect(settled(1, day)).toEqual(proposed);
    // Another day asks for nothing else but the day of the version.
    const undated = proposed.filter((field) => field !== 'version_date');
    for (const index of [0, 1]) expect(settled(index, '2027-05-03')).toEqual(undated);
    // Nor does a file in which a question of its own has the same answer, or a usual one another.
    const answered = { publisher: poster.publisher, method: poster.method, ad_benefits: '5' };
    const opened = { ...draft, pieces: [shared, { ...nextPiece(shared, day), ...answered }] };
    expect(settled(1, day, opened)).toEqual(proposed);
    // What follows targeting is as in the first piece, where it was asked there.
    const targeted = { ...shared, targeting: 'yes', targeting_ai: 'nein' };
    const followed = { ...draft, pieces: [targeted, nextPiece(targeted, day)] };
    expect(settled(1, day, followed)).toContain('targeting_ai');
  });

  test('who publishes is asked for each piece, and known of a newspaper', () => {
    const draft = { campaign: EXAMPLE, pieces: [poster, nextPiece(poster, '2027-05-02')] };
    const publishers = (kind: string) =>
      withAnswer(draft, 1, 'piece_kind', kind).pieces.map(({ publisher }) => publisher);
    expect(publishers('flyer')).toEqual([poster.publisher, '']);
    expect(publishers('newspaper')).toEqual([poster.publisher, 'company']);
  });

  test('of an earlier day it becomes one of today, in its next version if it was published', () => {
    const of = (replaced?: string) =>
      withToday(draft, '2027-05-03', replaced).pieces.map((piece) => [
        piece.version,
        piece.version_date,
      ]);
    const [first, second] = draft.pieces.map(({ version }) => Number(version));
    expect(draft.pieces[1]?.version_date).toBe('2027-05-02');
    expect(of()).toEqual([
      [String(first), '2027-05-03'],
      [String(second), '2027-05-03'],
    ]);
    // The first is of that day already.
    expect(of('{version}')).toEqual([
      [String(first), '2027-05-03'],
      [String((second ?? 0) + 1), '2027-05-03'],
    ]);
  });

  test('its next version names the one that it replaces, and where that stays', () => {
    const replaced = (changes: object) => {
      const piece = valuesFrom({ ...EXAMPLE, ...changes });
      const renewed = withToday(
        { campaign: EXAMPLE, pieces: [piece] },
        '2027-05-04',
        '{version}/{date}',
      );
      return renewed.pieces[0]?.replaces;
    };
    const name = '2/3.\u00a0Mai 2027';
    expect(replaced({})).toBe(`${name}, ${EXAMPLE.notice_url}-fassung-2`);
    expect(replaced({ notice_url: 'liste.example/a.html' })).toBe(
      `${name}, https://liste.example/a-fassung-2`,
    );
    for (const none of [{ notice_url: 'liste.example' }, { notice_url: 'x' }, PAPER]) {
      expect(replaced(none)).toBe(name);
    }
    expect(replaced({ version_date: '' })).toBe(`${EXAMPLE.notice_url}-fassung-2`);
  });

  test('its amounts are the sum of its pieces, unless they are answered', () => {
    const amounts = (changed: Draft) => {
      const { campaign_amount, campaign_benefits } = noticeValues(changed, 0);
      return [campaign_amount, campaign_benefits];
    };
    const priced = withAnswer(draft, 1, 'ad_amount', '0,60');
    expect(amounts(priced)).toEqual(['1450,6', '300']);
    const tenths = withAnswer(withAnswer(draft, 0, 'ad_amount', '0,10'), 1, 'ad_amount', '0,20');
    expect(amounts(tenths)).toEqual(['0,3', '300']);
    expect(amounts(withAnswer(priced, 0, 'campaign_amount', '5.000'))).toEqual(['5.000', '']);
    expect(amounts(draft)).toEqual([LATER, '300']);
    expect(noticeValues(draft, 1).campaign_amount).toBe(LATER);
    expect(amounts({ ...priced, pieces: [poster] })).toEqual(['', '']);
  });

  test.each([
    ['liste.example/hinweis', 'https://LISTE.example/hinweis/', 0],
    ['liste.example/hinweis', 'www.liste.example/hinweis#flyer', 0],
    ['liste.example/hinweis/?a=1', 'liste.example/hinweis?a=1', 0],
    ['liste.example/hinweis', 'liste.example/hinweis?a=1', undefined],
    ['liste.example/hinweis', 'liste.example/Hinweis', undefined],
    ['liste.example/hinweis', '', undefined],
    ['liste', 'liste', undefined],
  ])('the addresses %j and %j are those of one notice: %s', (one, two, twin) => {
    const flyer = { ...poster, piece_name: 'Flyer', notice_url: two };
    const both = { campaign: EXAMPLE, pieces: [{ ...poster, notice_url: one }, flyer] };
    expect(sameAddress(both, 1)).toBe(twin);
    const checked = validatePiece(both, 1);
    const isTaken = !checked.ok && checked.errors.notice_url === 'url_taken';
    expect(isTaken).toBe(twin !== undefined);
    // A newspaper publishes elsewhere.
    expect(sameAddress(withAnswer(both, 0, 'publisher', 'company'), 1)).toBeUndefined();
  });

  test('a newspaper has a page of its own, which may serve for several pieces', () => {
    const paper = { ...poster, publisher: 'company', publisher_url: poster.notice_url };
    const paired = (first: typeof poster) => ({ campaign: EXAMPLE, pieces: [first, paper] });
    const checked = validatePiece(paired(poster), 1);
    expect(!checked.ok && checked.errors.publisher_url).toBe('url_taken');
    expect(sameAddress(paired(paper), 1)).toBeUndefined();
  });

  test('an answer belongs to the campaign or to one piece', () => {
    const changed = withAnswer(withAnswer(draft, 1, 'ad_amount', '90'), 1, 'sponsor_name', 'Nord');
    expect(valuesOf(changed, 0)).toMatchObject({ sponsor_name: 'Nord', ad_amount: '1.450' });
    expect(valuesOf(changed, 1)).toMatchObject({ sponsor_name: 'Nord', ad_amount: '90' });
  });

  test.each([
    [['Plakat A1', 'Flyer Süd'], 'transparenzhinweis-plakat-a1', 'transparenzhinweis-flyer-sued'],
    [['Tu\u0308r', 'Ver\u00adein'], 'transparenzhinweis-tuer', 'transparenzhinweis-verein'],
    [['Plakat', 'Plakat'], 'transparenzhinweis-plakat-1', 'transparenzhinweis-plakat-2'],
    [['', '../?'], 'transparenzhinweis-1', 'transparenzhinweis-2'],
  ])('the files of %j have different names', (names, one, two) => {
    const pieces = names.map((piece_name) => valuesFrom({ piece_name }));
    expect([0, 1].map((at) => fileStem({ pieces }, at))).toEqual([one, two]);
  });
});

test('the files of code and label are as large as their piece needs them', async () => {
  const qr = qrCode(EXAMPLE.notice_url);
  const rows = [{ format: 'Plakat', distance: 150, kind: 'poster' }];
  const sized = { ...texts, result: { ...texts.result, sizes: { ...texts.result.sizes, rows } } };
  const widthOf = async (piece_kind: string) =>
    /width="(\d+)mm"/.exec(await svgFile(qr, { piece_kind }, 'stem', sized).text())?.[1];
  expect(await widthOf('poster')).toBe('150');
  expect(await widthOf('flyer')).toBe(String(qr.edge));
  const typeOf = async (piece_kind: string) =>
    /font-size="(\d+)"/.exec(await labelFile({ piece_kind }, 'stem', sized).text())?.[1];
  expect(await typeOf('poster')).toBe('15');
  expect(await typeOf('flyer')).toBe(String(typeSize()));
});

test('a piece has the format that its name says, or that of its kind', () => {
  const rows = [
    { format: 'klein', distance: 30, kind: 'flyer' },
    {
      format: 'größer',
      distance: 40,
      sheets: ['A5', 'DIN lang'].map((name) => ({ name, width: 10 })),
    },
  ];
  const sized = { ...texts, result: { ...texts.result, sizes: { ...texts.result.sizes, rows } } };
  const format = (piece_name: string) =>
    formatOf({ piece_kind: 'flyer', piece_name }, sized)?.format;
  for (const name of ['Flyer A5', 'a5-Flyer', 'Din Lang']) expect(format(name)).toBe('größer');
  for (const name of ['', 'Flyer', 'DA5', 'A55', 'A5er']) expect(format(name)).toBe('klein');
});

test('only the files of a notice that lacks something say so in their names', () => {
  const open = noticeOf({ ...PAPER, publisher_email: '' });
  expect(jsonFile(open, 'stem', texts).name).toBe('stem-unvollstaendig.json');
  expect(jsonFile(noticeOf(PAPER), 'stem', texts).name).toBe('stem.json');
  expect(labelFile(open, 'stem', texts).name).toBe('stem-kennzeichnung.svg');
});

describe('the recipients of a campaign', () => {
  const { folders, now, waits } = texts.result.all;
  const { print: printer, page: website } = folders;
  const of = (...pieces: object[]) => {
    const draft = {
      campaign: EXAMPLE,
      pieces: pieces.map((piece, at) => ({
        ...EXAMPLE,
        notice_url: `https://liste.example/${at}`,
        ...piece,
      })),
    };
    return Object.fromEntries(
      recipientsOf(draft, texts).map((each) => [
        each.folder,
        { lines: statusLines(each, texts), hasFiles: each.tasks.length > 0 },
      ]),
    );
  };
  const amount = texts.fields.ad_amount.label;

  test('the label goes out while the notices wait for the amount of one piece', () => {
    expect(of({}, { piece_name: 'Flyer', ad_amount: '' })).toEqual({
      [printer]: { lines: [fill(now.print, { names: 'Plakat A1, Flyer' })], hasFiles: true },
      [website]: { lines: [fill(waits, { fields: `${amount} (Flyer)` })], hasFiles: true },
    });
  });

  test('what can go out is told from what cannot', () => {
    const lines = [
      fill(now.print, { names: 'Plakat A1' }),
      fill(waits, { fields: `${texts.fields.notice_url.label} (Flyer)` }),
    ];
    const [first = '', second = ''] = lines;
    const recipients = of({}, { piece_name: 'Flyer', notice_url: '' });
    expect(recipients[printer]).toEqual({ lines, hasFiles: true });
    expect(recipients[website]?.lines).toEqual([fill(now.page, { names: 'Plakat A1' }), second]);
    expect(first).not.toBe('');
    expect(of({ notice_url: '' })[printer]).toMatchObject({ hasFiles: false });
  });

  const paper = { ...PAPER, piece_kind: 'newspaper', piece_name: 'Anzeige', online: 'no' };

  test('a newspaper gets label and notice, and its own address holds up neither', () => {
    const lines = (changes: object) => of({ ...paper, ...changes })['bote']?.lines;
    expect(lines({})).toEqual([fill(now.gap, { names: 'Anzeige' })]);
    expect(lines({ publisher_url: 'https://bote.example/1' })).toEqual([
      fill(now.newspaper, { names: 'Anzeige' }),
    ]);
    // The letter asks for its e-mail address.
    expect(lines({ publisher_email: '' })).toEqual([
      fill(now.gap, { names: 'Anzeige' }),
      fill(waits, { fields: texts.fields.publisher_email.label }),
    ]);
    expect(lines({ ad_amount: '' })).toEqual([fill(waits, { fields: amount })]);
  });

  test('each firm is a recipient of its own, and hears of no other', () => {
    const other = { ...paper, publisher_name: 'Kurier Süd', piece_name: 'Beilage' };
    const recipients = of(paper, other, { ...paper, piece_name: 'Zweite' });
    expect(Object.keys(recipients)).toEqual(['bote', 'kurier-sued']);
    expect(recipients['bote']?.lines.join()).not.toContain('Beilage');
    expect(recipients['bote']?.lines).toEqual([fill(now.gap, { names: 'Anzeige, Zweite' })]);
    // Names that are no names of files have folders that differ, too.
    const names = ['Газета', 'Вестник'].map((name) => ({ ...paper, publisher_name: name }));
    expect(Object.keys(of(...names))).toHaveLength(2);
  });

  test('a printer gets what is printed, whoever publishes it, and waits for the address', () => {
    const flyer = { ...PAPER, piece_kind: 'flyer', piece_name: 'Flyer' };
    const recipients = of({}, flyer, paper);
    expect(recipients[printer]?.lines).toEqual([
      fill(now.print, { names: 'Plakat A1' }),
      fill(now.noAddress, { names: 'Flyer' }),
    ]);
    const known = { ...flyer, publisher_url: 'https://bote.example/1' };
    expect(of(known)[printer]?.lines).toEqual([fill(now.print, { names: 'Flyer' })]);
    expect(of(known)['bote']?.lines).toEqual([fill(now.company, { names: 'Flyer' })]);
  });

  test('whoever distributes or hangs a piece of our own is a recipient, where somebody does', () => {
    const recipients = of({ distributor_name: 'Bote' }, { ...paper, distributor_name: 'Kurier' });
    expect(Object.keys(recipients)).toEqual([printer, website, 'bote']);
    expect(recipients['bote']?.lines).toEqual([
      fill(now.hang, { names: 'Plakat A1' }),
      fill(now.gap, { names: 'Anzeige' }),
    ]);
    const flyer = of({ piece_kind: 'flyer', distributor_name: 'Bote' });
    expect(flyer['bote']?.lines).toEqual([fill(now.spread, { names: 'Plakat A1' })]);
    // Nobody distributes what is online.
    expect(Object.keys(of({ piece_kind: 'web', distributor_name: 'Bote' }))).not.toContain('bote');
    const notice = noticeOf({ distributor_name: 'Bote' });
    expect(noticeText(notice, texts) + noticeJson(notice, texts)).not.toContain('Bote');
  });

  test('of what is open everything is named', () => {
    const open = { period_from: '', period_to: '', ad_benefits: '', suspended: '', ad_amount: '' };
    const [line = ''] = of(open)[website]?.lines ?? [];
    for (const field of Object.keys(open) as (keyof typeof open)[]) {
      expect(line).toContain(texts.fields[field].label);
    }
  });

  test.each([
    [{}, true],
    [{ publisher_url: 'https://bote.example/1' }, false],
    [{ publisher_url: 'https://bote.example/1', publisher_email: '' }, true],
    [{ publisher_url: 'https://bote.example/1', ad_amount: '' }, true],
    [{ publisher_url: 'https://bote.example/1', official_url: '' }, false],
  ])('whether a newspaper with %j has yet to be asked: %s', (changes, isAsked) => {
    const campaign = { ...EXAMPLE, ...changes };
    const pieces = [{ ...campaign, ...paper, ...changes }];
    const recipients = recipientsOf({ campaign, pieces }, texts);
    expect(recipients.map((each) => each.isAsked)).toEqual([isAsked]);
  });

  test('nobody but a firm that publishes is asked what something costs', () => {
    const draft = { campaign: EXAMPLE, pieces: [{ ...EXAMPLE, ad_amount: '' }] };
    expect(recipientsOf(draft, texts).some(({ isAsked }) => isAsked)).toBe(false);
  });

  test('what has changed since an earlier day waits until it is known whether it is published', () => {
    const today = '2027-05-04';
    const draftOf = (changes: object): Draft => ({
      campaign: EXAMPLE,
      pieces: [valuesFrom({ ...EXAMPLE, ...changes })],
    });
    const opened = draftOf({});
    const unsettled = (changes: object) => unsettledIn(draftOf(changes), opened, today, texts);
    expect([...unsettled({ ad_amount: '90' })]).toEqual([0]);
    expect([...unsettled({ notice_url: 'https://liste.example/x' })]).toEqual([0]);
    // It may have been published before the piece was to be seen.
    expect([...unsettled({ ad_amount: '90', period_from: '2027-05-05' })]).toEqual([0]);
    for (const settled of [{}, { ad_amount: '90', version_date: today }]) {
      expect([...unsettled(settled)], JSON.stringify(settled)).toEqual([]);
    }
    expect([...unsettledIn(opened, undefined, today, texts)]).toEqual([]);
    const lines = recipientsOf(opened, texts, new Set([0])).map((each) => statusLines(each, texts));
    expect(lines).toEqual([
      [fill(now.print, { names: 'Plakat A1' })],
      [fill(waits, { fields: texts.renewal.open })],
    ]);
  });
});

test('until a publisher has said where the notice stands, label and notice have a gap', () => {
  const gap = fill(texts.label.gap, { name: PAPER.publisher_name });
  const shown = (changes: object) => {
    const notice = noticeOf({ ...PAPER, ...changes });
    return [labelLines(notice, texts).join(), noticeText(notice, texts), noticePage(notice, texts)];
  };
  for (const text of shown({})) expect(text).toContain(gap);
  for (const text of shown({ publisher_url: 'https://bote.example/1' })) {
    expect(text).not.toContain(gap);
  }
});

describe('the file', () => {
  test('is found in the ZIP file of all files', async () => {
    const text = saveDraft(newDraft('2027-05-01'));
    const draft = { campaign: EXAMPLE, pieces: [{ ...EXAMPLE, ...PAPER }] };
    const name = fileName(new Date());
    const zipWith = (answers: string) =>
      zipOfAll(
        recipientsOf(draft, texts),
        draft,
        new File([text], answers),
        'https://a.example',
        texts,
      );
    expect(await answersIn(await zipWith(name))).toBe(text);
    // Earlier ones had no day in their name.
    expect(await answersIn(await zipWith('transparenzhinweis-angaben.json'))).toBe(text);
    expect(await answersIn(new File([text], name))).toBe(text);
    const [recipient] = recipientsOf(draft, texts);
    if (!recipient) throw new Error('There is no recipient.');
    const zip = await zipFor(recipient, draft, texts);
    expect(await answersIn(zip)).toBe('');
    const [day = ''] = /\d{4}-\d\d-\d\d/.exec(name) ?? [];
    expect([zip.name, (await zipWith(name)).name]).toEqual([
      `transparenzhinweise-${asciiName(recipient.folder)}-${day}.zip`,
      `transparenzhinweise-${day}.zip`,
    ]);
    await expect(answersIn(new File(['PK'], 'a.zip'))).rejects.toThrow();
  });

  const typed = (ofPiece: boolean) =>
    fc
      .dictionary(
        fc.constantFrom(...FIELD_NAMES.filter((field) => isOfPiece(field) === ofPiece)),
        fc.string({ unit: 'binary', maxLength: 20 }).filter((text) => text !== LATER),
        { maxKeys: 5 },
      )
      .map(valuesFrom);

  test('gives back what was typed, right or wrong', () => {
    const pieces = fc.array(typed(true), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.record({ campaign: typed(false), pieces }), (draft) => {
        expect(openDraft(saveDraft(draft))).toEqual({ ok: true, draft });
      }),
    );
  });

  test.each(FIELD_NAMES.filter((field) => ruleOf(field).kind === 'date'))(
    'is read where %s is missing or no day',
    (field) => {
      const opened = openDraft(JSON.stringify(first));
      if (!opened.ok) throw new Error(opened.error);
      for (const day of ['', 'morgen']) {
        const change = (values: Values) => ({ ...values, [field]: day });
        const { campaign, pieces } = opened.draft;
        const draft = { campaign: change(campaign), pieces: pieces.map(change) };
        expect(() => messagesOf(draft, 0, texts)).not.toThrow();
        const { notice } = validatePiece(draft, 0);
        expect(() => noticeText(notice, texts)).not.toThrow();
        expect(() => noticeHtml(notice, texts)).not.toThrow();
        for (const recipient of recipientsOf(draft, texts)) {
          expect(letterOf(recipient, draft, texts).body).not.toContain('Invalid');
          expect(() => dueLines(recipient, draft, texts, '2026-11-27')).not.toThrow();
        }
      }
    },
  );

  test('of the first version opens as a campaign of one piece, with every answer', () => {
    const opened = openDraft(JSON.stringify(first));
    if (!opened.ok) throw new Error(opened.error);
    expect(opened.draft.pieces).toHaveLength(1);
    const { targeting_reach, ...fields } = first.fields;
    const values = valuesOf(opened.draft, 0);
    expect(values).toEqual(valuesFrom({ ...fields, reach: targeting_reach, version: '1' }));
    expect(validate(values)).toMatchObject({
      ok: false,
      errors: { sponsor_kind: 'choice_required', piece_kind: 'choice_required' },
    });
  });

  test('an answer that had to be asked for, in an earlier file, is left out', () => {
    const saved = saveDraft({ campaign: EXAMPLE, pieces: [{ ...EXAMPLE, method: LATER }] });
    expect(openDraft(saved)).toMatchObject({ ok: true, draft: { pieces: [{ method: '' }] } });
  });

  test('of the most pieces with the longest answers is not too large, and opens', () => {
    // Escaped in six bytes, more than any other character.
    const longest = (field: (typeof FIELD_NAMES)[number]) =>
      '\u0001'.repeat(LIMITS[ruleOf(field).kind]);
    const full = valuesFrom(shapeOf(FIELD_NAMES, longest));
    const draftOf = (count: number) => ({
      campaign: full,
      pieces: Array.from({ length: count }, () => full),
    });
    const text = saveDraft(draftOf(MOST_PIECES));
    expect(new Blob([text]).size).toBeLessThan(MOST_BYTES);
    expect(openDraft(text).ok).toBe(true);
    expect(openDraft(saveDraft(draftOf(MOST_PIECES + 1))).ok).toBe(false);
  });

  const head = { format: 'transparenzhinweis', version: 2 };
  const whole = saveDraft(newDraft('2027-05-01'));
  test.each([
    [whole.slice(0, -9), 'broken'],
    ['{"name":"Kim"}', 'foreign'],
    [noticeJson(noticeOf(), texts), 'foreign'],
    [JSON.stringify({ ...head, version: 3, fields: {} }), 'newer'],
    [JSON.stringify({ ...head, fields: {}, pieces: [] }), 'broken'],
    [JSON.stringify({ ...head, fields: { sponsor_name: 5 }, pieces: [{}] }), 'broken'],
    [JSON.stringify({ ...head, version: 1, fields: { unknown: 'x' } }), 'broken'],
  ])('%j is refused as %s', (text, error) => {
    expect(openDraft(text)).toEqual({ ok: false, error });
  });
});

test('the word on the files says what can go out, and for each piece where they go', () => {
  const paper = { ...PAPER, piece_kind: 'newspaper', online: 'no' };
  const pieces = [EXAMPLE, { ...EXAMPLE, ...paper, piece_name: 'Anzeige' }];
  const page = 'https://a.example/formblatt';
  const recipients = recipientsOf({ campaign: EXAMPLE, pieces }, texts);
  const text = readmeText(recipients, pieces.map(validate), page, texts);
  expect(text).toContain(page);
  const { readme } = texts.result.all;
  const lines = recipients.map((each) => `${each.name}: ${statusLines(each, texts).join(' ')}`);
  expect(text.startsWith(`${lines.join('\n')}\n\n${readme.intro}`)).toBe(true);
  for (const line of Object.values(readme.files)) expect(text).toContain(line);
  for (const name of [EXAMPLE.piece_name, 'Anzeige']) expect(text).toContain(`\n${name}\n`);
  const [place = ''] = texts.result.guides.print.filter((step) => step.includes('{url}'));
  expect(text).toContain(fill(place, { url: EXAMPLE.notice_url, name: '' }));
  // How large they are on which format is of no matter to the sponsor.
  for (const { format } of texts.result.sizes.rows) expect(text).not.toContain(`${format}: `);
  expect(text.split(texts.result.proof.text)).toHaveLength(2);
  for (const { url } of texts.result.proof.laws) expect(text).toContain(url);
  for (const step of texts.result.guides.newspaper) {
    expect(text).toContain(fill(step, { name: PAPER.publisher_name, url: '' }));
  }
});

describe('the letter to a recipient', () => {
  const TODAY = '2027-05-01';
  const { folders, readme } = texts.result.all;
  const { letter, recipients, sizes } = readme;
  const flyer = { piece_kind: 'flyer', piece_name: 'Flyer', notice_url: 'https://a.example/f' };
  const paper = { ...PAPER, piece_kind: 'newspaper', online: 'no', piece_name: 'Anzeige' };
  const draftOf = (pieces: object[]): Draft => ({
    campaign: EXAMPLE,
    pieces: pieces.map((piece) => valuesFrom({ ...EXAMPLE, ...piece })),
  });
  const letterTo = (folder: string, ...pieces: object[]) => {
    const draft = draftOf(pieces);
    const recipient = recipientsOf(draft, texts).find((each) => each.folder === folder);
    if (!recipient) throw new Error('There is no such recipient.');
    return letterText(recipient, draft, texts, TODAY);
  };
  const count = (text: string, line: string) => text.split(line).length - 1;
  const { rows } = texts.result.sizes;
  const printer = () => letterTo(folders.print, {}, flyer);
  const website = (...pieces: object[]) => letterTo(folders.page, ...pieces);
  const newspaper = (changes: object = {}) => letterTo('bote', { ...paper, ...changes });

  test('says who asks, for what, and to a publisher once what has to be checked', () => {
    const { sponsor_name: sponsor, sponsor_email: email } = EXAMPLE;
    const about = { sponsor, email, names: `${EXAMPLE.piece_name}, Flyer` };
    const subject = fill(letter.subject, about);
    expect(printer().startsWith(fill(letter.subjectLine, { subject }))).toBe(true);
    for (const line of [letter.greeting, fill(letter.about, about), fill(letter.end, about)]) {
      expect(count(printer(), line)).toBe(1);
    }
    const { proof } = texts.result;
    for (const text of [website({}), newspaper()]) {
      expect(count(text, proof.points)).toBe(1);
      for (const { url } of proof.laws) expect(text).toContain(url);
    }
    expect(printer()).not.toContain(proof.points);
  });

  test('as an e-mail is short: what the files are stands beside them', () => {
    const draft = draftOf([paper]);
    const [recipient] = recipientsOf(draft, texts);
    if (!recipient) throw new Error('There is no recipient.');
    const { subject, body } = letterOf(recipient, draft, texts);
    expect(letterLink(recipient, draft, texts)).toBe(mailto('', subject, body));
    expect(newspaper()).toContain(ENDINGS.page);
    expect(body).not.toContain(ENDINGS.page);
  });

  test('too long for an e-mail is there as one that leads to it', () => {
    const draft = draftOf(
      Array.from({ length: 30 }, (_, at) => ({
        piece_name: `Plakat Süd ${at}`,
        notice_url: `https://liste.example/${at}`,
      })),
    );
    for (const recipient of recipientsOf(draft, texts)) {
      const link = letterLink(recipient, draft, texts);
      expect(link.length).toBeLessThan(LONGEST_MAILTO);
      const { sponsor_name: sponsor, sponsor_email: email } = EXAMPLE;
      const text = decodeURIComponent(link).replaceAll('\r\n', '\n');
      expect(text).toContain(fill(letter.short, { readme: readme.fileName }));
      expect(text).toContain(fill(letter.end, { sponsor, email }));
    }
  });

  test('to a firm is about its pieces alone, and of a printed one about no advertisement', () => {
    const other = { ...paper, publisher_name: 'Kurier', piece_name: 'Beilage', ad_amount: '77' };
    const text = letterTo('bote', paper, other, { ...PAPER, piece_kind: 'flyer' });
    for (const foreign of ['Kurier', 'Beilage', '77']) expect(text).not.toContain(foreign);
    const task = (name: 'newspaper' | 'company', names: string) =>
      fill(recipients[name].task, { name: PAPER.publisher_name, names });
    expect(text).toContain(task('newspaper', 'Anzeige'));
    expect(text).toContain(task('company', EXAMPLE.piece_name));
    expect(letterTo('bote', { ...PAPER, piece_kind: 'flyer' })).not.toContain(
      task('newspaper', EXAMPLE.piece_name),
    );
  });

  test('tells a printer not to print a label with a gap', () => {
    const text = letterTo(folders.print, { ...PAPER, piece_kind: 'flyer' });
    const gap = fill(texts.label.gap, { name: PAPER.publisher_name });
    expect(text).toContain(fill(letter.noAddress, { gap }));
    expect(text).not.toContain(ENDINGS.qrSvg);
    expect(printer()).not.toContain(fill(letter.noAddress, { gap }));
  });

  test('tells whoever distributes a piece what stands on it, and when', () => {
    const text = letterTo('austraeger', { distributor_name: 'Austräger' });
    expect(text).toContain(labelLines(noticeOf(), texts).join('\n'));
    const days = { from: '3.\u00a0Mai 2027', to: '13.\u00a0Juni 2027' };
    const period = fill(letter.days, days);
    const piece = EXAMPLE.piece_name;
    expect(text).toContain(fill(recipients.hang.when, { piece, period }));
    const oneDay = { distributor_name: 'Austräger', period_to: EXAMPLE.period_from };
    expect(letterTo('austraeger', oneDay)).toContain(fill(letter.day, { day: days.from }));
    expect(text).not.toContain(ENDINGS.labelSvg);
    const spread = letterTo('austraeger', { piece_kind: 'flyer', distributor_name: 'Austräger' });
    expect(spread).toContain(fill(recipients.spread.when, { piece, period }));
    expect(spread).toContain(labelLines(noticeOf(), texts).join('\n'));
  });

  test('names no deadline that is past', () => {
    const past = { period_from: TODAY };
    const by = (piece: string) =>
      fill(recipients.print.when, { piece: EXAMPLE.piece_name, by: piece });
    expect(letterTo(folders.print, past)).toContain(by(letter.late));
    expect(letterTo(folders.print, {})).toContain(by(fill(letter.by, { day: '3.\u00a0Mai 2027' })));
  });

  test('is due before the first day that is yet to come, as the page says', () => {
    const draft = draftOf([{}, { ...flyer, period_from: '2027-05-09' }]);
    const [recipient] = recipientsOf(draft, texts);
    if (!recipient) throw new Error('There is no recipient.');
    const due = (today: string) => dueLines(recipient, draft, texts, today);
    const line = (day: string) => fill(texts.result.all.due, { by: fill(letter.by, { day }) });
    expect(due('2027-05-02')).toEqual([line('3.\u00a0Mai 2027')]);
    expect(due('2027-05-03')).toEqual([line('9.\u00a0Mai 2027')]);
    expect(due('2027-05-09')).toEqual([]);
  });

  test('tells a website which version the new one replaces, and where that stays', () => {
    const line = (replaces: string) =>
      fill(letter.version, { version: '2', date: '3.\u00a0Mai 2027', replaces });
    const [template = ''] = line('§').split('§');
    expect(website({ replaces: 'Alt' })).toContain(line('Alt'));
    expect(website({})).toContain(
      line(`${termOf('version', texts)} 1, ${EXAMPLE.notice_url}-fassung-1`),
    );
    expect(website({ version: '1' })).not.toContain(template.slice(0, 12));
    expect(printer()).not.toContain(template.slice(0, 12));
  });

  test('says what to do once, and for each piece by when', () => {
    const text = printer();
    const { task, when, answer } = recipients.print;
    for (const line of [task, answer, sizes.note]) expect(count(text, line)).toBe(1);
    for (const piece of [EXAMPLE.piece_name, 'Flyer']) {
      const by = fill(letter.by, { day: '3.\u00a0Mai 2027' });
      expect(text).toContain(fill(when, { piece, by }));
    }
    // The notice is for somebody else.
    expect(text).not.toContain(ENDINGS.page);
    expect(text).not.toContain(readme.files.page);
  });

  test('says how large label and code are on the format of each piece, and on no other', () => {
    const text = letterTo(folders.print, {});
    const own = rows.find(({ kind }) => kind === EXAMPLE.piece_kind);
    for (const { format } of rows) {
      const [before] = fill(sizes.label, { format }).split('{width}');
      expect(count(text, before ?? ''), format).toBe(format === own?.format ? 1 : 0);
    }
    const [width, height] = labelSize(labelLines(noticeOf(), texts), typeSize(own?.distance));
    const cm = (mm: number) => String(mm / 10).replace('.', ',');
    const size = { format: own?.format ?? '', width: cm(width), height: cm(height) };
    const code = cm(edgeFor(qrCode(EXAMPLE.notice_url), own?.distance ?? 0));
    const lines = [sizes.beside, sizes.below].map(
      (place) => `${fill(sizes.label, size)}, ${fill(sizes.code, { place, code })}`,
    );
    expect(lines.filter((line) => text.includes(line))).toHaveLength(1);
  });

  test('puts the code below the label where both leave no room beside them', () => {
    const sized = (width: number) => {
      const row = { format: 'Blatt', sheets: [{ name: 'Y9', width }], distance: 100 };
      return {
        ...texts,
        result: { ...texts.result, sizes: { ...texts.result.sizes, rows: [row] } },
      };
    };
    const [label] = labelSize(labelLines(noticeOf(), texts), typeSize(100));
    const both = (label + edgeFor(qrCode(EXAMPLE.notice_url), 100)) / 10;
    const draft = draftOf([{ piece_name: 'Blatt Y9' }]);
    const [recipient] = recipientsOf(draft, texts);
    if (!recipient) throw new Error('There is no recipient.');
    const on = (width: number) => letterOf(recipient, draft, sized(width), TODAY).body;
    const line = (place: string) => fill(sizes.code, { place, code: '§' }).split('§')[0];
    expect(on(both / 0.81)).toContain(line(sizes.below));
    expect(on(both / 0.79)).toContain(line(sizes.beside));
  });

  test('tells a website the address of page and data, and the last day', () => {
    const text = website({}, flyer);
    expect(text).toContain(
      fill(recipients.page.when, {
        piece: 'Flyer',
        by: fill(letter.by, { day: '3.\u00a0Mai 2027' }),
        url: flyer.notice_url,
      }),
    );
    expect(text).toContain(fill(letter.data, { url: `${flyer.notice_url}.json` }));
    expect(text).not.toContain(sizes.note);
    expect(text).not.toContain(letter.open);
    expect(website({ ad_amount: '' })).toContain(letter.open);
  });

  test('tells a newspaper nothing of what else is open', () => {
    const text = newspaper({ publisher_email: '' });
    expect(text).toContain(
      fill(recipients.newspaper.task, { name: PAPER.publisher_name, names: 'Anzeige' }),
    );
    const gap = fill(texts.label.gap, { name: PAPER.publisher_name });
    expect(text).toContain(fill(letter.gap, { gap }));
    expect(text).not.toContain(letter.open);
    const open = newspaper({ ad_amount: '' });
    expect(open).toContain(letter.open);
    expect(open).not.toContain(texts.fields.ad_amount.label);
    // Its notice is published by itself.
    expect(open).not.toContain(recipients.page.task);
  });

  const { questions } = letter;
  const publisher_url = 'https://bote.example/1';
  test.each<[object, string[]]>([
    [{}, ['address', 'form']],
    [{ publisher_email: '' }, ['address', 'email', 'form']],
    [{ publisher_url, ad_amount: '' }, ['price', 'form']],
    [{ publisher_url, method: '' }, ['price', 'form']],
    [{ publisher_url }, []],
  ])('asks a newspaper with %j for what is missing: %j', (changes, asked) => {
    const text = newspaper(changes);
    for (const [name, question] of Object.entries(questions)) {
      expect(text.includes(fill(question, { names: 'Anzeige' })), name).toBe(asked.includes(name));
    }
    // Only then all can have arrived.
    expect(text.includes(letter.ask)).toBe(asked.length > 0);
    expect(text.includes(recipients.newspaper.answer)).toBe(asked.length === 0);
  });

  test('with a gap it has no picture, which could not be edited', () => {
    const draft = draftOf([paper]);
    const [recipient] = recipientsOf(draft, texts);
    expect(newspaper()).not.toContain(ENDINGS.labelPng);
    expect(newspaper()).not.toContain(ENDINGS.qrSvg);
    const known = newspaper({ publisher_url: 'https://bote.example/1' });
    expect(known).toContain(ENDINGS.labelPng);
    expect(recipient?.now).toEqual([['gap', ['Anzeige']]]);
  });

  test('is sent again only to those for whom something has changed', () => {
    const [before, after] = [draftOf([{ ad_amount: '' }]), draftOf([{}])];
    const differs = (folder: string) => {
      const [old, present] = [before, after].map((draft) => {
        const recipient = recipientsOf(draft, texts).find((each) => each.folder === folder);
        return contentsFor(recipient, draft, texts);
      });
      return old !== present;
    };
    expect(differs(folders.print)).toBe(false);
    expect(differs(folders.page)).toBe(true);
  });
});

test('the word on the files names what somebody has yet to be asked', () => {
  const open = (changes: Partial<typeof EXAMPLE>) =>
    readmeText([], [validate({ ...EXAMPLE, ...changes })], '', texts);
  const { label } = texts.fields.publisher_email;
  const line = fill(texts.result.all.readme.open, { fields: label });
  expect(open({ ...PAPER, publisher_email: '' })).toContain(`\n${line}`);
  expect(open({})).not.toContain(line);
});

test('a point that either publisher fills in is filled in always', () => {
  expect(isAlwaysFilled('report')).toBe(true);
  expect(isAlwaysFilled('sponsor')).toBe(true);
  expect(isAlwaysFilled('techniques')).toBe(false);
});

test('who is to be complained to is the sponsor, until somebody else is named', () => {
  const campaign = { sponsor_name: 'Liste Nord', sponsor_email: 'post@nord.example' };
  const of = (report: string, values: object = campaign) => {
    const draft = { campaign: valuesFrom(values), pieces: [valuesFrom({ report })] };
    return withReport(draft, 0, '{name}, {email}').pieces[0]?.report;
  };
  expect(of('')).toBe('Liste Nord, post@nord.example');
  expect(of('Kim')).toBe('Kim');
  expect(of('', { sponsor_name: 'Liste Nord' })).toBe('');
});
