import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { list, mdx, type Source, single } from '../../src/lib/content-files.ts';
import { formatProblems } from '../../src/lib/problems.ts';
import { articleSchema } from '../../src/schemas/article.ts';
import { faqSchema } from '../../src/schemas/home.ts';
import { MDX_PROPS, PARENTS, WHOLES } from '../../src/schemas/mdx.ts';
import { navigationSchema, siteSchema } from '../../src/schemas/site.ts';
import navigation from '../../src/content/navigation.json' with { type: 'json' };
import site from '../../src/content/site.json' with { type: 'json' };

const ARTICLES = 'src/content/ratgeber';
const FILE = `${ARTICLES}/plakate.mdx`;
const HEAD = `title: Plakate im Wahlkampf
description: Wie viele Plakate ein Wahlkampf braucht, wo sie hängen und wer sie nachher abnimmt.
headline: Wie viele Plakate?
lead: Zwei Sätze stehen hier. Sie sind zusammen lang genug für den Vorspann.
teaser: Was Plakate leisten
updated: 2026-11-21
order: 4
keywords: [Plakat]
sources:
  - name: zahlen
    text: Eigene Zählung
    asOf: November 2026
closing:
  headline: Plakate gesucht?
  button: Schreib uns`;
/** The line on which the text of an article begins. */
const TEXT = 19;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const messages = (source: Source) => formatProblems(source.read(root).problems).split('\n');
const articles = mdx(ARTICLES, articleSchema, {
  components: MDX_PROPS,
  parents: PARENTS,
  wholes: WHOLES,
});

/** What is said of an article with this head and text, without the line that names the file. */
function articleMessages(text: string, head = HEAD): string[] {
  write(FILE, `---\n${head}\n---\n\n${text}\n`);
  return messages(articles).slice(1);
}

