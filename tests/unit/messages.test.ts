import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { folder, list, mdx, type Source, single } from '../../src/lib/content-files.ts';
import { annotate, formatProblems } from '../../src/lib/problems.ts';
import { articleSchema } from '../../src/schemas/article.ts';
import { electionDatesSchema } from '../../src/schemas/calendar.ts';
import { faqSchema } from '../../src/schemas/home.ts';
import { MDX_PROPS } from '../../src/schemas/mdx.ts';
import { portrait } from '../../src/schemas/portrait.ts';
import { navigationSchema, siteSchema } from '../../src/schemas/site.ts';
import navigation from '../../src/content/navigation.json' with { type: 'json' };
import site from '../../src/content/site.json' with { type: 'json' };
import { table } from '../support/table.ts';

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
const articles = mdx(ARTICLES, articleSchema, MDX_PROPS);

/** The problems of an article with this head and text, without the line that names the file. */
function articleMessages(text: string, head = HEAD): string[] {
  write(FILE, `---\n${head}\n---\n\n${text}\n`);
  return messages(articles).slice(1);
}

const FIELDS = Object.keys(articleSchema.shape)
  .map((name) => `„${name}“`)
  .join(', ');

describe('the head of an article', () => {
  test.each(table`
    headline: Wie viele → headline: Haustürwahlkampf, wie viele → Zeile 4: Feld „Überschrift“ (headline) hat mit „Haustürwahlkampf“ ein Wort von mehr als zwölf Buchstaben. Nimm ein kürzeres, oder setz ein weiches Trennzeichen (U+00AD) hinein. Hinweis: Die große Überschrift, lange Wörter mit weichem Trennzeichen.
    order: 4 → order: zwei → Zeile 8: Feld „Platz“ (order) muss eine Zahl sein. Hinweis: Platz in der Übersicht, eine ganze Zahl.
    order: 4 → order: 0 → Zeile 8: Feld „Platz“ (order) ist mindestens 1. Hinweis: Platz in der Übersicht, eine ganze Zahl.
    updated: 2026-11-21 → updated: gestern → Zeile 7: Feld „Geändert am“ (updated) muss ein Datum sein. Hinweis: Tag der letzten Änderung, zum Beispiel 2026-11-21.
    updated: 2026-11-21 → updated: 2026-02-31 → Zeile 7: Diesen Tag gibt es im Kalender nicht. Richtig ist zum Beispiel 2026-11-30.
    order: 4 → order: 4↵draft: vielleicht → Zeile 9: Feld „Entwurf“ (draft) muss true oder false sein. Hinweis: In der Vorschau zu sehen, auf der Website nicht.
    teaser: Was Plakate leisten → teaser: Kurz → Zeile 6: Feld „Zeile für die Übersicht“ (teaser) hat mindestens 10 Zeichen. Hinweis: Eine Zeile für die Übersicht aller Artikel.
    keywords: [Plakat] → keywords: [] → Zeile 9: Feld „Stichwörter“ (keywords) ist leer. Hinweis: Für Programme, die neue Artikel anzeigen.
    asOf: November 2026 → asOf: null → Zeile 13: Feld „Quellen, 1. Eintrag, Stand“ (sources.0.asOf) fehlt. Hinweis: Stand der Zahl, zum Beispiel November 2026.
    text: Eigene → url: studie.de↵    text: Eigene → Zeile 12: Feld „Quellen, 1. Eintrag, Adresse“ (sources.0.url) muss eine vollständige Adresse mit https:// sein. Hinweis: Adresse der Quelle, zum Beispiel https://beispiel.de/studie.
    name: zahlen → name: Größe → Zeile 11: Feld „Quellen, 1. Eintrag, Name“ (sources.0.name) darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche haben und beginnt mit einem Buchstaben. Hinweis: Damit nennst du die Quelle im Text, zum Beispiel richtwerte.
    order: 4 → order: 4↵picture: { file: ./plakate/weg.jpg, alt: Ein Plakat, source: Kim, licence: eigenes, politicalUse: true } → Zeile 9: Das Bild „./plakate/weg.jpg“ fehlt. Leg die Datei in den Ordner mit dem Namen des Artikels oder berichtige den Namen.
    teaser: Was → teaser: Kosten: Was → Zeile 6: Ein Text mit Doppelpunkt braucht Anführungszeichen: feld: "Text: mehr Text".
    order: 4 → order: 4↵order: 5 → Zeile 9: Dieses Feld gibt es zweimal. Streich eins davon.
    teaser: Was → teaser: "Was → Zeile 6: Ein Anführungszeichen wird nicht geschlossen. Ergänze es am Ende des Textes.
    order: 4 → order: 4↵aliases: [alt, /Plakat] → Zeile 9: Feld „Frühere Adressen, 2. Eintrag“ (aliases.1) darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche haben.
    order: 4 → order: 4↵instead: kontakt → Zeile 9: Feld „Ersatzadresse“ (instead) muss eine Adresse dieser Website sein und mit einem Schrägstrich beginnen. Hinweis: Wohin die Adresse führt, solange der Artikel nicht zu sehen ist, zum Beispiel /kontakt.
    order: 4 → 	order: 4 → Zeile 8: Hier steht ein Tabulator. Rück mit Leerzeichen ein.
    order: 4 → order 4 → Zeile 8: Nach dem Namen des Feldes fehlt der Doppelpunkt mit einem Leerzeichen: feld: Text.
    ↵  button: → ↵ button: → Zeile 16: Die Einrückung stimmt nicht. Felder einer Ebene beginnen untereinander.
    teaser: Was Plakate leisten → teaser: *Neu* → Zeile 6: Hier steht ein Zeichen, mit dem ein Text nicht beginnen darf. Setz ihn in Anführungszeichen: feld: "Text".
  `)('%j changed to %j is refused', (from = '', to = '', message = '') => {
    expect(HEAD).toContain(from);
    expect(articleMessages('Text', HEAD.replace(from, to))).toContain(`  – ${message}`);
  });

  test('with a misspelled field is refused with the nearest name and what belongs there', () => {
    expect(articleMessages('Text', HEAD.replace('lead:', 'leed:'))).toEqual([
      '  – Feld „Vorspann“ (lead) fehlt. Hinweis: Zwei bis vier Sätze unter der Überschrift.',
      `  – Zeile 5: Feld „leed“ gibt es nicht. Meintest du „lead“? Es gibt: ${FIELDS}.`,
    ]);
  });

  test.each(table`
    Nur Text → Der Kopf der Datei fehlt. Er steht zwischen zwei Zeilen ---.
    ---↵title: Titel → Der Kopf der Datei endet nicht. Nach ihm fehlt eine Zeile ---.
  `)('as in %j is refused', (text = '', message = '') => {
    write(FILE, text);
    expect(messages(articles)).toEqual([`${FILE}: ein Fehler`, `  – Zeile 1: ${message}`]);
  });
});

