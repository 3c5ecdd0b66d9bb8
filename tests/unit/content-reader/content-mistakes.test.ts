import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { list, mdx, single, type ContentSource } from '../../../src/content-reader/files.ts';
import { strayFiles } from '../../../src/content-reader/sources.ts';
import { wayProblems } from '../../../src/content-reader/content-rules.ts';
import { isPublished } from '../../../src/lib/articles.ts';
import { articleSchema, pictureLicenceSchema } from '../../../src/features/articles/schema.ts';
import { cardSchema } from '../../../src/features/card/schema.ts';
import { electionDatesSchema } from '../../../src/features/election-calendar/dates-schema.ts';
import { serviceSchema } from '../../../src/features/home/schema.ts';
import { LEGAL_PROPS, pageSchema } from '../../../src/features/legal/schema.ts';
import { composed } from '../../../src/lib/text.ts';
import { MDX_PROPS } from '../../../src/lib/schema/article-components.ts';
import { productSchema } from '../../../src/features/products/schema.ts';
import { memberSchema } from '../../../src/features/team/schema.ts';
import { siteSchema } from '../../../src/lib/schema/site.ts';
import site from '../../../src/content/site.json' with { type: 'json' };
import {
  ARTICLE,
  ARTICLES,
  articleWith,
  HEAD,
  JPEG,
  project,
  told,
} from '../../support/content-project.ts';

/** What people do in files and forms that would be published as something else, or not at all. */
const { root, write } = project();

const articles = mdx(ARTICLES, articleSchema, MDX_PROPS);
const problemsOf = (source: ContentSource) => told(source.read(root()).problems);
const BOM = '\uFEFF';
const PNG = Buffer.from('89504e470d0a1a0a0000000049454e44', 'hex');
const AVIF = Buffer.from('\x00\x00\x00\x0cftypavif\x00\x00\x00\x0amdatAV', 'latin1');
const WEBP = Buffer.from('RIFF\x06\x00\x00\x00WEBPVP', 'latin1');
const HEIC = Buffer.concat([Buffer.alloc(4), Buffer.from('ftypheic0000')]);

/** The problems of an article with this text, as line and code; the text begins in line 19. */
function mistakes(text: string, head = HEAD) {
  write(ARTICLE, articleWith(text, head));
  return problemsOf(articles).map(({ line, code }) => `${line} ${code}`);
}
const facts = () =>
  problemsOf(articles)
    .map((each) => each.text)
    .join('\n');

