import { expect, test } from 'vitest';
import { type Code, CODES, type Facts, problem } from '../../src/content-reader/problems.ts';

const told = <C extends Code>(code: C, ...facts: Facts[C]) => ({
  code,
  facts: facts.flat().filter((fact) => typeof fact === 'string'),
  text: problem({ file: 'a.mdx' }, code, ...facts).text,
});

const WITH_FACTS = [
  told('file_name', 'Größe'),
  told('file_stray', 'plakate.mdx.txt', ['plakate.mdx']),
  told('file_broken', 'Ã¼'),
  told('address_taken', 'plakate', 'src/pages/plakate.astro'),
  told('alias_taken', 'plakate', 'src/pages/plakate.astro'),
  told('head_twice', '„Titel“ (title)', 'plakate.mdx'),
  told('field', 'Feld „Platz“ (order)', 'muss eine Zahl sein', 'Platz in der Übersicht'),
  told('field_unknown', 'Feld „leed“', 'leed', ['lead', 'title']),
  told('component_unknown', 'Prakis', ['Praxis', 'Tipps']),
  told('component_alone', 'Tipp', 'Tipps'),
  told('component_off', 'Wahlkalender'),
  told('component_empty', 'Praxis'),
  told('component_empty', 'Tipps', ['Tipp']),
  told('path_unknown', 'zaun.png', ['src/assets/zaun.png']),
  told('component_sum', 'Inhaltsmix', 60, 'percent'),
  told('component_needs', 'Budgetplaner', 'Kostenanteil', 'from'),
  told('range_missing', 'Landtagswahl'),
  told('example_wrong', 'amount', 'Betrag', 'Ist keine Zahl.'),
  told('component_inline', 'Praxis', true),
  told('component_content', 'Tipps', ['Tipp']),
  told('source_unknown', 'Plattformen', 'zalen', ['zahlen']),
  told('picture_unknown', 'kin', 'src/assets/portraits', ['kim']),
  told('picture_missing', './plakate/weg.png', []),
  told('picture_name', 'Foto Tür.jpg', 'foto-tuer.jpg'),
  told('picture_kind', 'foto.heic', '.jpg'),
  told('picture_bytes', 'foto.jpg'),
  told('picture_alt', './plakate/da.png', 'ist der Name einer Datei'),
  told('updated_future', '1. Januar 2099'),
  told('number_point', '5.000'),
  told('yaml_zero', '2026-11-07'),
  told('mark_in_word', '*', 'kursiv', 'Wähler\\*innen'),
  told('list_date', 27),
  told('list_number', 3, 2),
  told('list_blank', '1.'),
  told('list_blank', '•'),
  told('heading_blank', '##'),
  told('heading_line', 'Absatz'),
  told('link_address', 'https://'),
  told('link_mail', 'mailto:hallo(at)firma.de'),
  told('link_phone', 'tel:abc'),
  told('link_empty', '/kontakt'),
  told('field_twice', 'asOf'),
  told('table_align', 2),
  told('picture_elsewhere', './weg.png', './plakate/'),
  told('picture_licence', 'src/assets/a.jpg', 'src/content/bilder.json'),
  told('picture_political', 'src/assets/a.jpg', 'src/content/bilder.json'),
  told('picture_without_text', './plakate/da.png'),
  told('picture_marked', './plakate/da.png'),
  told('table_separator', 2),
  told('table_row', 1, 2),
  told('mdx', 'Unexpected character'),
  told('tag_open', 'Praxis'),
  told('heading_level', 4),
  told('heading_first', 'Kosten'),
  told('heading_twice', 'Kosten'),
  told('heading_missing', 'Kosten'),
  told('heading_taken', 'Quellen', 'quellen'),
  told('html', 'br'),
  told('link_insecure', 'http://nord.de'),
  told('link_start', 'www.nord.de'),
  told('link_dead', '/kontackt', '/kontackt', ['/kontakt']),
  told('link_anchor', '/kontakt#formlar', '/kontakt', 'formlar', ['formular']),
  told('link_unpublished', '/entwurf'),
  told('link_off', '/wahlkalender'),
  told('link_redirected', '/alt', '/neu'),
  told('page_unlinked', '/presse'),
  told('redirect_chain', '/alt', '/neu'),
];

/** The codes whose texts need no facts: one that needs some says `undefined` without. */
type Plain = { [C in Code]: Facts[C] extends [] ? C : never }[Code];
const known = new Set<Code>(WITH_FACTS.map(({ code }) => code));
const isPlain = (code: Code): code is Plain => !known.has(code);

test.each([...WITH_FACTS, ...CODES.filter(isPlain).map((code) => told(code))])(
  'the text of $code is German, ends as a sentence and has its facts',
  ({ text, facts }) => {
    expect(text).toMatch(/\b(?:der|die|das|den|ein|eine|einen|ist|nicht|gibt|und|zu)\b/i);
    expect(text).toMatch(/[.?]$/);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
    for (const fact of facts) expect(text).toContain(fact.replace(/\.$/, '').replace('http:', ''));
  },
);