describe('the text of an article', () => {
  const texts: Record<string, string> = {
    BRACES:
      'Was zwischen { und } steht, ist keine Zahl. In die Klammern gehört nur eine Zahl wie {5000}. Für eine gewöhnliche Klammer schreib \\{ und \\}.',
    COMMENT:
      'Kommentare gehen hier nicht: Das Formular kann einen Artikel damit nicht öffnen. Streich {/*, */} und was dazwischen steht.',
    OPEN: 'Eine geschweifte Klammer { wird nicht geschlossen. Ergänze } oder schreib \\{ statt {.',
    COMMAND:
      'Eine Zeile darf nicht mit dem Wort „import“ oder „export“ beginnen, das ist hier ein Befehl. Stell den Satz um; Bausteine brauchen keinen Import.',
    END: 'Hier endet ein Baustein, der nicht im selben Absatz begonnen hat. Streich das Ende, oder setz Anfang und Ende in eigene Zeilen, mit einer leeren Zeile davor und danach.',
    MARKED:
      'Das Bild „./plakate/da.png“ steht in einem Link oder in fettem, kursivem oder durchgestrichenem Text. Beides verliert es, sobald jemand den Artikel im Formular speichert. Setz es in eine eigene Zeile und den Link in einen Satz daneben.',
    TAG: 'Mit < beginnt hier ein Baustein, der nicht lesbar ist. Seine Angaben stehen so da: name="Text" oder name={5}, mit geraden Anführungszeichen und einem > am Ende. Für das Zeichen selbst schreib \\< und für einen Link [Text](https://adresse.de).',
  };
  const markdown =
    'geht hier nicht. Schreib Markdown, zum Beispiel **fett** und eine leere Zeile vor jedem Absatz, oder nimm einen Baustein; die Namen der Bausteine beginnen groß.';
  const inline = 'steht mitten in einer Zeile, und so kann das Formular den Artikel nicht öffnen.';
  const apart = 'mit einer leeren Zeile davor und danach.';
  const names = Object.keys(MDX_PROPS).join(', ');
  const noTable = (separator: string) =>
    `Hier soll eine Tabelle stehen, aber sie ist keine. Unter den Kopf gehört, ohne Leerzeile, eine Zeile mit ebenso vielen Zellen: ${separator}`;
  const cells = (columns: number, count: number) =>
    `Zellen im Kopf der Tabelle: ${columns}, in dieser Zeile: ${count}. Ergänze oder streich einen senkrechten Strich; gehört einer zum Text, schreib \\|. Hinter der Tabelle bleibt eine Zeile leer.`;

  test.each([
    '<Tipps>\n<Tipp value="1">\nx\n</Tipp>\n</Tipps>',
    '## Druck\n\n### Kosten\n\n## Folie\n\n### Kosten\n\n- [Nord](https://nord.de)',
    '<Statistiken>\n  <Statistik value="5" source="zahlen">\n    x\n  </Statistik>\n</Statistiken>',
    '`<Nichts>`',
    '<Praxis title="a > b">\n  3 < 4 und `{/* Code */}`\n</Praxis>',
  ])('passes: %j', (text) => {
    expect(articleMessages(text)).toEqual([]);
  });

  test.each(table`
    ### Kosten → 19 → Vor „Kosten“ (###) fehlt eine Überschrift mit ##: ### steht nur innerhalb eines Abschnitts. Schreib ## statt ###.
    <Prakis>x</Prakis> → 19 → Den Baustein <Prakis> gibt es nicht. Meintest du <Praxis>? Es gibt: NAMES.
    <praxis>x</praxis> → 19 → Den Baustein <praxis> gibt es nicht. Meintest du <Praxis>? Es gibt: NAMES.
    <Praxis titel="Am Zaun">x</Praxis> → 19 → <Praxis>: Angabe „titel“ gibt es nicht. Meintest du „title“? Es gibt: „title“.
    <Budgetspannen source="zahlen">↵<Budgetspanne election="state" from="5000" to={9000} />↵</Budgetspannen> → 20 → <Budgetspanne>: Angabe „Von“ (from) muss eine Zahl sein. Hinweis: Euro, zum Beispiel from={5000}.
    <Budgetspannen source="zahlen">↵<Budgetspanne election="Land" from={5000} to={9000} />↵</Budgetspannen> → 20 → <Budgetspanne>: Angabe „Art der Wahl“ (election) muss „local“ oder „state“ oder „federal“ oder „european“ oder „mayor“ oder „other“ sein.
    <Plattformen source="zalen">↵</Plattformen> → 19 → <Plattformen>: Die Quelle „zalen“ steht nicht unter „Quellen“ (sources im Kopf der Datei). Meintest du „zahlen“? Es gibt: zahlen.
    <Tipp value="1">x</Tipp> → 19 → <Tipp> steht allein. Es gehört zwischen <Tipps> und </Tipps>.
    <Inhaltsmix>↵<Inhalt name="A" percent={60}>x</Inhalt>↵</Inhaltsmix> → 19 → Die Teile von <Inhaltsmix> ergeben zusammen 60 statt 100. Ändere die Angaben „Anteil“ (percent).
    ![Ein Plakat](./plakate/weg.png) → 19 → Das Bild „./plakate/weg.png“ fehlt. Leg die Datei in den Ordner mit dem Namen des Artikels oder berichtige den Namen.
    <Tipps>↵<Tipp value="eine lange Zahl">x</Tipp>↵</Tipps> → 20 → <Tipp>: Angabe „Zahl oder zwei Worte“ (value) hat höchstens 12 Zeichen. Hinweis: zum Beispiel value="80/20".
    ![Ein Plakat](https://a.de/b.png) → 19 → Das Bild „https://a.de/b.png“ muss im Ordner des Artikels liegen und mit ./plakate/ beginnen, zum Beispiel ./plakate/plakat.png
    ![](https://a.de/b.png) → 19 → Dem Bild „https://a.de/b.png“ fehlt der Alternativtext: ![Was zu sehen ist](https://a.de/b.png). Im Formular klickst du dafür das Bild an, dann den Stift.
    [![Ein Plakat](./plakate/da.png)](/kontakt) → 19 → MARKED
    Ein **![Ein Plakat](./plakate/da.png)** → 19 → MARKED
    <Praxis title="Offen">↵↵## Noch → 19 → <Praxis> wird nicht geschlossen. Ergänze </Praxis> oder, wenn nichts dazwischen steht, schreib <Praxis />. Steht das Ende schon da, vergleiche die Namen und setz beide in eigene Zeilen, mit einer leeren Zeile davor und danach.
    <Praxis title="Offen">↵↵<Tipps>↵</Tipps>↵↵Noch → 19 → <Praxis> wird nicht geschlossen. Ergänze </Praxis> oder, wenn nichts dazwischen steht, schreib <Praxis />. Steht das Ende schon da, vergleiche die Namen und setz beide in eigene Zeilen, mit einer leeren Zeile davor und danach.
    x↵↵<Prakis>↵↵x↵↵</Praxis> → 21 → <Prakis> wird nicht geschlossen. Ergänze </Prakis> oder, wenn nichts dazwischen steht, schreib <Prakis />. Steht das Ende schon da, vergleiche die Namen und setz beide in eigene Zeilen, mit einer leeren Zeile davor und danach.
    <Tipps>↵Ein Satz </Tipps> → 20 → END
    Ende</p> → 19 → END
    eine<br>Zeile → 19 → HTML wie <br> MARKDOWN
    eine<br />Zeile → 19 → HTML wie <br> MARKDOWN
    x↵↵<p align="center">↵x↵</p> → 21 → HTML wie <p> MARKDOWN
    x↵↵# Titel → 21 → Eine Überschrift mit # gibt es im Text nicht: Die große Überschrift der Seite ist „headline“ im Kopf der Datei. Schreib ## statt #.
    #### Klein → 19 → Eine Überschrift mit #### gibt es nicht. Schreib ## für einen Abschnitt oder ### für eine Überschrift darin.
    ## Druck [hier](/kontakt) → 19 → In einer Überschrift kann kein Link stehen, denn sie ist selbst einer. Setz ihn in den Text darunter.
    ## Druck↵↵x↵↵## Druck → 23 → Die Überschrift „Druck“ gibt es schon. Ändere eine von beiden, sonst sind sie im Inhaltsverzeichnis nicht zu unterscheiden.
    ## Quelle Zahlen → 19 → Die Überschrift „Quelle Zahlen“ bekäme die Adresse #quelle-zahlen, die schon zu einem anderen Teil der Seite gehört. Ergänze ein Wort.
    ## Planner Share 1 → 19 → Die Überschrift „Planner Share 1“ bekäme die Adresse #planner-share-1, die schon zu einem anderen Teil der Seite gehört. Ergänze ein Wort.
    <Budgetplaner reserveFrom={15} reserveTo={20} /> → 19 → Der <Budgetplaner> rechnet mit den Zahlen seines Artikels. Ergänze im selben Text mindestens eine <Budgetspanne> und einen <Kostenanteil>, beide mit „Von“ und „Bis“ (from und to).
    <Budgetspannen source="zahlen">↵<Budgetspanne election="state" from={5000} to={5000} />↵</Budgetspannen> → 20 → <Budgetspanne>: braucht entweder „Von“ und „Bis“ (from und to, from kleiner als to) oder „Text“ (text).
    ## Quellen → 19 → Die Überschrift „Quellen“ bekäme die Adresse #quellen, die schon zu einem anderen Teil der Seite gehört. Ergänze ein Wort.
    [Nord](http://nord.de) → 19 → Der Link „http://nord.de“ ist nicht verschlüsselt. Die Adresse muss mit https:// beginnen: [Text](https://nord.de).
    Satz[^1]↵↵[^1]: Fußnote → 21 → Fußnoten gibt es hier nicht. Schreib in den Satz, was in der Fußnote steht, oder trag die Quelle im Kopf der Datei unter „sources“ ein.
    x↵↵~~~↵<Nichts>↵~~~ → 21 → Einen Block mit Code kann das Formular nicht öffnen. Schreib den Text als Absatz oder als Zitat mit > davor.
    - [ ] Plakate → 19 → Kästchen zum Abhaken gibt es in Listen nicht. Streich [ ] oder [x] und schreib nur - Text.
    {/* Notiz */} → 19 → COMMENT
    Das kostet{/* wie viel? */} etwas. → 19 → COMMENT
    <Praxis title="Am Zaun">x</Praxis> → 19 → <Praxis> INLINE Setz Anfang, Inhalt und Ende in eigene Zeilen, APART
    Ruf an: <Aufruf label="Jetzt" /> → 19 → <Aufruf> INLINE Setz es in eine eigene Zeile, APART
    <Tipps>↵Ein Satz↵</Tipps> → 20 → Zwischen <Tipps> und </Tipps> steht nur <Tipp>, und jedes in eigenen Zeilen. Setz anderes davor oder danach.
    <Tipps>↵<Praxis title="Zaun">↵x↵</Praxis>↵</Tipps> → 20 → Zwischen <Tipps> und </Tipps> steht nur <Tipp>, und jedes in eigenen Zeilen. Setz anderes davor oder danach.
    <Aufruf label="Jetzt">↵x↵</Aufruf> → 20 → Zwischen <Aufruf> und </Aufruf> steht nichts. Schreib <Aufruf /> und den Text in einen Absatz darunter.
    Das kostet {5 Euro}. → 19 → BRACES
    Das kostet {preis}. → 19 → BRACES
    <Budgetplaner reserveFrom={preis} /> → 19 → BRACES
    Größe: { offen → 19 → OPEN
    <Tipp value={5↵↵mehr → 19 → OPEN
    import Tipp from "./tipp" → 19 → COMMAND
    export ist ein Wort → 19 → COMMAND
    <!-- Notiz --> → 19 → TAG
    Für Übungen <5 Euro → 19 → TAG
    Schreib an <post@nord.de> → 19 → TAG
    <Tipp wert="5>x</Tipp>↵↵mehr → 19 → TAG
  `)('as in %j is refused in line %s', (text = '', line = '', message = '') => {
    const expected =
      texts[message] ??
      message
        .replace('NAMES', names)
        .replace('MARKDOWN', markdown)
        .replace('INLINE', inline)
        .replace('APART', apart);
    expect(articleMessages(text)).toContain(`  – Zeile ${line}: ${expected}`);
  });

  test('with a component that has a file and no schema says who mends it', () => {
    write('src/components/mdx/Neu.astro', '');
    expect(articleMessages('<Neu />')).toEqual([
      '  – Zeile 19: Den Baustein <Neu> gibt es als Datei, aber ohne Schema. Wer ihn programmiert, trägt seine Angaben in src/schemas/mdx.ts ein (CONTRIBUTING.md).',
    ]);
  });

  test.each([
    '| a | b |\n| - | :-: |\n| 1 | \\| |\n| 1 | |',
    'a | b\n- | -\n1 | 2',
    'Entweder | oder',
    '`| a |`',
  ])('passes: %j', (text) => {
    expect(articleMessages(text)).toEqual([]);
  });

  test.each([
    ['| a | b | c |\n| - | - |\n| 1 | 2 | 3 |', 19, noTable('| --- | --- | --- |')],
    ['Satz\n| a | b |\n| – | – |', 20, noTable('| --- | --- |')],
    ['| a \\| b | c |\n\n1', 19, noTable('| --- | --- |')],
    ['a | b\n-|\n1 | 2', 19, noTable('| --- | --- |')],
    ['<Praxis title="Zahlen">\n  | a | b |\n  | - |\n</Praxis>', 20, noTable('| --- | --- |')],
    ['| a | b |\n| - | - |\n| 1 | 2 |\n| 1 |', 22, cells(2, 1)],
    ['| a | b |\n| - | - |\n| 1 | 2 | 3 |', 21, cells(2, 3)],
    ['| a | b |\n| - | - |\n| 1 | 2 |\nText', 22, cells(2, 1)],
  ])('with a table like %j is refused in line %i', (text, line, message) => {
    expect(articleMessages(text)).toEqual([`  – Zeile ${line}: ${message}`]);
  });
});