describe.each<[row: string, wrong: [text: string, problem: string][], right: string[]]>([
  [
    'A1 emphasis inside a word',
    [
      ['Alle Wähler*innen und Kandidat*innen sind da.', '19 mark_in_word'],
      ['Bürger**innen und Nachbar**innen', '19 mark_in_word'],
      ['- Rechne 2*3 und 4*5.', '19 mark_in_word'],
      ['## Kolleg*innen und Freund*innen', '19 mark_in_word'],
      ['Von 20~30 bis 40~50 Euro', '19 mark_in_word'],
      ['Etwa ~5 Euro~', '19 mark_in_word'],
      ['Wie geht`s und wie war`s?', '19 mark_in_word'],
      ['Ein Wort__mitten__drin', '19 mark_unread'],
    ],
    [
      'Alle Wähler*innen sind da.',
      'Alle Wähler\\*innen und Kandidat\\*innen sind da.',
      'Das ist *wichtig*, sehr **wichtig**.',
      '„*wichtig*“ (**sehr**)',
      'Wähler_innen und Kandidat_innen',
      'Im Feld `order` steht die Nummer.',
    ],
  ],
  [
    'A2 a date or a number that a list would change',
    [
      ['27. November 2026 ist Wahltag.\n\n3. Oktober ist Feiertag.', '19 list_date'],
      ['1. Eins\n3. Drei', '20 list_number'],
      ['1. Eins\n1. Noch eins', '20 list_number'],
      ['- 1. Mai', '19 list_date'],
      ['> 24. Dez. geschlossen', '19 list_date'],
    ],
    ['1. Eins\n2. Zwei', '5. Fünf\n6. Sechs', '27\\. November 2026', '27.\u00a0November 2026'],
  ],
  [
    'A3 a point in a number',
    [
      [
        '<Budgetspannen source="zahlen">\n<Budgetspanne election="state" from={5.000} to={25.000} />\n</Budgetspannen>',
        '20 number_point',
      ],
      ['<Budgetplaner reserveFrom={15.000} reserveTo={20} />', '19 number_point'],
    ],
    [
      '<Plattformen source="zahlen">\n  <Plattform name="Facebook" users={32.9}>\n    Viele.\n  </Plattform>\n</Plattformen>',
    ],
  ],
  [
    'A6 text that is built like a heading, a list, a link or a picture',
    [
      ['##Wort', '19 heading_blank'],
      ['##\u00a0Wort', '19 heading_blank'],
      ['##\u200bWort', '19 heading_blank'],
      ['Text\n###Wort', '20 heading_blank'],
      ['-Punkt', '19 list_blank'],
      ['-\u00a0Punkt\n-\u00a0Punkt', '19 list_blank'],
      ['• Punkt\n• Punkt', '19 list_blank'],
      ['Zwei Punkte:\n– Punkt\n– Punkt', '20 list_blank'],
      ['— Punkt\n— Punkt', '19 list_blank'],
      ['→ Punkt\n→ Punkt', '19 list_blank'],
      ['a) Erster\nb) Zweiter', '19 list_blank'],
      ['1.Erster\n2.Zweiter', '19 list_blank'],
      ['1.\u00a0Erster', '19 list_blank'],
      ['[Text] (/kontakt)', '19 link_unread'],
      ['[Text](/kon takt)', '19 link_unread'],
      ['![Plakat](./plakate/Foto Tür.jpg)', '19 link_unread'],
      ['Siehe [Quelle][eins].', '19 link_unread'],
      ['(Text)[/kontakt]', '19 link_unread'],
      ['[Text]/kontakt', '19 link_unread'],
      ['Siehe [[Kontakt]].', '19 link_unread'],
      ['Ein Satz.[^1]', '19 footnote'],
      ['Sehr ** wichtig**.', '19 mark_unread'],
      ['**Wichtig:**Danach', '19 mark_unread'],
      ['Ein ~~ alter ~~ Preis', '19 mark_unread'],
      ['==markiert==', '19 mark_unread'],
      ['Ein `Wort', '19 mark_unread'],
      ['##', '19 heading_empty'],
      ['## \u200b\u00ad', '19 heading_empty'],
    ],
    [
      '#wahlkampf läuft',
      '-5 Grad',
      '– Kim Beispiel',
      'Ein ~~alter~~ Preis',
      '\\##Wort',
      '20.\u00a0Jahrhundert',
      '1.\u00a0Mai',
      'Das [sic] (so steht es da)',
      'Kolleg[innen\\]/Teams',
      '5.000 Plakate',
      '**Fett** am Anfang',
    ],
  ],
  [
    'A13 what is easily overlooked in a text',
    [
      ['Ein Absatz\n---', '19 heading_line'],
      ['Ein Absatz\n===', '19 heading_line'],
      ['', 'undefined text_missing'],
      ['[](/kontakt)', '19 link_empty'],
      ['[ ](/kontakt)', '19 link_empty'],
      ['[Mail](mailto:hallo(at)firma.de)', '19 link_mail'],
      ['[Mail](mailto:)', '19 link_mail'],
      ['[Anruf](tel:abc)', '19 link_phone'],
      ['[Weg](https://)', '19 link_address'],
      ['[Weg](https://firma)', '19 link_address'],
      ['[Weg](https:/firma.de)', '19 link_address'],
      ['[Weg](#)', '19 link_start'],
      ['[Weg](//firma.de)', '19 link_start'],
      ['www.firma.de', '19 link_start'],
      ['| a | b |\n| ---: | - |\n| 1 | 2 |', '19 table_align'],
      ['| a | b |\n| :-: | :- |\n| 1 | 2 |', '19 table_align'],
      ['<Tipps>\n<Tipp value="1" value="2">\nx\n</Tipp>\n</Tipps>', '20 field_twice'],
      ['<Tipps>\n<Tipp value="<b>1</b>">\nx\n</Tipp>\n</Tipps>', '20 field'],
    ],
    [
      'Ein Absatz\n\n---\n\nNoch einer',
      '[Mail](mailto:hallo@firma.de?subject=Hallo)',
      '[Anruf](tel:+4930-231)',
      '[Weg](https://straße.de/x)',
    ],
  ],
  [
    'A14 columns that have shifted',
    [
      ['| a | b | |\n| - | - | - |\n| 1 | 2 | 3 |', '19 table_head'],
      ['Ort\tPreis\nNord\t5', '19 table_separator'],
    ],
    ['| | a | b |\n| - | - | - |\n| 1 | 2 | 3 |', 'Name:\tKim'],
  ],
  [
    'A17 what other programs leave in a text',
    [
      ['<<<<<<< HEAD\nAlt\n=======\nNeu\n>>>>>>> main', '19 file_versions'],
      ['Alt\n=======\nNeu', '20 file_versions'],
      ["Sagt ,,so'' und\n,,so\"", '19 file_quotes'],
      ['Siehe Fehler! Verweisquelle konnte nicht gefunden werden.', '19 file_reference'],
      ['Siehe **Error! Reference source not found.**', '19 file_reference'],
    ],
    ['Wahl\u200bkreis', '1,,2', 'E-\u2060Mail', 'Ein Fehler! Ein Verweis.'],
  ],
  [
    'A15 comments as HTML writes them',
    [
      ['<!-- Notiz -->', '19 comment'],
      ['Ein Satz <!-- später -->', '19 comment'],
      ['[//]: # (Notiz)', '19 link_reference'],
      ['[Notiz]: prüfen', '19 link_reference'],
    ],
    [],
  ],
])('%s', (_, wrong, right) => {
  test.each(wrong)('%j is refused: %s', (text, problem) => {
    expect(mistakes(text)).toContain(problem);
  });
  if (right.length > 0) {
    test.each(right)('%j passes', (text) => expect(mistakes(text)).toEqual([]));
  }
});