describe('the head of an article', () => {
  const fields =
    'Es gibt: „title“, „description“, „headline“, „lead“, „teaser“, „updated“, „draft“, „published“, „author“, „picture“, „order“, „keywords“, „sources“, „closing“.';

  test.each([
    ['teaser:', 'teser:', `Zeile 6: Feld „teser“ gibt es nicht. Meintest du „teaser“? ${fields}`],
    [
      'order: 4',
      'order: zwei',
      'Zeile 8: Feld „order“ muss eine Zahl sein. Richtig wäre: Platz in der Übersicht, eine ganze Zahl ab 1.',
    ],
    [
      'order: 4',
      'order: 0',
      'Zeile 8: Feld „order“ ist mindestens 1. Richtig wäre: Platz in der Übersicht, eine ganze Zahl ab 1.',
    ],
    [
      'updated: 2026-11-21',
      'updated: gestern',
      'Zeile 7: Feld „updated“ muss ein Datum sein. Richtig wäre: Tag der letzten Änderung, zum Beispiel 2026-11-21.',
    ],
    [
      'order: 4',
      'order: 4\ndraft: vielleicht',
      'Zeile 9: Feld „draft“ muss true oder false sein. Richtig wäre: true = Entwurf: in der Vorschau zu sehen, im Build nicht.',
    ],
    [
      'teaser: Was Plakate leisten',
      'teaser: Kurz',
      'Zeile 6: Feld „teaser“ hat mindestens 10 Zeichen. Richtig wäre: Eine Zeile für die Übersicht aller Artikel, höchstens 60 Zeichen.',
    ],
    [
      '    asOf: November 2026',
      '    url: studie.de\n    asOf: November 2026',
      'Zeile 13: Feld „sources.zahlen.url“ muss eine vollständige Adresse mit https:// sein. Richtig wäre: Adresse der Quelle, zum Beispiel https://beispiel.de/studie.',
    ],
    [
      '    asOf: November 2026',
      '    asOf: null',
      'Zeile 13: Feld „sources.zahlen.asOf“ muss Text sein. Richtig wäre: Stand der Zahl, zum Beispiel November 2026.',
    ],
    [
      '  zahlen:',
      '  Größe:',
      'Zeile 11: Feld „sources.Größe“ muss mit einem Kleinbuchstaben beginnen und kommt ohne Umlaute aus.',
    ],
    [
      'keywords: [Plakat]',
      'keywords: []',
      'Zeile 9: Feld „keywords“ ist leer. Richtig wäre: Ein bis acht Stichwörter für den Feed.',
    ],
    [
      'order: 4',
      'order: 4\npicture:\n  file: ./weg.jpg\n  alt: Ein Plakat am Bauzaun\n  source: Kim Beispiel\n  licence: eigenes Bild\n  politicalUse: true',
      'Zeile 10: Das Bild „./weg.jpg“ fehlt. Leg die Datei neben den Artikel oder berichtige den Namen.',
    ],
    [
      'teaser: Was',
      'teaser: Kosten: Was',
      'Zeile 6: Ein Text mit Doppelpunkt braucht Anführungszeichen: feld: "Text: mehr Text".',
    ],
    ['order: 4', 'order: 4\norder: 5', 'Zeile 9: Dieses Feld gibt es zweimal. Streich eins davon.'],
    [
      'teaser: Was',
      'teaser: "Was',
      'Zeile 6: Ein Anführungszeichen wird nicht geschlossen. Ergänze es am Ende des Textes.',
    ],
    ['order: 4', '\torder: 4', 'Zeile 8: Hier steht ein Tabulator. Rück mit Leerzeichen ein.'],
    [
      'order: 4',
      'order 4',
      'Zeile 8: Nach dem Namen des Feldes fehlt der Doppelpunkt mit einem Leerzeichen: feld: Text.',
    ],
    [
      '  button:',
      ' button:',
      'Zeile 16: Die Einrückung stimmt nicht. Felder einer Ebene beginnen untereinander.',
    ],
    [
      'teaser: Was',
      'teaser: *Was*',
      'Zeile 6: Hier steht ein Zeichen, mit dem ein Text nicht beginnen darf. Setz ihn in Anführungszeichen: feld: "Text".',
    ],
  ])('%j changed to %j is refused', (from, to, message) => {
    expect(HEAD).toContain(from);
    expect(articleMessages('Text', HEAD.replace(from, to))).toContain(`  – ${message}`);
  });

  test('without a field is refused with what belongs there', () => {
    expect(articleMessages('Text', HEAD.replace(/^lead:.*\n/m, ''))).toEqual([
      '  – Feld „lead“ fehlt. Richtig wäre: Zwei bis vier Sätze unter der Überschrift.',
    ]);
  });

  test.each([
    ['Nur Text', 'Der Kopf der Datei fehlt. Er steht zwischen zwei Zeilen ---.'],
    ['---\ntitle: Titel\n', 'Der Kopf der Datei endet nicht. Nach ihm fehlt eine Zeile ---.'],
  ])('as in %j is refused', (text, message) => {
    write(FILE, text);
    expect(messages(articles)).toEqual([`${FILE}: ein Fehler`, `  – Zeile 1: ${message}`]);
  });
});

