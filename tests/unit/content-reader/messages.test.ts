import { z } from 'astro/zod';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  folder,
  list,
  mdx,
  type ContentSource,
  single,
} from '../../../src/content-reader/files.ts';
import { annotate, formatProblems, type Problem } from '../../../src/content-reader/problems.ts';
import { articleSchema, pictureLicenceSchema } from '../../../src/features/articles/schema.ts';
import { electionDatesSchema } from '../../../src/features/election-calendar/dates-schema.ts';
import { faqSchema } from '../../../src/features/home/schema.ts';
import { MDX_PROPS } from '../../../src/lib/schema/article-components.ts';
import { portrait } from '../../../src/lib/schema/portrait.ts';
import { navigationSchema, siteSchema } from '../../../src/lib/schema/site.ts';
import navigation from '../../../src/content/navigation.json' with { type: 'json' };
import site from '../../../src/content/site.json' with { type: 'json' };
import {
  ARTICLE as FILE,
  ARTICLES,
  articleWith,
  HEAD,
  JPEG,
  project,
  told,
} from '../../support/content-project.ts';
import { table } from '../../support/table.ts';

const { root, write } = project();

const problemsOf = (source: ContentSource): Problem[] => told(source.read(root()).problems);
/** Line and code of each problem; a line is missing where the whole file is at fault. */
const found = (problems: readonly Problem[]) => problems.map(({ line, code }) => [line, code]);
/** The problems of these codes whose texts name a field by its path. */
const named = (problems: readonly Problem[], path: string) =>
  problems.filter(({ text }) => text.includes(`(${path})`)).map(({ code }) => code);

const articles = mdx(ARTICLES, articleSchema, MDX_PROPS);
/** The problems of an article with this head and text. */
function articleProblems(text: string, head = HEAD): Problem[] {
  write(FILE, articleWith(text, head));
  return problemsOf(articles);
}

describe('the head of an article', () => {
  test.each(table`
    headline: Wie viele → headline: Haustürwahlkampf, wie viele → 4 → field
    order: 4 → order: zwei → 8 → field
    order: 4 → order: 0 → 8 → field
    updated: 2026-11-21 → updated: gestern → 7 → field
    updated: 2026-11-21 → updated: 2026-02-31 → 7 → field
    order: 4 → order: 4↵draft: vielleicht → 9 → field
    teaser: Was Plakate leisten → teaser: Kurz → 6 → field
    keywords: [Plakat] → keywords: [] → 9 → field
    asOf: November 2026 → asOf: null → 13 → field
    text: Eigene → url: studie.de↵    text: Eigene → 12 → field
    name: zahlen → name: Größe → 11 → field
    order: 4 → order: 4↵picture: { file: ./plakate/weg.jpg, alt: Ein Plakat, source: Kim, licence: eigenes, politicalUse: true } → 9 → picture_missing
    teaser: Was → teaser: Kosten: Was → 6 → yaml_nested
    order: 4 → order: 4↵order: 5 → 9 → field_twice
    teaser: Was → teaser: "Was → 6 → open_quote
    order: 4 → order: 4↵aliases: [alt, /Plakat] → 9 → field
    order: 4 → order: 4↵shortNames: [{ heading: Weg, short: Da }] → 9 → heading_missing
    order: 4 → order: 4↵instead: kontakt → 9 → field
    order: 4 → 	order: 4 → 8 → yaml_indent
    order: 4 → order 4 → 8 → yaml_colon
    ↵  button: → ↵ button: → 16 → yaml_indent
    teaser: Was Plakate leisten → teaser: *Neu* → 6 → yaml
  `)('%j changed to %j is refused', (from = '', to = '', line = '', code = '') => {
    expect(HEAD).toContain(from);
    const problems = articleProblems('Text', HEAD.replace(from, to));
    expect(found(problems)).toContainEqual([Number(line), code]);
  });

  test('with a misspelled field is refused with the nearest name and what belongs there', () => {
    const problems = articleProblems('Text', HEAD.replace('lead:', 'leed:'));
    expect(found(problems)).toEqual([
      [undefined, 'field'],
      [5, 'field_unknown'],
    ]);
    for (const name of ['leed', ...Object.keys(articleSchema.shape)]) {
      expect(problems[1]?.text).toContain(`„${name}“`);
    }
  });

  test.each(table`
    Nur Text → head_missing
    ---↵title: Titel → head_open
  `)('as in %j is refused', (text = '', code = '') => {
    write(FILE, text);
    expect(found(problemsOf(articles))).toEqual([[1, code]]);
  });
});