test.each([
  ['•\tPunkt\n•\tPunkt', ['19 list_blank']],
  ['•\tOrt\tPreis\n•\tNord\t5', ['19 list_blank', '19 table_separator']],
  ['<<<<<<< HEAD\nAlt\n=======\nNeu\n>>>>>>> main', ['19 file_versions']],
])('%j is told once: %j', (text, problems) => {
  expect(mistakes(text)).toEqual(problems);
});

test.each(['plakate - Kopie', 'plakate-kopie'])('of a copy %s the copy is at fault', (name) => {
  write(`${ARTICLES}/${name}.mdx`, articleWith('Text'));
  write(ARTICLE, articleWith('Text'));
  const found = problemsOf(articles);
  expect(new Set(found.map(({ file }) => basename(file)))).toEqual(new Set([`${name}.mdx`]));
  expect(found[0]?.code).toBe(name.includes(' ') ? 'file_name' : 'head_twice');
  expect(found.length).toBe(name.includes(' ') ? 1 : 2);
});

test('a message about a word with a star, a date and a number says how to write it', () => {
  mistakes('Alle Wähler*innen und Kandidat*innen\n\n27. November ist Wahltag.');
  expect(facts()).toContain('Wähler\\*innen');
  expect(facts()).toContain('27\\.');
  mistakes('<Budgetplaner reserveFrom={5.000} reserveTo={20} />');
  expect(facts()).toContain('5000');
});