test('a picture is found by its name, though its address is written in another way', () => {
  write(`${ARTICLES}/plakate/Foto Tür.jpg`, '');
  expect(articleMessages('![Eine Tür](./plakate/Foto%20T%C3%BCr.jpg)')).toEqual([]);
});

test('problems of one article are named together, in the order of their lines', () => {
  const head = `order: zwei\nkeywords: []\n${HEAD.replace('order: 4\nkeywords: [Plakat]\n', '')}`;
  const found = articleMessages('<Tipp value="1">x</Tipp>\n\n![Ein Plakat](./weg.png)', head);
  expect(found.map((line) => Number(/Zeile (\d+)/.exec(line)?.[1]))).toEqual([2, 3, 19, 21]);
  const swapped = head.replace('order: zwei\nkeywords: []', 'keywords: []\norder: zwei');
  expect(articleMessages('', swapped)[0]).toContain('Zeile 2: Feld „Stichwörter“ (keywords)');
  expect(messages(articles)[0]).toBe(`${FILE}: 2 Fehler`);
});

describe('a file in the folder of articles', () => {
  test.each(table`
    kontakt.mdx → Die Adresse /kontakt gehört schon zu src/pages/kontakt.astro. Gib der Datei einen anderen Namen.
    impressum.mdx → Die Adresse /impressum gehört schon zu src/content/seiten/impressum.mdx. Gib der Datei einen anderen Namen.
    Plakate.mdx → Der Dateiname „Plakate“ wird die Adresse der Seite. Er darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche haben.
    plakate.md → Die Datei wird keine Seite, weil ihr Name nicht auf .mdx endet. Benenne sie um.
    2026/plakate.mdx → Die Datei liegt in einem Unterordner und wird keine Seite. Leg sie direkt in src/content/ratgeber.
  `)('cannot be called %s', (name = '', message = '') => {
    write('src/pages/kontakt.astro', '');
    write('src/content/seiten/impressum.mdx', '');
    write(`${ARTICLES}/${name}`, `---\n${HEAD}\n---\n\nText\n`);
    expect(messages(articles)).toEqual([`${ARTICLES}/${name}: ein Fehler`, `  – ${message}`]);
    // The legal page that was there first is not to blame.
    const legal = mdx('src/content/seiten', z.looseObject({}), {});
    expect(messages(legal).join()).not.toContain('gehört schon');
  });
});