describe('the text of an article', () => {
  test.each([
    '<Tipps>\n<Tipp value="1">\nx\n</Tipp>\n</Tipps>',
    '## Druck\n\n### Kosten\n\nx\n\n## Folie\n\n### Kosten\n\n- [Nord](https://nord.de)',
    '<Statistiken>\n  <Statistik value="5" source="zahlen">\n    x\n  </Statistik>\n</Statistiken>',
    '`<Nichts>`',
    '<Praxis title="a > b">\n  3 < 4 und `{/* Code */}`\n</Praxis>',
    '| a | b |\n| - | - |\n| 1 | \\| |\n| 1 | |',
    'a | b\n- | -\n1 | 2',
    'Entweder | oder',
    '`| a |`',
    '## Preise\n\n[Hier](/kontakt) [hier](#preise) [hier](https://nord.de)',
    '[Mail](mailto:post@nord.de) und [Telefon](tel:030231250)',
  ])('passes: %j', (text) => {
    expect(articleProblems(text)).toEqual([]);
  });

  test.each(table`
    ### Kosten → 19 → heading_first
    <Prakis>x</Prakis> → 19 → component_unknown
    <praxis>x</praxis> → 19 → component_unknown
    <Praxis titel="Am Zaun">x</Praxis> → 19 → field_unknown
    <Budgetspannen source="zahlen">↵<Budgetspanne election="state" from="5000" to={9000} />↵</Budgetspannen> → 20 → field
    <Budgetspannen source="zahlen">↵<Budgetspanne election="Land" from={5000} to={9000} />↵</Budgetspannen> → 20 → field
    <Plattformen source="zalen">↵</Plattformen> → 19 → source_unknown
    <Tipp value="1">x</Tipp> → 19 → component_alone
    <Inhaltsmix>↵<Inhalt name="A" percent={60}>x</Inhalt>↵</Inhaltsmix> → 19 → component_sum
    ![Ein Plakat](./plakate/weg.png) → 19 → picture_missing
    <Tipps>↵<Tipp value="eine lange Zahl">x</Tipp>↵</Tipps> → 20 → field
    ![Ein Plakat](https://a.de/b.png) → 19 → picture_elsewhere
    ![](https://a.de/b.png) → 19 → picture_without_text
    [![Ein Plakat](./plakate/da.png)](/kontakt) → 19 → picture_marked
    Ein **![Ein Plakat](./plakate/da.png)** → 19 → picture_marked
    <Praxis title="Offen">↵↵## Noch → 19 → tag_open
    <Praxis title="Offen">↵↵<Tipps>↵</Tipps>↵↵Noch → 19 → tag_open
    x↵↵<Prakis>↵↵x↵↵</Praxis> → 21 → tag_open
    <Tipps>↵Ein Satz </Tipps> → 20 → tag_end
    Ende</p> → 19 → tag_end
    eine<br>Zeile → 19 → html
    eine<br />Zeile → 19 → html
    x↵↵<p align="center">↵x↵</p> → 21 → html
    x↵↵# Titel → 21 → heading_level
    #### Klein → 19 → heading_level
    ## Druck [hier](/kontakt) → 19 → heading_link
    ## Druck↵↵x↵↵## Druck → 23 → heading_twice
    ## Druck↵↵## Folie↵↵x → 19 → heading_bare
    ## Druck↵↵x↵↵### Kosten↵↵## Folie↵↵x → 23 → heading_bare
    x↵↵## Druck → 21 → heading_bare
    ## Quelle Zahlen → 19 → heading_taken
    ## Planner Share 1 → 19 → heading_taken
    <Budgetplaner reserveFrom={15} reserveTo={20} /> → 19 → component_needs
    <Budgetspannen source="zahlen">↵<Budgetspanne election="state" from={5000} to={5000} />↵</Budgetspannen> → 20 → field
    ## Quellen → 19 → heading_taken
    [Nord](http://nord.de) → 19 → link_insecure
    [Nord](www.nord.de) → 19 → link_start
    [Nord](nord.de/x) → 19 → link_start
    [Nord](kontakt) → 19 → link_start
    [Nord][n]↵↵[n]: /kontakt → 21 → link_reference
    Satz[^1]↵↵[^1]: Fußnote → 21 → footnote
    x↵↵~~~↵<Nichts>↵~~~ → 21 → code_block
    - [ ] Plakate → 19 → task_list
    {/* Notiz */} → 19 → mdx_comment
    Das kostet{/* wie viel? */} etwas. → 19 → mdx_comment
    <Praxis title="Am Zaun">x</Praxis> → 19 → component_inline
    Ruf an: <Aufruf label="Jetzt" /> → 19 → component_inline
    <Praxis>↵</Praxis> → 19 → component_empty
    <Statistiken>↵<Statistik value="3" source="zahlen">↵</Statistik>↵</Statistiken> → 20 → component_empty
    <Tipps>↵</Tipps> → 19 → component_empty
    <Tipps>↵Ein Satz↵</Tipps> → 20 → component_content
    <Tipps>↵<Praxis title="Zaun">↵x↵</Praxis>↵</Tipps> → 20 → component_content
    <Aufruf label="Jetzt">↵x↵</Aufruf> → 20 → component_content
    Das kostet {5 Euro}. → 19 → mdx_braces
    Das kostet {preis}. → 19 → mdx_braces
    <Budgetplaner reserveFrom={preis} /> → 19 → mdx_braces
    Größe: { offen → 19 → mdx_brace_open
    <Tipp value={5↵↵mehr → 19 → mdx_brace_open
    import Tipp from "./tipp" → 19 → mdx_command
    export ist ein Wort → 19 → mdx_command
    Für Übungen <5 Euro → 19 → mdx_tag
    Schreib an <post@nord.de> → 19 → mdx_tag
    <Tipp wert="5>x</Tipp>↵↵mehr → 19 → mdx_tag
  `)('as in %j is refused in line %s', (text = '', line = '', code = '') => {
    expect(found(articleProblems(text))).toContainEqual([Number(line), code]);
  });

  test.each([
    ['www.nord.de', 'https://www.nord.de'],
    ['nord.de/x', 'https://nord.de/x'],
    ['kontakt', '/kontakt'],
  ])('says how a link to %s begins', (href, meant) => {
    expect(articleProblems(`[Nord](${href})`)[0]?.text).toContain(`„${meant}“`);
  });

  test.each([
    ['| a | b | c |\n| - | - |\n| 1 | 2 | 3 |', 19, 'table_separator', '| --- | --- | --- |'],
    ['Satz\n| a | b |\n| – | – |', 20, 'table_separator', '| --- | --- |'],
    ['| a \\| b | c |\n\n1', 19, 'table_separator', '| --- | --- |'],
    ['a | b\n-|\n1 | 2', 19, 'table_separator', '| --- | --- |'],
    [
      '<Praxis title="Zahlen">\n  | a | b |\n  | - |\n</Praxis>',
      20,
      'table_separator',
      '| --- | --- |',
    ],
    ['| a | b |\n| - | - |\n| 1 | 2 |\n| 1 |', 22, 'table_row', '1'],
    ['| a | b |\n| - | - |\n| 1 | 2 | 3 |', 21, 'table_row', '3'],
    ['| a | b |\n| - | - |\n| 1 | 2 |\nText', 22, 'table_row', '1'],
  ])('with a table like %j is refused in line %i', (text, line, code, fact) => {
    const problems = articleProblems(text);
    expect(found(problems)).toEqual([[line, code]]);
    expect(problems[0]?.text).toContain(fact);
  });
});