describe('the head of an article', () => {
  test.each([
    // A7
    ['title: Plakate im Wahlkampf', 'title: Platz #1 im Wahlkampf', '2 yaml_hash'],
    ['teaser: Was Plakate leisten', 'teaser: #1 der Plakate', '6 yaml_hash'],
    ['keywords: [Plakat]', 'keywords: [Plakat #1, Druck]', '9 yaml_hash'],
    ['teaser: Was Plakate leisten', 'teaser: !Neu Was Plakate leisten', '6 yaml'],
    ['teaser: Was Plakate leisten', 'teaser: &Co Was Plakate leisten', '6 yaml'],
    // A13 and A15
    ['updated: 2026-11-21', 'updated: 2099-01-01', '7 updated_future'],
    ['updated: 2026-11-21', 'updated: 2026-11-7', '7 field'],
    ['updated: 2026-11-21', 'updated: 2027-02-30', '7 field'],
    ['updated: 2026-11-21', 'updated: 21.11.2026', '7 field'],
    ['updated: 2026-11-21', 'updated: 1926-11-21', '7 field'],
    ['keywords: [Plakat]', 'keywords: Plakat, Druck', '9 field'],
    ['teaser: Was Plakate leisten', 'teaser: Was&nbsp;Plakate leisten', '6 field'],
    ['order: 4', 'order: 4.000', '8 number_point'],
  ])('%j changed to %j is refused: %s', (from, to, problem) => {
    expect(mistakes('Text', HEAD.replace(from, to))).toContain(problem);
  });

  test.each([
    ["title: 'Platz #1 im Wahlkampf'", 'title: Plakate im Wahlkampf'],
    ['title: Platz#1 im Wahlkampf', 'title: Plakate im Wahlkampf'],
    ['# Eine Notiz\norder: 4', 'order: 4'],
    ['updated: 2099-01-01\npublished: 2099-01-01', 'updated: 2026-11-21'],
  ])('with %j passes', (to, from) => {
    expect(mistakes('Text', HEAD.replace(from, to))).toEqual([]);
  });

  test('with a list that is none says how a list is written', () => {
    mistakes('Text', HEAD.replace('[Plakat]', 'Plakat, Druck'));
    expect(facts()).toContain('[Plakat, Druck]');
  });
});