describe('an earlier name of an article', () => {
  const page = (aliases: string) => {
    const head = HEAD.replace('Plakate im', `Plakate ${aliases.length} im`);
    const own = head.replace('Wie viele', `Zum ${aliases.length}. Mal, wie viele`);
    return `---\n${own}\naliases: ${aliases}\n---\n\nText\n`;
  };
  const taken = (line: number, name: string, owner: string) =>
    `  – Zeile ${line}: Die Adresse /${name} gehört schon zu ${owner}. Streich sie unter „aliases“.`;

  test('is refused where a page has it, the article itself, or a name of an article', () => {
    write('src/pages/kontakt.astro', '');
    write('src/content/seiten/impressum.mdx', '');
    write(FILE, page('[kontakt, impressum, plakate, schilder, neu]'));
    write(`${ARTICLES}/schilder.mdx`, page('\n  - neuer\n  - neu'));
    write(`${ARTICLES}/zettel.mdx`, page('[zettelchen, zettelchen]'));
    expect(messages(articles)).toEqual([
      `${FILE}: 4 Fehler`,
      taken(17, 'kontakt', 'src/pages/kontakt.astro'),
      taken(17, 'impressum', 'src/content/seiten/impressum.mdx'),
      taken(17, 'plakate', FILE),
      taken(17, 'schilder', `${ARTICLES}/schilder.mdx`),
      `${ARTICLES}/schilder.mdx: ein Fehler`,
      taken(19, 'neu', FILE),
      `${ARTICLES}/zettel.mdx: ein Fehler`,
      taken(17, 'zettelchen', `${ARTICLES}/zettel.mdx`),
    ]);
  });

  test('that nobody has passes', () => {
    write(FILE, page('[plakate-kleben]'));
    expect(messages(articles)).toEqual(['']);
  });
});

