import type { Place, Problem } from '../lib/build/problems.ts';

const quote = (name: string) => `„${name}“`;

const oneOf = new Intl.ListFormat('de', { type: 'disjunction' });

/** The first two letters of a name, after characters such as # and /. */
const startOf = (name: string) =>
  name
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, 2)
    .toLowerCase();

/** `Meintest du „lead“?`, with the names that begin like the one that was written; all names if none does. */
function meantOrKnown(name: string, names: readonly string[]): string {
  const alike = names.filter((each) => startOf(each) === startOf(name));
  return alike.length > 0
    ? `Meintest du ${oneOf.format(alike.map(quote))}?`
    : `Es gibt: ${names.map(quote).join(', ') || 'keine'}.`;
}

/** Says how to write a mark of Markdown that is to be shown as it is. */
const asWritten = (mark: string) =>
  `Soll es so dastehen, schreib ${mark.replace(/[^\d]/g, '\\$&')} (mit \\ davor).`;

/** The number of a character as Unicode writes it: `F0B7`. */
const codePoint = (character: string) =>
  character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';

/** German sentences that name a problem and its remedy, by its code. */
const TEXTS = {
  file_missing: () => 'Die Datei fehlt. Stell sie wieder her.',
  file_stray: (file: string, kinds: string) =>
    `Die Datei „${file}“ liest niemand. Artikel liegen als .mdx in src/content/ratgeber, Visitenkarten als .json ` +
    `in src/content/visitenkarten, Bilder im Ordner ihres Artikels: ${kinds}. Verschieb die Datei, benenn sie um, ` +
    'oder lösch sie. Eine neue Art von Datei trägt in src/content-reader/content-files.ts ein, ' +
    'wer die Website programmiert.',
  file_encoding: (characters?: string) =>
    `Umlaute und andere Zeichen sind falsch gespeichert${characters ? `, hier steht „${characters}“` : ''}. ` +
    'Speichere die Datei als UTF-8, und schreib neu, was dann noch falsch dasteht.',
  file_character: (character: string) =>
    `Hier steht aus einem anderen Programm das Zeichen U+${codePoint(character)}, das auf der Website fehlt. ` +
    'Lösch es, oder schreib, was es zeigen sollte.',
  file_name: (name: string) =>
    `Der Dateiname „${name}“ wird die Adresse der Seite. Er darf nur Kleinbuchstaben ohne Umlaute, Ziffern und ` +
    'Bindestriche haben. Benenn die Datei um; ist sie nur eine Kopie, lösch sie.',
  address_taken: (name: string, owner: string) =>
    `Die Adresse /${name} gehört schon zu ${owner}. Nimm hier einen anderen Namen, oder streich sie.`,
  twice: (what: string, where = '') =>
    `${what} gibt es schon${where && `, ${where}`}. Ändere eins von beiden, oder lösch es.`,
  empty: (what: string) => `${what} ist leer. Schreib etwas hinein, oder lösch die Stelle.`,
  note: (words: string) =>
    `Hier steht noch „${words}“. Schreib den Text fertig. Ein Artikel kann auch Entwurf bleiben ` +
    '(„draft: true“ im Kopf), und in Rechtstexten steht eine Notiz zwischen {/* und */}.',
  number_point: (written: string) =>
    `„${written}“ liest ein Programm als ${Number.parseFloat(written).toLocaleString('de-DE')}. ` +
    `Schreib die Zahl ohne Punkt: ${written.replaceAll('.', '')}.`,

  json: () =>
    'Hier oder in der Zeile davor ist die Datei nicht zu lesen. Zwischen zwei Einträgen steht ein Komma, ' +
    'hinter dem letzten keins; zu jedem { gehört ein }, zu jedem [ ein ]. Texte und Namen von Feldern stehen in ' +
    'geraden Anführungszeichen (innen „so“) und in einer Zeile, Zahlen ohne Punkt, Komma und Einheit; ' +
    'ja und nein heißen true und false.',
  head_missing: () =>
    'Der Kopf der Datei ist nicht zu finden. Er steht zwischen zwei Zeilen ---, und die erste davon ist Zeile 1.',
  yaml: () =>
    'Diese Zeile ist so nicht zu lesen. Schreib sie wie feld: "Text", mit Doppelpunkt, Leerzeichen und ' +
    'Anführungszeichen um den ganzen Text. Felder einer Ebene beginnen untereinander, mit Leerzeichen statt Tabulatoren.',
  yaml_comment: () =>
    'Was hier hinter einem Leerzeichen und # steht, fehlt auf der Website. ' +
    'Schreib die Zeile wie feld: "Text", mit Anführungszeichen um den ganzen Text.',

  field: (field: string, complaint: string, hint?: string) =>
    `${field} ${complaint}.${hint ? ` Hinweis: ${hint.replace(/\.$/, '')}.` : ''}`,
  unknown: (what: string, name: string, names: readonly string[]) =>
    `${what} gibt es nicht. ${meantOrKnown(name, names)}`,

  component_place: (parent: string, allowed: readonly string[]) =>
    allowed.length > 0
      ? `Zwischen <${parent}> und </${parent}> steht nur ${allowed.map((name) => `<${name}>`).join(' oder ')}, ` +
        'und das nur dort, jedes in eigenen Zeilen. Setz es dazwischen, und anderes davor oder danach.'
      : `Zwischen <${parent}> und </${parent}> darf nichts stehen. ` +
        `Schreib <${parent} /> und den Text in einen Absatz darunter.`,
  component_needs: (name: string, needed: string) =>
    `<${name}> braucht seine Zahlen im selben Text. Ergänze mindestens einmal <${needed} from=… />.`,
  component_once: (name: string) => `<${name}> geht nur einmal je Artikel. Lösch diese Stelle.`,
  legal_part: (parts: readonly string[]) =>
    '<Nur> braucht einen Teil der Website in geraden Anführungszeichen und hinter dem Text ein </Nur>. ' +
    `Schreib es wie <Nur teil="${parts[0]}">. Es gibt: ${parts.map(quote).join(', ')}.`,
  component_sum: (name: string, count: number, sum: number) =>
    `<${name}> hat ${count} Teile mit zusammen ${sum.toLocaleString('de-DE')} Prozent. ` +
    'Ändere sie, bis es höchstens vier Teile mit zusammen 100 Prozent sind.',
  left_out: (what: string) =>
    `${what} führt zu etwas, das ausgeschaltet ist („active“: false). Nimm die Stelle heraus, mit ihrer Überschrift, ` +
    'wenn sonst nichts darunter steht, oder schalte es wieder ein.',
  tags: (name: string) =>
    `Bei <${name}> passen Anfang und Ende nicht zusammen, oder sie stehen mitten in einer Zeile. ` +
    `Setz <${name}> und </${name}> in eigene Zeilen, mit einer leeren Zeile davor und danach, und vergleiche die Namen; ` +
    `steht nichts dazwischen, schreib nur <${name} />.`,
  mdx: () =>
    'Mit < oder { beginnt hier etwas, das nicht lesbar ist. Die Angaben eines Bausteins stehen so da: ' +
    'name="Text", from={5000} oder users={2.5}, mit geraden Anführungszeichen und einem > am Ende. ' +
    'Sollen die Zeichen dastehen, schreib \\<, \\{ und \\}, und einen Link als [Text](https://adresse.de).',
  html: (name: string) =>
    `HTML wie <${name}> geht hier nicht. Schreib Markdown: **fett**, eine leere Zeile vor jedem Absatz und ` +
    '\\ am Ende einer Zeile, nach der die nächste beginnt. Oder nimm einen Baustein; ' +
    'die Namen der Bausteine beginnen groß.',
  forbidden_comment: () =>
    'Einen Kommentar gibt es hier nicht. Streich ihn; nur in Rechtstexten geht einer, als {/* … */}.',
  forbidden_link: () =>
    'Einen Link in einer Überschrift gibt es hier nicht. Setz ihn in den Text darunter.',
  forbidden_markdown: () =>
    'Kästchen zum Abhaken, Blöcke mit Code, Fußnoten und Zeilen, die mit [Wort]: beginnen, gibt es hier nicht. ' +
    'Schreib es als Absatz, als Liste mit - oder als Zitat mit > davor, eine Adresse in den Link: [Text](/kontakt), ' +
    'und eine Quelle unter „Quellen“ (sources im Kopf).',
  forbidden_picture: () =>
    'Ein Bild in einem Link gibt es hier nicht. Setz den Link in einen Satz daneben.',

  picture_missing: (path: string, folder: string, written: string, names: readonly string[]) =>
    `Das Bild „${path}“ liegt nicht in ${folder}. Leg es dorthin, und schreib hier „${written}“, oder nenn eins von ` +
    'dort, groß und klein geschrieben wie dort. Ein neues Foto braucht auch eine Lizenz in bilder.json. ' +
    meantOrKnown(written.replace(/^.*\//, ''), names),
  picture_name: (name: string, plain: string) =>
    `Der Name des Bildes „${name}“ geht nicht: Er darf nur Buchstaben ohne Umlaute, Ziffern, - und _ haben, ` +
    `keine Leerzeichen. Benenn die Datei um, zum Beispiel in „${plain}“, und schreib hier denselben Namen.`,
  picture_kind: (name: string, kinds: string) =>
    `„${name}“ ist kein Bild, das die Website zeigen kann, oder die Datei ist beschädigt. ` +
    `Öffne sie in einem Bildprogramm, und speichere sie als .jpg; es gehen ${kinds}.`,

  picture_political: (file: string) =>
    `Für ${file} ist „Politische Nutzung“ nicht angekreuzt (politicalUse in src/content/bilder.json oder im Kopf des ` +
    'Artikels). Erlaubt die Lizenz sie, kreuz es an, sonst nimm ein anderes Bild. ' +
    'Vorher wird die Website nicht veröffentlicht.',
  picture_licence: (file: string) =>
    `Von wem ist ${file}, und was ist erlaubt? Trag es in src/content/bilder.json ein, im Formular unter ` +
    '„Lizenzen der Bilder“; benutzt das Bild niemand, lösch die Datei. ' +
    'Vorher wird die Website nicht veröffentlicht.',
  picture_focus: (image: string) =>
    `Beim Foto „${image}“ steht nicht, wo der Kopf ist. So zeigt die Website die obere Mitte des Fotos, vielleicht ` +
    'ohne das Gesicht. Schreib unter "image" zum Beispiel "focus": { "x": 50, "y": 40, "height": 45 }: die Mitte ' +
    'des Gesichts von links und von oben, dann der Kopf vom Scheitel bis zum Kinn, alles in Prozent des Fotos. ' +
    'Im Formular ist es „Ausschnitt des Fotos“.',

  table_line: () =>
    'Doppelpunkte richten hier keine Spalten aus. Schreib die Zeile unter dem Kopf ohne sie, ' +
    'bei zwei Spalten „| --- | --- |“.',
  table_columns: (columns: number) =>
    `Eine Tabelle hat zwei bis vier Spalten, diese hat ${columns}. Teil sie in mehrere Tabellen, oder nimm eine Liste.`,
  table_row: (cells: number, columns: number) =>
    `Zellen im Kopf der Tabelle: ${columns}, in dieser Zeile: ${cells}. Ergänze oder streich einen senkrechten Strich; ` +
    'gehört einer zum Text, schreib \\|. Hinter der Tabelle bleibt eine Zeile leer.',

  mark_hidden: (mark: string) =>
    `Das Zeichen ${mark} verschwindet hier, und der Text bis zum nächsten sieht anders aus. ${asWritten(mark)}`,
  list_mark: (mark: string) =>
    `Mit „${mark}“ beginnt hier eine Liste. Eine Liste hat mehrere Punkte, zählt von 1 an der Reihe nach, und was ` +
    `dazwischen steht, ist eingerückt; eine Überschrift beginnt mit ##. ${asWritten(mark)}`,
  no_list_mark: (mark: string) =>
    `Mit „${mark}“ beginnt hier keine Liste. Für eine Liste beginn jede Zeile mit - oder, der Reihe nach, mit 1. ` +
    `und einem gewöhnlichen Leerzeichen; davor bleibt eine Zeile leer. ${asWritten(mark)}`,

  heading_space: (mark: string) =>
    `Hinter ${mark} fehlt ein gewöhnliches Leerzeichen, so wird es keine Überschrift. ` +
    `Schreib ## Überschrift; soll das Zeichen dastehen, schreib \\${mark}.`,
  heading_line: (words: string) =>
    `Eine Linie direkt unter „${words}“ macht daraus eine Überschrift. ` +
    'Lass dazwischen eine Zeile leer; für eine Überschrift schreib ## davor.',
  heading_level: (what: string) =>
    `${what} geht hier nicht. Ein Abschnitt beginnt mit ## und einer Überschrift, erst darunter gehen ### und Bausteine ` +
    'mit eigener Überschrift; die große Überschrift der Seite steht im Kopf der Datei (headline).',
  heading_taken: (words: string, id: string) =>
    `Die Überschrift „${words}“ bekäme die Adresse #${id}, die schon zu einem anderen Teil der Seite gehört. ` +
    'Ergänze ein Wort.',

  link_unread: () =>
    'So wird es kein Link und kein Bild. In eckigen Klammern stehen die Worte, gleich dahinter in runden die Adresse, ' +
    'beides ohne Leerzeichen: [Text](/kontakt). Hat ein Bild eins im Namen, benenn es um; ' +
    'soll die Klammer so dastehen, setz \\ davor.',
  link_start: (href: string) =>
    `Der Link „${href}“ führt nirgendwohin. Ein Link beginnt mit / wie /kontakt, mit # und einem Wort, ` +
    'mit https://, mailto: oder tel:+49.',
  link_dead: (href: string, path: string, paths: readonly string[]) =>
    `Der Link „${href}“ führt zu keiner Seite. ${meantOrKnown(path, paths)} Hat ein Artikel früher so geheißen, ` +
    'trag den alten Namen bei ihm unter „Frühere Adressen“ ein (aliases im Kopf der Datei).',
  link_anchor: (href: string, page: string, anchor: string, anchors: readonly string[]) =>
    `Der Link „${href}“ führt zu einer Stelle, die es auf ${page} nicht gibt. ` +
    `Nimm ihn heraus, oder nenn eine, die es gibt. ${meantOrKnown(anchor, anchors)}`,
  link_unpublished: (href: string) =>
    `Der Link „${href}“ führt zu einem Artikel, der nicht veröffentlicht ist. Trag bei ihm unter „Ersatzadresse“ ein, ` +
    'wohin er so lange führt, zum Beispiel /kontakt (im Kopf der Datei „instead: /kontakt“).',
  redirect_chain: (href: string, to: string) =>
    `Die Adresse „${href}“ wird selbst umgeleitet, nach „${to}“. ` +
    'Nenn unter „Ersatzadresse“ (instead) eine Seite, die zu sehen ist.',
} as const;

export type Code = keyof typeof TEXTS;
/** What a message of each code tells besides its fixed words. */
export type Facts = { [C in Code]: Parameters<(typeof TEXTS)[C]> };
const texts: { [C in Code]: (...facts: Facts[C]) => string } = TEXTS;

/** The problem at a place, with the message of its code, into which the facts are put. */
export const problem = <C extends Code>(place: Place, code: C, ...facts: Facts[C]): Problem => ({
  ...place,
  code,
  text: texts[code](...facts),
});