describe('a file', () => {
  const team = list('team.json', memberSchema);
  // A4
  test.each([
    ['Windows-1252', Buffer.from('[\n"Müller"]', 'latin1'), 'file_encoding'],
    ['UTF-16', Buffer.from(`${BOM}["Müller"]`, 'utf16le'), 'file_encoding'],
    ['UTF-8 that was read as another', Buffer.from('[\n"MÃ¼ller"]'), 'file_broken'],
    ['signs that stand for lost letters', Buffer.from('[\n"M\uFFFDller"]'), 'file_broken'],
  ])('saved as %s is refused', (_, bytes, code) => {
    write('team.json', bytes);
    expect(problemsOf(team).map((each) => each.code)).toEqual([code]);
    write(ARTICLE, Buffer.concat([bytes, Buffer.from(articleWith('Text'))]));
    expect(problemsOf(articles).map((each) => each.code)).toEqual([code]);
  });

  // A17
  test.each([
    ['{\n"items": [\n{},\n{},\n]\n}', '4 json_value'],
    ['{\n"items": [],\n}', '2 json_value'],
    ['{\n"items": [{ "role": "a, ]" },\n\n]\n}', '2 json_value'],
    ['{\n// Notiz\n"items": []\n}', '2 json_comment'],
    ['{\n"items": [] // https://nord.de\n}', '2 json_comment'],
    ['{\n"items": [\n{},\n/* Notiz */\n]\n}', '4 json_comment'],
    ['{\n"items": https://nord.de\n}', '2 json'],
    ['{\n"items": "a\nb"\n}', '2 open_quote'],
    ['{\n"items": "a\tb"\n}', '2 json'],
    ['{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> main\n}', '2 file_versions'],
    ['{\n"a": "Sagt ,,so\'\'"\n}', '2 file_quotes'],
  ])('like %j is refused: %s', (text, problem) => {
    write('team.json', text);
    expect(problemsOf(team).map(({ line, code }) => `${line} ${code}`)).toEqual([problem]);
  });

  test.each([
    ['address.city', { address: { ...site.address, city: '  ' } }],
    ['address.country', { address: { ...site.address, country: '  ' } }],
    ['brand', { brand: '\u00a0' }],
    ['copyrightYears', { copyrightYears: '2025-2022' }],
  ])('with the wrong %s %j is refused', (path, wrong) => {
    write('site.json', JSON.stringify({ ...site, ...wrong }));
    const found = problemsOf(single('site.json', siteSchema));
    expect(found.map(({ text }) => text).join()).toContain(`(${path}) `);
    for (const copyrightYears of ['2025', '2022–2025']) {
      write('site.json', JSON.stringify({ ...site, copyrightYears }));
      expect(problemsOf(single('site.json', siteSchema))).toEqual([]);
    }
  });

  test('with a role, a name on a card or an author of blanks is refused', () => {
    for (const [schema, field] of [
      [memberSchema, 'role'],
      [cardSchema, 'givenName'],
      [pictureLicenceSchema, 'author'],
      [pictureLicenceSchema, 'licence'],
    ] as const) {
      const { shape } = schema as { shape: Record<string, z.ZodType> };
      expect(shape[field]?.safeParse('    ').success, field).toBe(false);
    }
  });

  // A5 and A10
  test('is read without its byte order mark, and composed', () => {
    const source = readFileSync('src/content/leistungen.json', 'utf8');
    write('leistungen.json', BOM + source.normalize('NFD').replaceAll('\n', '\r\n'));
    const services = list('leistungen.json', serviceSchema);
    expect(problemsOf(services)).toEqual([]);
    const { data } = services.read(root()).entries[0] ?? {};
    expect(JSON.stringify(data)).toBe(JSON.stringify(data).normalize('NFC'));
    expect(composed('Wahl\u200b\u200ckr\u2060eis\ufeff')).toBe('Wahlkreis');
    const kept = 'E-\u2060Mail, 9–\u206012, Wahl\u00adkreis 👩\u200d💻';
    expect(composed(kept)).toBe(kept);
    expect(mistakes('## Gro\u0308ße\n\n[hier](#größe)', HEAD)).toEqual([]);
  });

  // A3
  test('of products with a point in a price is refused', () => {
    const source = readFileSync('src/content/programme.json', 'utf8');
    write('programme.json', source.replace(/"(setup|monthly|price|once)": \d+/, '"$1": 2.000'));
    const found = problemsOf(list('programme.json', productSchema));
    expect(found.map(({ code }) => code)).toContain('number_point');
  });

  // A11
  test.each(['18.04.2027', '', '2027-4-18', '2027-02-30', 'bald'])(
    'with the election day %j is refused at its line',
    (day) => {
      const items = [{ id: 'landtag', type: 'state', name: 'Landtagswahl', day }];
      const dates = { source: 'Amt', url: 'https://amt.example', asOf: 'Mai', items, open: [] };
      write('wahltermine.json', JSON.stringify(dates, null, 1));
      const found = problemsOf(single('wahltermine.json', electionDatesSchema));
      expect(found.map(({ line, code }) => [line, code])).toEqual([[10, 'field']]);
      expect(found[0]?.text).toContain('2027-04-18');
    },
  );

  // A13
  test('with the same field twice is refused, and with HTML', () => {
    const dates = '{\n"source": "Amt",\n"source": "A<b>m</b>t"\n}';
    write('wahltermine.json', dates);
    const found = problemsOf(single('wahltermine.json', electionDatesSchema));
    expect(found.map(({ line, code }) => [line, code])).toEqual([[3, 'field_twice']]);
    for (const text of ['A&nbsp;mt', 'A<b>m</b>t', 'Amt<br>', '<h2>Amt</h2>']) {
      write('wahltermine.json', JSON.stringify({ source: text }));
      const html = problemsOf(single('wahltermine.json', electionDatesSchema));
      expect(html.map((each) => each.text).join()).toContain('(source) kann');
    }
  });

  // A12
  test('that nothing reads is named', () => {
    const names = [
      'ratgeber/plakate',
      'ratgeber/plakate.mdx.txt',
      'visitenkarten/kim.json.txt',
      'toni.JSON',
    ];
    const others = ['team.json', 'README.md', 'ratgeber/druck/foto.JPG', 'ratgeber/.DS_Store'];
    for (const name of [...names, 'neu.json', 'ratgeber/a.MDX', 'teams.json', ...others])
      write(`src/content/${name}`, '');
    const found = strayFiles(root()).map(({ file }) => file.replace('src/content/', ''));
    expect(found.toSorted()).toEqual(
      [...names, 'neu.json', 'ratgeber/a.MDX', 'teams.json'].toSorted(),
    );
  });
});