test('problems of one article are named together, in the order of their lines', () => {
  const head = `order: zwei\nkeywords: []\n${HEAD.replace('order: 4\nkeywords: [Plakat]\n', '')}`;
  const text = '<Tipp value="1">x</Tipp>\n\n![Ein Plakat](./weg.png)';
  const linesIn = (problems: readonly Problem[]) =>
    [...formatProblems(problems).matchAll(/Zeile (\d+)/g)].map(([, line]) => Number(line));
  const problems = articleProblems(text, head);
  expect(linesIn(problems)).toEqual([2, 3, 19, 21]);
  expect(linesIn(problems.toReversed())).toEqual([2, 3, 19, 21]);
  expect(formatProblems(problems).split('\n')[0]).toBe(`${FILE}: 4 Fehler`);
});

describe('a file in the folder of articles', () => {
  test.each(table`
    kontakt.mdx → address_taken
    impressum.mdx → address_taken
    Plakate.mdx → file_name
  `)('cannot be called %s', (name = '', code = '') => {
    write('src/pages/kontakt.astro', '');
    write('src/content/seiten/impressum.mdx', '');
    write(`${ARTICLES}/${name}`, `---\n${HEAD}\n---\n\nText\n`);
    expect(problemsOf(articles)).toEqual([
      expect.objectContaining({ file: `${ARTICLES}/${name}`, code }),
    ]);
    // The legal page that was there first is not to blame.
    const legal = mdx('src/content/seiten', z.looseObject({}), {});
    expect(found(problemsOf(legal))).not.toContainEqual([undefined, 'address_taken']);
  });
});