describe('a title and a description', () => {
  const page = (head: string) => `---\n${head}\n---\n\nText\n`;

  test('are refused where another article has them', () => {
    write(FILE, page(HEAD));
    write(`${ARTICLES}/schilder.mdx`, page(HEAD));
    const twice = (field: string) =>
      `Feld „${field}“ ist dasselbe wie in ${FILE}. Suchmaschinen halten beide Seiten dann für eine. Schreib hier etwas anderes.`;
    expect(messages(articles)).toEqual([
      `${ARTICLES}/schilder.mdx: 2 Fehler`,
      `  – Zeile 2: ${twice('title')}`,
      `  – Zeile 3: ${twice('description')}`,
    ]);
  });

  test('of a draft may be copies', () => {
    write(FILE, page(HEAD));
    write(`${ARTICLES}/schilder.mdx`, page(`${HEAD}\ndraft: true`));
    expect(messages(articles)).toEqual(['']);
  });
});

test('two sources of an article have two names', () => {
  const twice = HEAD.replace(
    'closing:',
    '  - name: zahlen\n    text: Noch eine Zählung\n    asOf: November 2026\nclosing:',
  );
  expect(articleMessages('Text', twice)[0]).toContain(
    'Zeile 14: Feld „Quellen, 2. Eintrag, Name“ (sources.1.name) ist „zahlen“ wie bei einem anderen Eintrag, jeder braucht einen eigenen Wert.',
  );
});