describe('a picture', () => {
  const place = (name: string, bytes: Buffer = JPEG) => write(`${ARTICLES}/plakate/${name}`, bytes);
  const show = (name: string, alt = 'Ein Plakat an der Laterne') => `![${alt}](./plakate/${name})`;

  // A8, A10 and A15
  test.each([
    ['foto.HEIC', JPEG, 'foto.HEIC', '19 picture_kind'],
    ['foto.tiff', JPEG, 'foto.tiff', '19 picture_kind'],
    ['foto', JPEG, 'foto', '19 picture_kind'],
    ['foto.jpg', HEIC, 'foto.jpg', '19 picture_bytes'],
    ['foto.avif', HEIC, 'foto.avif', '19 picture_bytes'],
    ['foto.png', Buffer.from(''), 'foto.png', '19 picture_bytes'],
    // Transfers that broke off.
    ['foto.jpg', JPEG.subarray(0, -2), 'foto.jpg', '19 picture_bytes'],
    ['foto.jpg', JPEG.subarray(0, 9), 'foto.jpg', '19 picture_bytes'],
    ['foto.png', PNG.subarray(0, -4), 'foto.png', '19 picture_bytes'],
    ['foto.webp', WEBP.subarray(0, -1), 'foto.webp', '19 picture_bytes'],
    ['foto.avif', AVIF.subarray(0, -1), 'foto.avif', '19 picture_bytes'],
    ['foto.svg', Buffer.from('<svg viewBox="0 0 1 1"><path d="M0'), 'foto.svg', '19 picture_bytes'],
    ['foto.svg', JPEG, 'foto.svg', '19 picture_bytes'],
    ['100%.jpg', JPEG, '100%.jpg', '19 picture_name'],
    ['Foto Tür.jpg', JPEG, 'Foto%20T%C3%BCr.jpg', '19 picture_name'],
    ['Tu\u0308r.jpg', JPEG, 'Tür.jpg', '19 picture_name'],
    ['Foto.jpg', JPEG, 'foto.jpg', '19 picture_missing'],
  ])('%s, %j, shown as %s is refused: %s', (name, bytes, shown, problem) => {
    place(name, bytes);
    expect(mistakes(show(shown))).toContain(problem);
  });

  test('is proposed by the name that it has, or that it should have', () => {
    place('Foto.jpg');
    mistakes(show('foto.jpg'));
    expect(facts()).toContain('„Foto.jpg“');
    mistakes(show('Foto%20T%C3%BCr.JPG'));
    expect(facts()).toContain('foto-tuer.jpg');
  });

  test.each([
    ['IMG_0815.JPG', JPEG],
    ['plakat.jpeg', JPEG],
    // As the forms store the picture of the head.
    ['picture/file.jpg', JPEG],
    ['a-b_c.png', PNG],
    ['a.webp', WEBP],
    ['a.avif', AVIF],
  ])('%s passes', (name, bytes) => {
    place(name, bytes);
    expect(mistakes(show(name))).toEqual([]);
    const file = `{ file: ./plakate/${name}, alt: Ein Plakat hängt, source: Kim, licence: eigenes, politicalUse: true }`;
    expect(mistakes('Text', `${HEAD}\npicture: ${file}`)).toEqual([]);
  });

  test.each(['IMG_0815.heic', 'foto', 'weg.jpg', 'ordner/weg.jpg'])(
    '%s in the head is refused',
    (name) => {
      const file = `{ file: ./plakate/${name}, alt: Ein Plakat hängt, source: Kim, licence: eigenes, politicalUse: true }`;
      expect(mistakes('Text', `${HEAD}\npicture: ${file}`).join()).toMatch(
        /^17 (?:field|picture_\w+)$/,
      );
    },
  );

  // A13
  test.each(['x', 'foto.jpg', 'IMG_20260815.jpg', 'Bild'])('with the text %j is refused', (alt) => {
    place('foto.jpg');
    expect(mistakes(show('foto.jpg', alt))).toEqual(['19 picture_alt']);
  });
});

