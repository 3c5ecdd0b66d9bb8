/**
 * How many letters have to be put in, taken out or exchanged to make one text the other (Levenshtein). The forms use
 * this file in the browser, which has no modules of Node.
 */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let index = 0; index < other.length; index += 1) {
      const exchanged = (row[index] ?? 0) + (letter === other[index] ? 0 : 1);
      next.push(Math.min(exchanged, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Shorter parts of a name are in too many others. */
const LEAST_PART = 4;

/** `Meintest du „lead“? ` where a known name is close to the one that was written. */
function guess(
  name: string,
  names: readonly string[],
  quoted: (name: string) => string,
  maxDistance = Math.max(2, Math.floor(name.length / 3)),
): string {
  const [meant] = [
    ...names
      .filter((each) => distance(name, each) <= maxDistance)
      .toSorted((a, b) => distance(name, a) - distance(name, b)),
    // A part of a name, or a name with more around it.
    ...names.filter(
      (each) =>
        LEAST_PART <= Math.min(each.length, name.length) &&
        (each.includes(name) || name.includes(each)),
    ),
  ];
  return meant === undefined ? '' : `Meintest du ${quoted(meant)}? `;
}

const quote = (name: string) => `„${name}“`;
const tag = (name: string) => `<${name}>`;
/** Typing errors in an address: pages on one subject may differ in a single word. */
const SLIPS = 2;
/** The whole address of a link that lacks its beginning: `mailto:`, `tel:`, `https://` or `/`. */
function meantAddress(href: string): string | undefined {
  if (/^[^\s/:]+@[^\s/:]+$/.test(href)) return `mailto:${href}`;
  if (/^\+?\d[\d-]+$/.test(href)) return `tel:${href}`;
  const [, page, anchor = ''] = /^(?:\.{0,2}\/)*([\w-]+)(?:\.html?)?(#.+)?$/.exec(href) ?? [];
  if (page) return `/${page}${anchor}`;
  return /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]|$)/i.test(href) ? `https://${href}` : undefined;
}
const listed = (names: readonly string[]) => names.join(', ') || 'keine';

/** German sentences that name a problem and its remedy, by its code. */
export const TEXTS = {
  file_missing: () => 'Die Datei fehlt. Stell sie wieder her.',
  file_stray: (file: string, files: readonly string[]) => {
    const [, name] = /^src\/content\/ratgeber\/(?:.*\/)?([^/]+)\.(?:mdx?|docx?)$/.exec(file) ?? [];
    const remedy = name
      ? `Ist es ein Artikel, speichere seinen Text als src/content/ratgeber/${name}.mdx. `
      : guess(file, files, quote, 4);
    return `Die Datei „${file}“ liest niemand. ${remedy}Artikel enden auf .mdx und liegen direkt in src/content/ratgeber, Visitenkarten auf .json in src/content/visitenkarten, Bilder im Ordner ihres Artikels. Benenn sie um, verschieb sie, oder lösch sie.`;
  },
  file_encoding: () =>
    'Die Datei ist nicht lesbar: Umlaute sind anders gespeichert. Speichere die Datei als UTF-8.',
  file_broken: (signs: string) =>
    `Hier steht „${signs}“, wo ein Umlaut oder ein Anführungszeichen war. Schreib die Stelle neu, und speichere die Datei als UTF-8.`,
  file_version_mark: (line: string) =>
    `Hier steht noch ein Rest von zwei Fassungen. Lösch die Zeile ${line.trim()} und, was darüber oder darunter doppelt ist.`,
  file_versions: () =>
    'Hier stehen zwei Fassungen: zwischen <<<<<<< und ======= die eine, danach bis >>>>>>> die andere. Behalte, was gelten soll, und lösch das Übrige samt diesen drei Zeilen.',
  file_sign: (sign: string) =>
    `Hier steht ein Zeichen aus Word oder einem PDF (U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}), das auf der Website fehlt. Lösch es, oder schreib, was es zeigen sollte; eine Liste in einem Artikel beginnt in jeder Zeile mit - und einem Leerzeichen.`,
  file_quotes: () =>
    "Hier stehen Kommas oder Striche als Anführungszeichen. Nimm „ und “ statt ,, und ''.",
  file_reference: (words: string) =>
    `„${words} …“ hat Word hier stehen lassen, weil ein Verweis verloren ging. Schreib, worauf er zeigen sollte, oder lösch die Worte.`,
  file_torn: (written: string) => {
    const [start = '', end = ''] = written.split(/[-\u00ad\u2010]\s[\s>]*/);
    const whole = /^\p{Lu}/u.test(end) ? `${start}-${end}` : start + end;
    return `In „${start}- ${end}“ steht hinter dem Strich ein Leerzeichen, wie nach dem Kopieren aus einem PDF. Schreib „${whole}“; ist es ein Gedankenstrich, nimm – mit einem Leerzeichen davor und danach.`;
  },
  file_name: (name: string) =>
    `Der Dateiname „${name}“ wird die Adresse der Seite. Er darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche haben. Benenn die Datei um; ist sie nur eine Kopie, lösch sie.`,
  file_copy: (original: string) =>
    `Die Datei ist bis aufs Zeichen dieselbe wie ${original}. Trag ein, was hier anders ist, oder lösch sie.`,
  address_taken: (name: string, owner: string) =>
    `Die Adresse /${name} gehört schon zu ${owner}. Gib der Datei einen anderen Namen.`,
  alias_taken: (name: string, owner: string) =>
    `Die Adresse /${name} gehört schon zu ${owner}. Streich sie unter „Frühere Adressen“ (aliases).`,
  head_twice: (field: string, owner: string) =>
    `Feld ${field} ist dasselbe wie in ${owner}. Suchmaschinen halten beide Seiten dann für eine. Schreib hier etwas anderes.`,

  order_twice: (owner: string) =>
    `Feld „Platz“ (order) ist dasselbe wie in ${owner}. Gib jedem Artikel seine eigene Zahl.`,

  brand_new: () =>
    'Das ist neu, steckt aber noch nicht in Zeichnungen, E-Mails und Schrift. Führ im Terminal „npm run brand“ aus.',

  text_missing: () =>
    'Der Text fehlt: Nach dem Kopf der Datei kommt nichts. Schreib ihn, oder setz „draft: true“ in den Kopf („Entwurf“).',
  template: () =>
    'Hier steht noch die Vorlage oder eine Notiz (TODO, XXX, TBD). Schreib etwas Eigenes, oder setz „draft: true“ in den Kopf („Entwurf“).',
  updated_future: (day: string) =>
    `Der ${day} liegt in der Zukunft. Unter „Geändert am“ (updated) steht der Tag der letzten Änderung.`,

  field_twice: (name: string) => `„${name}“ gibt es zweimal. Streich eins davon.`,
  number_point: (written: string) =>
    `„${written}“ liest ein Programm als ${Number.parseFloat(written).toLocaleString('de-DE')}. Schreib die Zahl ohne Punkt: ${written.replaceAll('.', '')}.`,
  open_quote: () =>
    'Ein Anführungszeichen wird in dieser Zeile nicht geschlossen. Endet der Text hier, ergänze es; geht er in der nächsten Zeile weiter, hol sie herauf: Ein Text steht in einer Zeile.',
  json: (sign: string) =>
    `${sign.trim() ? `Das Zeichen „${sign}“ passt hier nicht` : 'Hier steht ein Zeichen, das nicht passt'}. Namen von Feldern und Texte stehen in geraden Anführungszeichen: "feld": "Text". Zahlen stehen ohne Punkt, Komma und €.`,
  json_typographic: (sign: string) =>
    `Hier steht ${sign} als Anführungszeichen. Namen von Feldern und Texte stehen in dieser Datei in geraden: "feld": "Text".`,
  json_quotes: (words: string) =>
    `Vor „${words}“ endet der Text an einem geraden Anführungszeichen. Gehört es zum Text, nimm im Text „…“.`,
  json_unit: (written: string) =>
    `Bei „${written}“ steht etwas hinter der Zahl. Schreib nur die Zahl, oder setz alles in gerade Anführungszeichen, wo ein Text hingehört.`,
  json_comma: () => 'Hinter dieser Zeile fehlt ein Komma.',
  json_colon: () => 'Hinter dem Namen des Feldes fehlt der Doppelpunkt. Schreib "feld": "Text".',
  json_end: () =>
    'Vor dieser Stelle ist die Datei schon zu Ende. Eine Klammer am Anfang fehlt, oder eine ist zu viel.',
  json_empty: () => 'Die Datei ist leer. Hol ihren Inhalt zurück.',
  json_value: () =>
    'Hier ist ein Komma zu viel, oder nach dem Komma fehlt ein Eintrag. Zahlen stehen hier ohne Komma.',
  json_boolean: () =>
    'Hier steht ein Wort, das die Datei nicht kennt. Schreib true für ja und false für nein, ohne Anführungszeichen.',
  json_comment: () => 'Ein Kommentar mit // oder /* geht in dieser Datei nicht. Lösch ihn.',
  json_bracket: () => 'Eine Klammer wird nicht geschlossen. Ergänze } oder ].',

  head_missing: () =>
    'Die Datei beginnt nicht mit ihrem Kopf. Er steht zwischen zwei Zeilen ---, und die erste davon ist Zeile 1.',
  head_open: () => 'Der Kopf der Datei endet nicht. Nach ihm fehlt eine Zeile ---.',
  yaml: () =>
    'Diese Zeile ist so nicht zu lesen. Setz ihren Text in Anführungszeichen: feld: "Text".',
  yaml_hash: () =>
    'Was hinter einem Leerzeichen und # steht, fehlt auf der Website. Setz den ganzen Text in Anführungszeichen: feld: "Platz #1".',
  yaml_colon: () =>
    'Nach dem Namen des Feldes fehlt der Doppelpunkt mit einem Leerzeichen: feld: Text.',
  yaml_nested: () =>
    'Ein Text mit Doppelpunkt braucht Anführungszeichen: feld: "Text: mehr Text". Hat die Zeile sie schon, beginnt sie zu weit links oder rechts.',
  yaml_indent: () =>
    'Die Einrückung stimmt nicht, oder darüber fehlt eine Klammer. Felder einer Ebene beginnen untereinander, mit Leerzeichen statt Tabulatoren.',

  field: (
    field: string,
    complaint: string,
    hint?: string,
    given = '',
    options: Readonly<Record<string, string>> = {},
  ) =>
    `${field} ${complaint}. ${guess(given, Object.keys(options), (name) => quote(options[name] ?? ''))}${hint ? `Hinweis: ${hint.replace(/\.$/, '')}.` : ''}`,
  field_unknown: (field: string, name: string, names: readonly string[]) =>
    `${field} gibt es nicht. ${guess(name, names, quote)}${names.length > 0 ? `Es gibt: ${names.map(quote).join(', ')}.` : 'Hier gibt es keine.'}`,

  component_unknown: (name: string, names: readonly string[]) =>
    `Den Baustein <${name}> gibt es nicht. ${guess(name, names, tag)}Es gibt: ${listed(names)}. Einen neuen legt an, wer programmiert: src/features/articles/component-props.ts (CONTRIBUTING.md).`,
  component_empty: (name: string, children?: readonly string[]) =>
    children
      ? `In <${name}> fehlt ${children.map(tag).join(' oder ')}. Ergänze das, oder lösch den Baustein.`
      : `In <${name}> fehlt der Text. Schreib ihn in den Baustein, oder lösch den Baustein.`,
  component_first: (name: string) =>
    `Vor <${name}> fehlt eine Überschrift mit ##, denn es hat selbst eine kleinere. Setz eine davor, oder rück es unter die erste.`,
  link_off: (href: string) =>
    `Der Link „${href}“ führt zu etwas, das ausgeschaltet ist („active“: false). Nimm ihn heraus, oder schalte es wieder ein.`,
  component_off: (name: string) =>
    `<${name}> führt zu einer Seite, die ausgeschaltet ist („active“: false in ihrer Datei). Lösch den Baustein und was nur von ihm handelt, oder schalte die Seite wieder ein.`,
  component_alone: (name: string, parent: string) =>
    `<${name}> steht allein. Es gehört zwischen <${parent}> und </${parent}>.`,
  component_sum: (name: string, sum: number, attribute: string) =>
    `Die Teile von <${name}> ergeben zusammen ${sum} statt 100. Ändere ihre Angaben „${attribute}“.`,
  component_needs: (name: string, needed: string, attribute: string) =>
    `<${name}> braucht <${needed}> mit der Angabe „${attribute}“. Ergänze mindestens einmal <${needed} ${attribute}=… /> im selben Text.`,
  range_missing: (election: string) =>
    `Bei „${election}“ steht {range}, aber kein veröffentlichter Artikel mit <Budgetplaner> hat dafür eine <Budgetspanne> mit „Von“ und „Bis“ (from und to). Ergänze sie dort, oder schreib hier einen Satz ohne {range}.`,
  example_wrong: (field: string, label: string, message: string) =>
    `Das Beispiel ist kein gültiger Transparenzhinweis. Feld „${label}“ (example.values.${field}): ${message.replace(/\.$/, '')}.`,
  component_inline: (name: string, isAlone: boolean) =>
    `<${name}> steht mitten in einer Zeile, und so kann das Formular den Artikel nicht öffnen. ${isAlone ? 'Setz es in eine eigene Zeile' : 'Setz Anfang, Inhalt und Ende in eigene Zeilen'}, mit einer leeren Zeile davor und danach.`,
  component_content: (name: string, allowed: readonly string[]) =>
    allowed.length === 0
      ? `Zwischen <${name}> und </${name}> darf nichts stehen. Schreib <${name} /> und den Text in einen Absatz darunter.`
      : `Zwischen <${name}> und </${name}> darf nur ${allowed.map(tag).join(' oder ')} stehen, jedes in eigenen Zeilen. Setz anderes davor oder danach.`,
  source_unknown: (component: string, name: string, names: readonly string[]) =>
    `<${component}>: Die Quelle „${name}“ steht nicht unter „Quellen“ (sources im Kopf der Datei). ${guess(name, names, quote)}Es gibt: ${listed(names)}.`,
  picture_unknown: (name: string, folder: string, names: readonly string[]) =>
    `Ein Bild mit dem Namen „${name}“ gibt es in ${folder} nicht. ${guess(name.replace(/\.\w+$/, ''), names, quote)}Es gibt: ${listed(names)}.`,
  path_unknown: (path: string, paths: readonly string[]) => {
    const meant = paths.find((known) => known.endsWith(`/${path.split('/').at(-1)}`));
    return `Zu „${path}“ gibt es keine Datei. ${meant ? `Meintest du „${meant}“? ` : guess(path, paths, quote)}Der Pfad beginnt mit src/ oder public/, und * steht für beliebige Zeichen eines Namens.`;
  },
  picture_missing: (path: string, names: readonly string[]) =>
    `Das Bild „${path}“ fehlt. ${guess(path.split('/').at(-1) ?? '', names, quote)}Leg die Datei in den Ordner mit dem Namen des Artikels, oder schreib den Namen wie dort, auch groß und klein.`,
  picture_name: (name: string, plain: string) =>
    `Der Name des Bildes „${name}“ geht nicht: Er darf nur Buchstaben ohne Umlaute, Ziffern, - und _ haben, keine Leerzeichen. Benenn die Datei um, zum Beispiel in „${plain}“, und schreib hier denselben Namen.`,
  picture_kind: (name: string, kinds: string) =>
    `Das Bild „${name}“ hat keine Endung, die gezeigt werden kann. Es gehen: ${kinds}. Speichere das Bild in einem Bildprogramm als .jpg.`,
  picture_bytes: (name: string) =>
    `In „${name}“ ist kein Bild dieser Art: Die Datei ist beschädigt, oder jemand hat nur ihre Endung geändert. Öffne sie in einem Bildprogramm, und speichere sie als .jpg.`,
  picture_alt: (path: string, complaint: string) =>
    `Der Alternativtext des Bildes „${path}“ ${complaint}. Schreib, was zu sehen ist, für alle, die es nicht sehen.`,
  picture_elsewhere: (path: string, folder: string) =>
    `Das Bild „${path}“ muss im Ordner des Artikels liegen und mit ${folder} beginnen, so wie „${folder}plakat.png“.`,
  picture_local: (path: string, folder: string, address: string) =>
    `Das Bild „${path}“ liegt nur auf deinem Computer. Kopier es in den Ordner ${folder}, und schreib ${address}.`,
  picture_licence: (path: string, record: string) =>
    `Von wem ist ${path}, und was ist erlaubt? Trag es in ${record} ein, im Formular unter „Lizenzen der Bilder“. Vorher wird die Website nicht veröffentlicht.`,
  picture_political: (path: string, record: string) =>
    `Für ${path} ist „Politische Nutzung“ nicht angekreuzt (politicalUse in ${record} oder im Kopf des Artikels). Erlaubt die Lizenz sie, kreuz es an, sonst nimm ein anderes Bild. Vorher wird die Website nicht veröffentlicht.`,
  picture_without_text: (path: string) =>
    `Dem Bild „${path}“ fehlt der Alternativtext: ![Was zu sehen ist](${path}). Im Formular klickst du dafür das Bild an, dann den Stift.`,
  picture_marked: (path: string) =>
    `Das Bild „${path}“ steht in einem Link oder in fettem, kursivem oder durchgestrichenem Text. Beides verliert es, sobald jemand den Artikel im Formular speichert. Setz es in eine eigene Zeile und den Link in einen Satz daneben.`,

  table_separator: (columns: number) =>
    `Hier soll eine Tabelle stehen, aber sie ist keine. Zwischen den Zellen steht ein senkrechter Strich, und unter den Kopf gehört, ohne Leerzeile, die Zeile „|${' --- |'.repeat(columns)}“.`,
  table_align: (columns: number) =>
    `Doppelpunkte unter dem Kopf der Tabelle gehen nicht. Schreib „|${' --- |'.repeat(columns)}“; Zahlen stehen von selbst rechts.`,
  table_head: () =>
    'Eine Spalte der Tabelle hat keine Überschrift. Ergänze sie; ist etwas in die falsche Spalte gerutscht, setz es zurück.',
  table_columns: (columns: number) =>
    `Eine Tabelle hat zwei bis vier Spalten, diese hat ${columns}. Teil sie in mehrere Tabellen, oder nimm eine Liste.`,
  table_row: (cells: number, columns: number) =>
    `Zellen im Kopf der Tabelle: ${columns}, in dieser Zeile: ${cells}. Ergänze oder streich einen senkrechten Strich; gehört einer zum Text, schreib \\|. Hinter der Tabelle bleibt eine Zeile leer.`,

  mdx_command: () =>
    'Eine Zeile darf nicht mit dem Wort „import“ oder „export“ beginnen, das ist hier ein Befehl. Stell den Satz um; Bausteine brauchen keinen Import.',
  mdx_braces: () =>
    'Geschweifte Klammern stehen nur um die Zahl einer Angabe, wie in from={5000} oder from={2.5}, ohne Komma. Im Text schreib \\{ und \\}.',
  mdx_comment: () =>
    'Kommentare gehen hier nicht: Das Formular kann einen Artikel damit nicht öffnen. Streich {/*, */} und was dazwischen steht.',
  mdx_brace_open: () =>
    'Eine geschweifte Klammer { wird nicht geschlossen. Ergänze } oder schreib \\{ statt {.',
  mdx_tag: () =>
    'Mit < beginnt hier ein Baustein, der nicht lesbar ist. Seine Angaben stehen so da: name="Text" oder name={5}, mit geraden Anführungszeichen und einem > am Ende. Für das Zeichen selbst schreib \\< und für einen Link [Text](https://adresse.de).',
  mdx_address: (address: string) =>
    `Eine Adresse steht hier nicht zwischen < und >. Schreib [Text](${/^\w+:/.test(address) ? address : address.includes('@') ? `mailto:${address}` : `https://${address}`}).`,
  comment: () =>
    'Einen Kommentar wie <!-- … --> gibt es hier nicht. Streich ihn; nur in Rechtstexten geht einer, und zwar so: {/* … */}.',
  tag_open: (name: string) =>
    `<${name}> wird nicht geschlossen. Ergänze </${name}> oder, wenn nichts dazwischen steht, schreib <${name} />. Steht das Ende schon da, vergleiche die Namen und setz beide in eigene Zeilen, mit einer leeren Zeile davor und danach.`,
  tag_end: () =>
    'Hier endet ein Baustein, der nicht im selben Absatz begonnen hat. Streich das Ende, oder setz Anfang und Ende in eigene Zeilen, mit einer leeren Zeile davor und danach.',

  mark_in_word: (mark: string, style: string, example: string) =>
    `Das Zeichen ${mark} verschwindet hier, und der Text bis zum nächsten wird ${style}. Soll es dastehen, schreib ${example}.`,
  mark_unread: (mark: string) =>
    `„${mark}“ stünde hier so da. Fettes schreibst du **so**, Kursives *so*: innen ohne Leerzeichen und außen mit einem. Soll es dastehen, schreib ${mark.replace(/./g, '\\$&')}.`,
  space_twice: () => 'Hier stehen zwei Leerzeichen hintereinander. Lösch eins davon.',
  paragraph_empty: () =>
    'In diesem Absatz ist nichts zu sehen. Schreib etwas hinein, oder lösch die Zeile; Abstand entsteht von selbst.',
  backslash_end: () =>
    'Hier steht am Ende ein umgekehrter Schrägstrich, und so stünde er da. Lösch ihn; eine neue Zeile beginnt er nur innerhalb eines Absatzes.',
  line_lazy: (isQuote: boolean) =>
    isQuote
      ? 'Diese Zeile gehört sonst zum Zitat darüber. Lass davor eine Zeile leer; soll sie dazugehören, beginn sie mit > und einem Leerzeichen.'
      : 'Diese Zeile gehört sonst zum Punkt darüber. Lass davor eine Zeile leer; soll sie ein eigener Punkt sein, beginn sie mit - und einem Leerzeichen.',
  dashes: (written: string) => {
    const [from, to] = written.split(/-+/);
    return `Aus ${written} würde ein langer Strich. ${from && to ? `Zwischen Zahlen schreib ${from}–${to}` : 'Schreib –, außer zwischen Zahlen mit einem Leerzeichen davor und danach'}.`;
  },
  quote_open: () =>
    'Ein Anführungszeichen „ wird in diesem Absatz nicht geschlossen. Setz “ dahin, wo die fremden Worte enden.',
  letter_lost: (written: string) =>
    `Hier steht „${written}“, wo ein Umlaut war. Schreib das Wort neu; ist es ein Fragezeichen, lass dahinter Platz.`,
  quote_single: (words: string) =>
    `Aus dem zweiten ' würde ein Apostroph. Als Anführungszeichen schreib ‚${words}‘ oder, wenn es die äußeren sind, „${words}“.`,
  lines_joined: () =>
    'Diese Zeile und die nächste stünden in einer. Schreib \\ an ihr Ende, oder hol die nächste herauf.',
  list_date: (number: number) =>
    `Aus dem Tag würde die Nummer einer Liste. Schreib vor dem Punkt einen umgekehrten Schrägstrich: ${number}\\. und dann den Monat.`,
  list_number: (written: number, shown: number) =>
    `Hier steht ${written}., gezeigt würde ${shown}. Zähl der Reihe nach; gehört die Zeile zu keiner Liste, schreib ${written}\\. mit einem umgekehrten Schrägstrich.`,
  list_space: (mark: string) =>
    /[-*+\d]/.test(mark)
      ? `Hinter ${mark} fehlt ein gewöhnliches Leerzeichen, so wird es keine Liste. Ergänze es; soll das Zeichen dastehen, schreib ${mark.replace(/[-*+.)]/, '\\$&')}.`
      : `Mit ${mark} wird es keine Liste. Schreib am Anfang jeder Zeile - und ein gewöhnliches Leerzeichen.`,
  list_mark: (mark: string) =>
    `Mit ${mark} beginnt keine Liste, die Zeilen stünden in einer. Schreib am Anfang jeder Zeile - oder, der Reihe nach, 1. und ein Leerzeichen. Lass davor eine Zeile leer.`,
  list_indent: () =>
    'Dieser Punkt stünde nicht unter dem Punkt darüber. Rück ihn bis unter den Text des Punktes darüber ein; soll er daneben stehen, rück ihn nicht ein.',
  list_star: (mark: string) =>
    `Aus dem ${mark} würde der Punkt einer Liste. Soll das Zeichen dastehen, schreib \\${mark}.`,
  quote_number: () =>
    'Aus dem > würde ein Zitat. Soll das Zeichen dastehen, schreib \\>, oder schreib „über“; ist es ein Zitat, beginn es mit einem Wort oder mit „.',
  heading_bold: (words: string) =>
    `„${words}“ steht allein und hervorgehoben da. Soll das eine Überschrift sein, schreib ## ${words.replace(/^\P{Ll}+$/u, 'Überschrift')}; ist es ein Satz, setz einen Punkt ans Ende.`,
  heading_number: (number: string) =>
    `Überschriften bekommen ihre Nummer von selbst. Lösch „${number}“; ist es eine Ordnungszahl, schreib sie als Wort.`,
  heading_space: (mark: string) =>
    `Hinter ${mark} fehlt ein gewöhnliches Leerzeichen, so wird es keine Überschrift. Schreib ## Überschrift; soll das Zeichen dastehen, schreib \\${mark}.`,
  heading_empty: () =>
    'Hinter ## fehlen die Worte der Überschrift. Ergänze sie, oder lösch die Zeile.',
  heading_bare: (words: string) =>
    `Unter der Überschrift „${words}“ steht nichts. Schreib den Text darunter, oder lösch sie.`,
  heading_line: (words: string) =>
    `Eine Linie direkt unter „${words}“ macht daraus eine Überschrift. Lass dazwischen eine Zeile leer; für eine Überschrift schreib ## davor.`,
  heading_level: (depth: number) =>
    depth === 1
      ? 'Eine Überschrift mit # gibt es im Text nicht: Die große Überschrift der Seite steht unter „Überschrift“ (headline im Kopf der Datei). Schreib ## statt #.'
      : `Eine Überschrift mit ${'#'.repeat(depth)} gibt es nicht. Schreib ## für einen Abschnitt oder ### für eine Überschrift darin.`,
  heading_first: (words: string) =>
    `Vor „${words}“ (###) fehlt eine Überschrift mit ##: ### steht nur innerhalb eines Abschnitts. Schreib ## statt ###.`,
  heading_words: (words: string, complaint: string) => `Die Überschrift „${words}“ ${complaint}.`,
  heading_link: () =>
    'In einer Überschrift kann kein Link stehen, denn sie ist selbst einer. Setz ihn in den Text darunter.',
  heading_twice: (words: string) =>
    `Die Überschrift „${words}“ gibt es schon. Ändere eine von beiden, sonst sind sie im Inhaltsverzeichnis nicht zu unterscheiden.`,
  heading_taken: (words: string, id: string) =>
    `Die Überschrift „${words}“ bekäme die Adresse #${id}, die schon zu einem anderen Teil der Seite gehört. Ergänze ein Wort.`,
  html: (name: string) =>
    `HTML wie <${name}> geht hier nicht. Schreib Markdown, zum Beispiel **fett** und eine leere Zeile vor jedem Absatz, oder nimm einen Baustein; die Namen der Bausteine beginnen groß.`,
  link_reference: () =>
    'Mit [Wort]: am Anfang wird diese Zeile nicht gezeigt. Gehört die Adresse zu einem Link, schreib sie in ihn: [Text](/kontakt); ist die Zeile eine Notiz, streich sie.',
  code_block: () =>
    'Einen Block mit Code kann das Formular nicht öffnen. Schreib den Text als Absatz oder als Zitat mit > davor.',
  footnote: () =>
    'Fußnoten gibt es hier nicht. Schreib in den Satz, was in der Fußnote steht, oder trag die Quelle unter „Quellen“ ein (sources im Kopf der Datei).',
  item_empty: () => 'Ein Punkt der Liste ist leer. Schreib etwas dahinter, oder lösch ihn.',
  task_list: () =>
    'Kästchen zum Abhaken gibt es in Listen nicht. Streich [ ] oder [x] und schreib nur - Text.',

  link_local: (href: string) =>
    `„${href}“ liegt nur auf deinem Computer, andere können es nicht öffnen. Verlink eine Seite im Netz, oder nimm den Link heraus.`,
  link_tracking: (href: string) => {
    const [host = ''] = /^https:\/\/[^/]*/i.exec(href) ?? [];
    const [, name] = /[?&](utm_\w+|\w+clid|igshid)=/i.exec(href) ?? [];
    return name
      ? `In der Adresse des Links verfolgt „${name}“, woher die Leute kommen. Lösch es mit allem bis zum nächsten & oder bis zum Ende.`
      : `Der Link führt über „${host.replace('https://', '')}“, das mitliest. Öffne ihn, und nimm die Adresse, die der Browser dann zeigt.`;
  },
  link_insecure: (href: string) =>
    `Der Link „${href}“ ist nicht verschlüsselt. Die Adresse muss mit https:// beginnen: [Text](${href.replace(/^http:\/*/i, 'https://')}).`,
  link_unseen: (href: string) =>
    `In der Adresse „${href.replace(/\p{Cf}/gu, '')}“ steckt ein Zeichen, das niemand sieht, zum Beispiel ein weiches Trennzeichen. Tipp die Adresse neu.`,
  link_address: (href: string) =>
    `Der Link „${href}“ ist keine vollständige Adresse. Schreib sie so, wie der Browser sie zeigt: https://beispiel.de/seite.`,
  link_mail: (href: string) =>
    `Der Link „${href}“ nennt keine gültige E-Mail-Adresse. Schreib sie ohne Umlaute, Leerzeichen und Komma: [Text](mailto:hallo@beispiel.de).`,
  link_phone: (href: string) =>
    `Der Link „${href}“ nennt keine Telefonnummer. Schreib nur Ziffern: [Text](tel:+493023125100).`,
  link_empty: (href: string) =>
    `Dem Link auf „${href}“ fehlen die Worte, auf die man klickt: [Text](${href}).`,
  link_unread: (written: string) =>
    /\s/.test(written)
      ? 'Zwischen ] und ( steht ein Leerzeichen, so wird es kein Link. Streich es: [Text](/kontakt).'
      : 'So wird es kein Link und kein Bild. In eckigen Klammern stehen die Worte, gleich dahinter in runden die Adresse, ohne Leerzeichen: [Text](/kontakt). Hat ein Bild eins im Namen, benenn es um; soll die Klammer so dastehen, setz \\ davor.',
  link_start: (href: string) => {
    if (!href)
      return 'Dem Link fehlt die Adresse. Schreib sie in die runde Klammer: [Text](/kontakt).';
    if (/\.(?:jpe?g|png|webp|avif|svg|gif)$/i.test(href))
      return `Der Link „${href}“ führt zu einem Bild. Soll es zu sehen sein, setz ein Ausrufezeichen davor: ![Was zu sehen ist](${href}).`;
    const meant = meantAddress(href);
    return `Der Link „${href}“ führt nirgendwohin. Ein Link beginnt mit /, mit # und einem Wort oder mit https://. ${meant ? `Meintest du ${quote(meant)}?` : ''}`;
  },
  link_dead: (href: string, path: string, paths: readonly string[]) =>
    `Der Link „${href}“ führt zu keiner Seite. ${guess(path, paths, quote, SLIPS) || `Es gibt: ${listed(paths)}. Hat ein Artikel früher so geheißen, trag den alten Namen bei ihm unter „Frühere Adressen“ ein (aliases im Kopf der Datei).`}`,
  link_anchor: (href: string, page: string, anchor: string, anchors: readonly string[]) =>
    `Der Link „${href}“ führt zu einer Stelle, die es auf ${page} nicht gibt. ${guess(anchor, anchors, (name) => `„#${name}“`) || `Nimm ihn heraus, oder nenn eine, die es gibt: ${listed(anchors.map((name) => `#${name}`))}.`}`,
  link_unpublished: (href: string) =>
    `Der Link „${href}“ führt zu einem Artikel, der nicht veröffentlicht ist. Trag bei ihm unter „Ersatzadresse“ ein, wohin er so lange führt, zum Beispiel /kontakt (im Kopf der Datei „instead: /kontakt“).`,
  link_redirected: (href: string, to: string) =>
    `Der Link „${href}“ wird nach „${to}“ umgeleitet. Er geht; ist ein Artikel umbenannt, schreib bei Gelegenheit seine neue Adresse hinein.`,
  page_unlinked: (path: string) =>
    `Zur Seite „${path}“ führt kein Link. Setz einen, zum Beispiel in der Fußzeile (navigation.json).`,
  redirect_chain: (href: string, to: string) =>
    `Die Adresse „${href}“ wird selbst umgeleitet, nach „${to}“. Nenn unter „Ersatzadresse“ (instead) eine Seite, die zu sehen ist.`,
} as const;