describe('an earlier name of an article', () => {
  const page = (aliases: string) => {
    const head = HEAD.replace('Plakate im', `Plakate ${aliases.length} im`);
    const own = head.replace('Wie viele', `Zum ${aliases.length}. Mal, wie viele`);
    return `---\n${own}\naliases: ${aliases}\n---\n\nText\n`;
  };
  const taken = (file: string, line: number, ...facts: string[]) =>
    expect.objectContaining({
      ...{ file, line, code: 'alias_taken' },
      text: expect.stringMatching(facts.join('.*')),
    });

  test('is refused where a page has it, the article itself, or a name of an article', () => {
    write('src/pages/kontakt.astro', '');
    write('src/content/seiten/impressum.mdx', '');
    write(FILE, page('[kontakt, impressum, plakate, schilder, neu]'));
    write(`${ARTICLES}/schilder.mdx`, page('\n  - neuer\n  - neu'));
    write(`${ARTICLES}/zettel.mdx`, page('[zettelchen, zettelchen]'));
    expect(problemsOf(articles)).toEqual([
      taken(FILE, 17, '/kontakt', 'src/pages/kontakt.astro'),
      taken(FILE, 17, '/impressum', 'src/content/seiten/impressum.mdx'),
      taken(FILE, 17, '/plakate', FILE),
      taken(FILE, 17, '/schilder', `${ARTICLES}/schilder.mdx`),
      taken(`${ARTICLES}/schilder.mdx`, 19, '/neu', FILE),
      taken(`${ARTICLES}/zettel.mdx`, 17, '/zettelchen', `${ARTICLES}/zettel.mdx`),
    ]);
  });

  test('that nobody has passes', () => {
    write(FILE, page('[plakate-kleben]'));
    expect(problemsOf(articles)).toEqual([]);
  });
});

describe('a title and a description', () => {
  const page = (head: string) => `---\n${head}\n---\n\nText\n`;

  test('are refused where another article has them', () => {
    write(FILE, page(HEAD));
    write(`${ARTICLES}/schilder.mdx`, page(HEAD));
    const twice = (line: number) =>
      expect.objectContaining({ file: `${ARTICLES}/schilder.mdx`, line, code: 'head_twice' });
    expect(problemsOf(articles)).toEqual([twice(2), twice(3)]);
  });

  test('of a draft may be copies', () => {
    write(FILE, page(HEAD));
    write(`${ARTICLES}/schilder.mdx`, page(`${HEAD}\ndraft: true`));
    expect(problemsOf(articles)).toEqual([]);
  });
});

test('two sources of an article have two names', () => {
  const twice = HEAD.replace(
    'closing:',
    '  - name: zahlen\n    text: Noch eine Zählung\n    asOf: November 2026\nclosing:',
  );
  const problems = articleProblems('Text', twice);
  expect(found(problems)).toEqual([[14, 'field']]);
  expect(named(problems, 'sources.1.name')).toEqual(['field']);
});