// A15 and the template of new articles
test('an article that still has words of the template is refused, a draft is not', () => {
  const text = '## Ersetze das durch eine Überschrift\n\nErsetze das durch deinen Text.';
  expect(mistakes(text)).toEqual(['19 template', '21 template']);
  expect(mistakes(text, `${HEAD}\ndraft: true`)).toEqual([]);
  expect(mistakes('', `${HEAD}\ndraft: true`)).toEqual([]);
});

test('a draft may be an outline', () => {
  const text = '## Druck\n\n## Folie';
  expect(mistakes(text)).toEqual(['19 heading_bare', '21 heading_bare']);
  expect(mistakes(text, `${HEAD}\ndraft: true`)).toEqual([]);
});

test('the same holds for the legal pages', () => {
  const file = 'src/content/seiten/impressum.mdx';
  const head = `title: Impressum\ndescription: ${'Wer diese Seite verantwortet. '.repeat(3)}\nheadline: Impressum\nlead: Wer diese Seite verantwortet.`;
  write(file, articleWith('Wähler*innen und Kandidat*innen\n\n3. Oktober', head));
  const pages = mdx('src/content/seiten', pageSchema, LEGAL_PROPS, true);
  const codes = problemsOf(pages).map(({ code }) => code);
  expect([basename(file), ...codes]).toEqual(['impressum.mdx', 'mark_in_word', 'list_date']);
});

// A16
test.each([
  ['2026-11-20T22:59:00Z', false],
  ['2026-11-20T23:30:00Z', true],
  ['2026-11-21T12:00:00Z', true],
])('an article of 21 November 2026 is shown from midnight in Berlin: %s %s', (now, shown) => {
  const article = { draft: false, published: new Date('2026-11-21') };
  expect(isPublished(article, new Date(now))).toBe(shown);
});

test('a component that leads to a page that is left out is refused at its line', () => {
  write(ARTICLE, articleWith('## Fristen\n\n<Wahlkalender />'));
  const found = () =>
    wayProblems(root(), (source) => source.read(root())).map(({ line, code }) => `${line} ${code}`);
  write('src/content/wahlkalender.json', '{ "active": true }');
  expect(found()).toEqual([]);
  write('src/content/wahlkalender.json', '{ "active": false }');
  expect(found()).toEqual(['21 component_off']);
});