describe('a JSON file', () => {
  const questions = list('faq.json', faqSchema);
  const entry = (id: string) => ({ id, question: 'Wie viele?', answer: 'So viele, wie passen.' });

  test.each(table`
    [↵{ "id": "1"↵"question": "x" }↵] → 2 → Hinter dieser Zeile fehlt ein Komma, oder eine Klammer wird nicht geschlossen.
    [↵{ "id": "1", }↵] → 2 → Hier ist ein Komma zu viel, oder nach dem Komma fehlt ein Eintrag. Zahlen stehen hier ohne Komma.
    [↵"a",↵,↵"b"↵] → 3 → Hier ist ein Komma zu viel, oder nach dem Komma fehlt ein Eintrag. Zahlen stehen hier ohne Komma.
    [↵{ "id": "1 }↵] → 2 → Ein Anführungszeichen wird nicht geschlossen. Ergänze es am Ende des Textes.
    [↵{ "id": "1" } → 2 → Eine Klammer wird nicht geschlossen. Ergänze } oder ].
    ↵ → 1 → Die Datei ist leer. Hol ihren Inhalt zurück, oder lösch sie, wenn es sie nicht mehr geben soll.
    [↵{ "id": „1“ }↵] → 2 → Hier steht ein Zeichen, das nicht passt. Namen von Feldern und Texte stehen in geraden Anführungszeichen: "feld": "Text". Im Text selbst nimm „…“.
  `)('like %j is refused in line %s', (text = '', line = '', message = '') => {
    write('faq.json', text);
    expect(messages(questions)).toEqual(['faq.json: ein Fehler', `  – Zeile ${line}: ${message}`]);
  });

  test.each([
    ['bare', [entry('1'), entry('1')], 8],
    ['under „items“', { items: [entry('1'), entry('1')] }, 9],
  ])('holds a list, %s, and each id only once', (_, data, line) => {
    write('faq.json', JSON.stringify(data, null, 1));
    expect(questions.read(root).entries.map(({ id }) => id)).toEqual(['1']);
    const message =
      'Feld „id“: „1“ steht schon bei einem anderen Eintrag. Jeder braucht einen eigenen Wert.';
    expect(messages(questions)[1]).toBe(`  – Zeile ${line}: ${message}`);
  });

  test('has each slug of its list only once', () => {
    const people = list('team.json', z.strictObject({ id: z.string(), slug: z.string() }));
    write('team.json', JSON.stringify([{ slug: 'kim-probe' }, { slug: 'kim-probe' }], null, 1));
    const message =
      'Feld „slug“: „kim-probe“ steht schon bei einem anderen Eintrag. Jeder braucht einen eigenen Wert.';
    expect(messages(people)[1]).toBe(`  – Zeile 6: ${message}`);
  });

  const hours = { days: 'Montag', from: '9:00', to: '17:00', weekdays: [1] };
  test.each<[entry: object, message: string]>([
    [
      { links: { ...site.links, linkedin: 'http://nord.de' } },
      '(links.linkedin) muss eine vollständige Adresse mit https:// sein',
    ],
    // No mail could be sent from it.
    [{ brand: 'Nord <3' }, '(brand) darf kein < und kein > haben'],
    [
      { openingHours: [{ ...hours, to: '29:75' }] },
      '(openingHours.0.to) muss eine Uhrzeit sein, zum Beispiel 9:00',
    ],
    [{ openingHours: [{ ...hours, weekdays: [] }] }, '(openingHours.0.weekdays) ist leer'],
  ])('with %j for the agency is refused', (entry, message) => {
    write('site.json', JSON.stringify({ ...site, ...entry }));
    expect(messages(single('site.json', siteSchema))[1]).toContain(message);
  });

  test.each([
    ['2999-12-29', 'liegt mehr als fünf Jahre voraus, so weit rechnet der Kalender nicht'],
    ['2027-04-19', 'ist ein Montag, gewählt wird an einem Sonntag'],
  ])('with an election on %s is refused', (day, message) => {
    const items = [{ id: 'landtag', type: 'state', name: 'Landtagswahl', day }];
    write(
      'wahltermine.json',
      JSON.stringify({ source: 'Amt', url: 'https://amt.example', asOf: 'Mai', items, open: [] }),
    );
    const [, said] = messages(single('wahltermine.json', electionDatesSchema));
    expect(said).toContain(`(items.0.day) ${message}`);
  });

  test('that is missing or no list is refused', () => {
    expect(messages(questions)[1]).toBe('  – Die Datei fehlt. Stell sie wieder her.');
    write('faq.json', '{}');
    expect(messages(questions)[1]).toMatch('Die Datei muss eine Liste sein');
  });

  test.each([
    [
      { href: 'team' },
      /^ {2}– Zeile \d: Feld „.*, 1\. Eintrag, .*“ \(header\.0\.href\) muss eine Adresse dieser Website sein und mit einem Schrägstrich beginnen\./,
    ],
    [{ href: 'https://nord.de/team' }, /\(header\.0\.href\) muss eine Adresse dieser Website sein/],
    [{ href: '//nord.de' }, /\(header\.0\.href\) muss eine Adresse dieser Website sein/],
    [{ href: '/team', external: 'academy' }, / \(header\.0\) braucht entweder eine Adresse/],
    [{}, / \(header\.0\) braucht entweder eine Adresse/],
    // The bar has no room for it.
    [{ href: '/team', badge: 'neu' }, /Feld „badge“ gibt es nicht/],
  ])('with the link %j is refused', (link, message) => {
    const header = [{ label: 'Team', ...link }];
    write('navigation.json', JSON.stringify({ ...navigation, header }, null, 2));
    expect(messages(single('navigation.json', navigationSchema))[1]).toMatch(message);
  });

  test('that is a list where fields belong is refused', () => {
    write('site.json', '[]');
    expect(messages(single('site.json', siteSchema))[1]).toBe(
      '  – Der Inhalt muss Unterpunkte haben.',
    );
  });

  test('whose name begins an address has no umlaut', () => {
    write('karten/özlem.json', '{}');
    expect(messages(folder('karten', z.strictObject({})))).toEqual([
      'karten/özlem.json: ein Fehler',
      '  – Der Dateiname „özlem“ wird die Adresse der Seite. Er darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche haben.',
    ]);
  });

  describe('with a portrait', () => {
    const person = single('person.json', z.strictObject({ image: portrait }));
    beforeEach(() => {
      write('src/assets/portraits/kim.svg', '');
      write('src/assets/portraits/Foto Tür.JPG', '');
      write('src/assets/portraits/liesmich.txt', '');
    });

    test.each([{ image: 'kim' }, { image: 'Foto Tür' }])('passes: %j', (data) => {
      write('person.json', JSON.stringify(data));
      expect(messages(person)).toEqual(['']);
    });

    test.each([
      [{ image: 'jo' }, 2, 'jo', 'Foto Tür, kim'],
      [{ image: 'kin' }, 2, 'kin', 'Foto Tür, kim', 'Meintest du „kim“? '],
      [{ image: 'liesmich' }, 2, 'liesmich', 'Foto Tür, kim'],
    ])('that is not in its folder, %j, is refused', (data, line, name, names, guess = '') => {
      write('person.json', JSON.stringify(data, null, 1));
      expect(messages(person)).toEqual([
        'person.json: ein Fehler',
        `  – Zeile ${line}: Ein Bild mit dem Namen „${name}“ gibt es in src/assets/portraits nicht. ${guess}Es gibt: ${names}.`,
      ]);
    });
  });

  test('with a number that nobody can dial is refused', () => {
    write('site.json', JSON.stringify({ ...site, phone: '23125 100' }));
    expect(messages(single('site.json', siteSchema))[1]).toBe(
      '  – Zeile 1: Feld „Telefon“ (phone) muss eine Telefonnummer mit Vorwahl sein. Hinweis: Nummer mit Vorwahl, zum Beispiel 030 23125 100 oder +49 30 23125 100.',
    );
  });

  test.each(['So **viele**.', 'Wie [hier](/team).'])(
    'with Markdown, „%s“, is refused',
    (answer) => {
      write('faq.json', JSON.stringify([{ ...entry('1'), answer }]));
      expect(messages(questions)[1]).toMatch(
        '(answer) kann keine Links und nichts Fettes enthalten',
      );
    },
  );

  test('that calls a field invented which it does not have is refused', () => {
    const placeholders = ['legal.vatId', 'legal.nothing'];
    write('site.json', JSON.stringify({ ...site, placeholders }));
    expect(messages(single('site.json', siteSchema)).slice(1)).toEqual([
      expect.stringContaining('(placeholders.1) nennt kein Feld dieser Datei'),
    ]);
  });

  test('with a wrong address is refused', () => {
    write('site.json', JSON.stringify({ ...site, email: 'hallo' }));
    expect(messages(single('site.json', siteSchema))[1]).toBe(
      '  – Zeile 1: Feld „E-Mail“ (email) muss eine E-Mail-Adresse sein, zum Beispiel hallo@beispiel.de. Hinweis: Adresse des Teams, auf der Website sichtbar.',
    );
  });
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