describe('the text of an article', () => {
  const names = Object.keys(MDX_PROPS).join(', ');
  const braces =
    'Was zwischen { und } steht, ist keine Zahl. In die Klammern gehört nur eine Zahl wie {5000}. Für eine gewöhnliche Klammer schreib \\{ und \\}.';
  const command =
    'Eine Zeile darf nicht mit dem Wort „import“ oder „export“ beginnen, das ist hier ein Befehl. Stell den Satz um; Komponenten brauchen keinen Import.';
  const tag =
    'Mit < beginnt hier eine Komponente, die nicht lesbar ist. Ihre Angaben stehen so da: name="Text" oder name={5}, mit geraden Anführungszeichen und einem > am Ende. Für das Zeichen selbst schreib \\<, für einen Link [Text](https://adresse.de), für einen Kommentar {/* Text */}.';

  test.each([
    '<Tipps>\n<Tipp wert="1">x</Tipp>\n</Tipps>',
    '<Statistiken>\n  <Statistik wert="5" quelle="zahlen">\n    x\n  </Statistik>\n</Statistiken>',
    '`<Nichts>` und\n\n```\n<Nichts>\n```',
    '<Praxis titel="a > b">3 < 4</Praxis>\n\n{/* Notiz */} eine<br />Zeile',
  ])('passes: %j', (text) => {
    expect(articleMessages(text)).toEqual([]);
  });

  test.each([
    [
      '<Prakis>x</Prakis>',
      `Die Komponente <Prakis> gibt es nicht. Meintest du <Praxis>? Es gibt: ${names}.`,
    ],
    [
      '<praxis>x</praxis>',
      `Die Komponente <praxis> gibt es nicht. Meintest du <Praxis>? Es gibt: ${names}.`,
    ],
    [
      '<Praxis title="Am Zaun">x</Praxis>',
      '<Praxis>: Angabe „title“ gibt es nicht. Meintest du „titel“? Es gibt: „titel“.',
    ],
    [
      '<Budgetspannen quelle="zahlen">\n<Budgetspanne wahl="Land" von="5000" bis={9000} />\n</Budgetspannen>',
      '<Budgetspanne>: Angabe „von“ muss eine Zahl sein. Richtig wäre: Eine Zahl in geschweiften Klammern, zum Beispiel von={5000}.',
      1,
    ],
    [
      '<Plattformen quelle="zalen">\n</Plattformen>',
      '<Plattformen>: Die Quelle „zalen“ steht nicht unter „sources“ im Kopf der Datei. Meintest du „zahlen“? Es gibt: zahlen.',
    ],
    ['<Tipp wert="1">x</Tipp>', '<Tipp> steht allein. Es gehört zwischen <Tipps> und </Tipps>.'],
    [
      '<Inhaltsmix>\n<Inhalt name="A" prozent={60}>x</Inhalt>\n</Inhaltsmix>',
      'Die Teile von <Inhaltsmix> ergeben zusammen 60 statt 100. Ändere die Angaben „prozent“.',
    ],
    [
      '![Ein Plakat](./weg.png)',
      'Das Bild „./weg.png“ fehlt. Leg die Datei neben den Artikel oder berichtige den Namen.',
    ],
    [
      '![Ein Plakat](https://a.de/b.png)',
      'Das Bild „https://a.de/b.png“ muss neben dem Artikel liegen und mit ./ beginnen, zum Beispiel ./plakat.png',
    ],
    [
      '![](https://a.de/b.png)',
      'Dem Bild „https://a.de/b.png“ fehlt der Alternativtext: ![Was zu sehen ist](https://a.de/b.png)',
    ],
    [
      '<Praxis titel="Offen">\n\n## Noch',
      '<Praxis> wird nicht geschlossen. Ergänze </Praxis>; steht es schon da, setz beide in eigene Zeilen, mit einer leeren Zeile davor und danach.',
    ],
    [
      '<Prakis>\n\nx\n\n</Praxis>',
      `</Praxis> schließt <Prakis> aus Zeile ${TEXT} nicht. Dort fehlt </Prakis>, oder einer der Namen ist falsch.`,
      4,
    ],
    [
      '<Tipps>\nEin Satz </Tipps>',
      '<Tipps> hat nicht im selben Absatz begonnen. Setz <Tipps> und </Tipps> in eigene Zeilen, mit einer leeren Zeile davor und danach.',
      1,
    ],
    [
      'Ende</p>',
      'Hier endet eine Komponente, die nicht begonnen hat. Streich das Ende oder ergänze davor den Anfang.',
    ],
    ['eine<br>Zeile', '<br> braucht einen Schrägstrich: <br />.'],
    ['Das kostet {5 Euro}.', braces],
    ['Das kostet {preis}.', braces],
    ['<Budgetplaner reserveVon={preis} />', braces],
    [
      'Größe: { offen',
      'Eine geschweifte Klammer { wird nicht geschlossen. Ergänze } oder schreib \\{ statt {.',
    ],
    ['import Tipp from "./tipp"', command],
    ['export ist ein Wort', command],
    ['<!-- Notiz -->', tag],
    ['Für Übungen <5 Euro', tag],
    ['Schreib an <post@nord.de>', tag],
    ['<Tipp wert="5>x</Tipp>\n\nmehr', tag],
  ] as [string, string, number?][])('as in %j is refused', (text, message, below = 0) => {
    expect(articleMessages(text)).toContain(`  – Zeile ${TEXT + below}: ${message}`);
  });
});

test('problems of one article are named together, in the order of their lines', () => {
  const text = '<Tipp wert="1">x</Tipp>\n\n![Ein Plakat](./weg.png)';
  write(FILE, `---\n${HEAD.replace('teaser:', 'teser:')}\n---\n\n${text}\n`);
  const found = messages(articles);
  expect(found[0]).toBe(`${FILE}: 4 Fehler`);
  expect(found.map((line) => /Zeile (\d+)/.exec(line)?.[1])).toEqual([
    ...[undefined, undefined, '6', String(TEXT), String(TEXT + 2)],
  ]);
});