describe('a JSON file', () => {
  const questions = list('faq.json', faqSchema);
  const entry = (id: string) => ({ id, question: 'Wie viele?', answer: 'So viele, wie passen.' });

  test.each(table`
    [↵{ "id": "1"↵"question": "x" }↵] → 2 → json_comma
    [↵{ "id": "1", }↵] → 2 → json_value
    [↵"a",↵,↵"b"↵] → 3 → json_value
    [↵{ "id": "1 }↵] → 2 → open_quote
    [↵{ "id": "1" } → 2 → json_bracket
    ↵ → 1 → json_empty
    [↵{ "id": „1“ }↵] → 2 → json
  `)('like %j is refused in line %s', (text = '', line = '', code = '') => {
    write('faq.json', text);
    expect(found(problemsOf(questions))).toEqual([[Number(line), code]]);
  });

  test('has each id and each slug of its list only once, and names the entry that has it', () => {
    const slug = z.string().meta({ title: 'Adresse' });
    const people = list('team.json', z.strictObject({ id: z.string(), slug }));
    const items = ['kim-probe', 'kim-probe'].map((same) => ({ slug: same }));
    write('team.json', JSON.stringify({ items }, null, 1));
    expect(found(problemsOf(people))).toEqual([[7, 'field']]);
    expect(problemsOf(people)[0]?.text).toContain('„Einträge, 2. Eintrag, Adresse“');
    expect(problemsOf(people)[0]?.text).toContain('„kim-probe“ wie beim 1. Eintrag');
    write('team.json', JSON.stringify({ items: items.map(() => ({ id: '7', slug: 'a' })) }));
    expect(named(problemsOf(people), 'items.1.id')).toEqual([]);
    expect(problemsOf(people).map(({ code }) => code)).toEqual(['field', 'field']);
  });

  describe('with the licences of pictures', () => {
    const licences = list('bilder.json', pictureLicenceSchema);
    const entry = { author: 'Kim', licence: 'eigene Zeichnung', politicalUse: true };
    const problemsWith = (...files: string[]) => {
      write('src/assets/plakate/zaun.png', '');
      write('bilder.json', JSON.stringify({ items: [{ files, ...entry }] }, null, 1));
      return problemsOf(licences);
    };

    test('may name a picture or several', () => {
      expect(problemsWith('src/assets/plakate/zaun.png', 'src/assets/*/*.png')).toEqual([]);
    });

    test.each([
      ['zaun.png', 'Meintest du „src/assets/plakate/zaun.png“?'],
      ['src/assets/plakate/zaum.png', 'Meintest du „src/assets/plakate/zaun.png“?'],
      ['src/assets/video/*', ''],
    ])('is refused where %s is no file', (path, hint) => {
      const problems = problemsWith('src/assets/*/*.png', path);
      expect(found(problems)).toEqual([[6, 'path_unknown']]);
      expect(problems[0]?.text).toContain(hint);
    });
  });

  const hours = { weekdays: ['montag'], from: '9:00', to: '17:00' };
  test.each([
    ['links.linkedin', { links: { ...site.links, linkedin: 'http://nord.de' } }],
    // No mail could be sent from it.
    ['brand', { brand: 'Nord <3' }],
    ['openingHours.0.to', { openingHours: [{ ...hours, to: '29:75' }] }],
    ['openingHours.1.to', { openingHours: [hours, { ...hours, to: '8:00' }] }],
    [
      'openingHours.1.weekdays',
      { openingHours: [hours, { ...hours, from: '16:59', to: '18:00' }] },
    ],
    ['openingHours.0.weekdays', { openingHours: [{ ...hours, weekdays: [] }] }],
    ['phone', { phone: '23125 100' }],
    ['email', { email: 'hallo' }],
  ])('with a wrong %s of the agency, %j, is refused', (path, entry) => {
    write('site.json', JSON.stringify({ ...site, ...entry }));
    expect(named(problemsOf(single('site.json', siteSchema)), path)).toEqual(['field']);
  });

  test.each([
    ['at other hours', 'montag', '17:00'],
    ['on another day', 'freitag', '10:00'],
  ])('takes opening hours %s', (_, day, from) => {
    const openingHours = [hours, { weekdays: [day], from, to: '18:00' }];
    expect(siteSchema.safeParse({ ...site, openingHours }).success).toBe(true);
  });

  test('names the day of opening hours that overlap', () => {
    write('site.json', JSON.stringify({ ...site, openingHours: [hours, hours] }));
    expect(problemsOf(single('site.json', siteSchema))[0]?.text).toContain('„Montag“');
  });

  test.each(['2999-12-29', '2027-04-19'])('with an election on %s is refused', (day) => {
    const items = [{ id: 'landtag', type: 'state', name: 'Landtagswahl', day }];
    const dates = { source: 'Amt', url: 'https://amt.example', asOf: 'Mai', items, open: [] };
    write('wahltermine.json', JSON.stringify(dates));
    const problems = problemsOf(single('wahltermine.json', electionDatesSchema));
    expect(named(problems, 'items.0.day')).toEqual(['field']);
  });

  test('that is missing or no list is refused', () => {
    expect(found(problemsOf(questions))).toEqual([[undefined, 'file_missing']]);
    for (const text of ['{}', '[]']) {
      write('faq.json', text);
      expect(found(problemsOf(questions))).toEqual([[undefined, 'field']]);
    }
  });

  test.each([
    ['header.0.href', { href: 'team' }],
    ['header.0.href', { href: 'https://nord.de/team' }],
    ['header.0.href', { href: '//nord.de' }],
    ['header.0', { href: '/team', external: 'academy' }],
    ['header.0', {}],
  ])('with a wrong %s, %j, is refused', (path, link) => {
    const header = [{ label: 'Team', ...link }];
    write('navigation.json', JSON.stringify({ ...navigation, header }));
    expect(named(problemsOf(single('navigation.json', navigationSchema)), path)).toEqual(['field']);
  });

  // People and tests find the button by this word.
  test('with a button that closes and does not say so is refused', () => {
    write('navigation.json', JSON.stringify({ ...navigation, closeMenu: 'Weg damit' }));
    const problems = problemsOf(single('navigation.json', navigationSchema));
    expect(named(problems, 'closeMenu')).toEqual(['field']);
  });

  test('with a badge in the bar, which has no room for it, is refused', () => {
    const header = [{ label: 'Team', href: '/team', badge: 'neu' }];
    write('navigation.json', JSON.stringify({ ...navigation, header }));
    const problems = problemsOf(single('navigation.json', navigationSchema));
    expect(problems.map(({ code }) => code)).toEqual(['field_unknown']);
  });

  test('that is a list where fields belong is refused', () => {
    write('site.json', '[]');
    expect(problemsOf(single('site.json', siteSchema)).map(({ code }) => code)).toEqual(['field']);
  });

  test('whose name begins an address has no umlaut', () => {
    write('karten/özlem.json', '{}');
    expect(found(problemsOf(folder('karten', z.strictObject({}))))).toEqual([
      [undefined, 'file_name'],
    ]);
  });

  describe('with a portrait', () => {
    const person = single('person.json', z.strictObject({ image: portrait }));
    beforeEach(() => {
      write('src/assets/portraits/kim.svg', '<svg></svg>');
      write('src/assets/portraits/Foto Tür.JPG', JPEG);
      write('src/assets/portraits/vom-iphone.jpg', 'ftypheic');
      write('src/assets/portraits/liesmich.txt', '');
    });

    test.each([{ image: 'kim' }, { image: 'Foto Tür' }])('passes: %j', (data) => {
      write('person.json', JSON.stringify(data));
      expect(problemsOf(person)).toEqual([]);
    });

    test('whose file is no picture of its kind is refused', () => {
      write('person.json', '{ "image": "vom-iphone" }');
      expect(found(problemsOf(person))).toEqual([[1, 'picture_bytes']]);
    });

    test.each([
      ['jo', 'Foto Tür, kim'],
      ['kin', 'kim'],
      ['liesmich', 'Foto Tür, kim'],
    ])('that is not in its folder, %j, is refused, and the others are named', (image, others) => {
      write('person.json', JSON.stringify({ image }, null, 1));
      const problems = problemsOf(person);
      expect(found(problems)).toEqual([[2, 'picture_unknown']]);
      expect(problems[0]?.text).toContain(others);
    });
  });

  test.each(['So **viele**.', 'Wie [hier](/team).'])(
    'with Markdown, „%s“, is refused',
    (answer) => {
      write('faq.json', JSON.stringify({ items: [{ ...entry('1'), answer }] }));
      expect(named(problemsOf(questions), 'items.0.answer')).toEqual(['field']);
    },
  );
});

describe('on GitHub', () => {
  const log = () => vi.spyOn(console, 'log').mockImplementation(() => {});
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    [
      { file: 'src/content/a, b: c.json', line: 3, text: 'Zu 100 % neu:\nja, „a“.' },
      '::error file=src/content/a%2C b%3A c.json,line=3,title=src/content/a%2C b%3A c.json%2C Zeile 3::Zu 100 %25 neu:%0Aja, „a“.',
    ],
    [
      { file: 'src/content/a.json', text: 'Fehlt.' },
      '::error file=src/content/a.json,line=1,title=src/content/a.json::Fehlt.',
    ],
    [{ file: 'Die Seite /a', text: 'Führt weg.' }, '::error title=Die Seite /a::Führt weg.'],
  ])('the problem %j is shown at its place', (found, command) => {
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    const printed = log();
    annotate('error', [found]);
    expect(printed.mock.calls).toEqual([[command]]);
  });

  test('alone: elsewhere nothing is printed', () => {
    vi.stubEnv('GITHUB_ACTIONS', '');
    const printed = log();
    annotate('error', [{ file: 'src/content/a.json', text: 'Fehlt.' }]);
    expect(printed).not.toHaveBeenCalled();
  });
});