describe('a file in the folder of articles', () => {
  const named = 'Er darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche haben.';
  const text = `---\n${HEAD}\n---\n\nText\n`;

  test.each([
    [
      'kontakt.mdx',
      'Die Adresse /kontakt gehört schon zu src/pages/kontakt.astro. Gib der Datei einen anderen Namen.',
    ],
    [
      'impressum.mdx',
      'Die Adresse /impressum gehört schon zu src/content/seiten/impressum.mdx. Gib der Datei einen anderen Namen.',
    ],
    ['Plakate.mdx', `Der Dateiname „Plakate“ wird die Adresse der Seite. ${named}`],
    [
      'plakate.md',
      'Die Datei wird keine Seite, weil ihr Name nicht auf .mdx endet. Benenne sie um.',
    ],
    [
      '2026/plakate.mdx',
      `Die Datei liegt in einem Unterordner und wird keine Seite. Leg sie direkt in ${ARTICLES}.`,
    ],
  ])('cannot be called %s', (name, message) => {
    write('src/pages/kontakt.astro', '');
    write('src/content/seiten/impressum.mdx', '');
    write(`${ARTICLES}/${name}`, text);
    expect(messages(articles)).toEqual([`${ARTICLES}/${name}: ein Fehler`, `  – ${message}`]);
  });
});

describe('a JSON file', () => {
  const questions = list('faq.json', faqSchema);
  const entry = (id: string) => ({ id, question: 'Wie viele?', answer: 'So viele, wie passen.' });
  const comma = 'Hinter dieser Zeile fehlt ein Komma, oder eine Klammer wird nicht geschlossen.';
  const value = 'Hier ist ein Komma zu viel, oder nach dem Komma fehlt ein Eintrag.';

  test.each([
    ['[\n{ "id": "1"\n"question": "x" }\n]', 2, comma],
    ['[\n{ "id": "1", }\n]', 2, value],
    ['[\n"a",\n,\n"b"\n]', 3, value],
    [
      '[\n{ "id": "1 }\n]',
      2,
      'Ein Anführungszeichen wird nicht geschlossen. Ergänze es am Ende des Textes.',
    ],
    ['[\n{ "id": "1" }', 2, 'Eine Klammer wird nicht geschlossen. Ergänze } oder ].'],
    [
      '[\n{ "id": „1“ }\n]',
      2,
      'Hier steht ein Zeichen, das nicht passt. Namen von Feldern und Texte stehen in geraden Anführungszeichen: "feld": "Text".',
    ],
  ])('like %j is refused', (text, line, message) => {
    write('faq.json', text);
    expect(messages(questions)).toEqual(['faq.json: ein Fehler', `  – Zeile ${line}: ${message}`]);
  });

  test.each([
    ['bare', [entry('1'), entry('1')], 8],
    ['under „items“', { items: [entry('1'), entry('1')] }, 9],
  ])('holds a list, %s, and each id only once', (_, data, line) => {
    write('faq.json', JSON.stringify(data, null, 1));
    expect(questions.read(root).entries.map(({ id }) => id)).toEqual(['1']);
    const message = 'Die „id“ „1“ gibt es schon. Jeder Eintrag braucht eine eigene.';
    expect(messages(questions)[1]).toBe(`  – Zeile ${line}: ${message}`);
  });

  test('that is missing or no list is refused', () => {
    expect(messages(questions)[1]).toBe('  – Die Datei fehlt. Stell sie wieder her.');
    write('faq.json', '{}');
    expect(messages(questions)[1]).toMatch('Die Datei muss eine Liste sein');
  });

  test('names problems by the form that the editor meant', () => {
    const [first, ...others] = navigation.header;
    const header = [{ ...first, anchor: 'srevices' }, ...others];
    write('navigation.json', JSON.stringify({ ...navigation, header }, null, 2));
    expect(messages(single('navigation.json', navigationSchema))[1]).toMatch(
      /^ {2}– Zeile \d: Feld „header\.0\.anchor“ muss „services“ oder .* sein\./,
    );
  });

  test('with a wrong address is refused', () => {
    write('site.json', JSON.stringify({ ...site, email: 'hallo' }));
    expect(messages(single('site.json', siteSchema))[1]).toBe(
      '  – Zeile 1: Feld „email“ muss eine E-Mail-Adresse sein, zum Beispiel hallo@beispiel.de. Richtig wäre: Adresse des Teams, auf der Website sichtbar.',
    );
  });
});
