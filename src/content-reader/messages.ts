import { asciiName } from '../lib/text.ts';

const quote = (name: string) => `„${name}“`;

/** The pairs of neighbouring letters in a name; its ends count as letters. */
const pairsOf = (name: string): Set<string> =>
  new Set(Array.from(`^${name}`, (letter, index) => letter + (name[index] ?? '$')));

/** How alike two names are, from 0 to 1: the share of their pairs of letters that both have (Dice's coefficient). */
function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  const shared = [...a].filter((pair) => b.has(pair));
  return (2 * shared.length) / (a.size + b.size);
}

/** The least likeness of a name to the one that is meant. */
const LIKELY = 0.4;

/**
 * Returns `Meintest du „lead“? ` where a known name is like the one that was written. The forms use this file in the
 * browser, which has no modules of Node.
 */
function guess(name: string, names: readonly string[], quoted = quote): string {
  const [meant] = names
    .filter((each) => likeness(name, each) >= LIKELY)
    .toSorted((a, b) => likeness(name, b) - likeness(name, a));
  return meant === undefined ? '' : `Meintest du ${quoted(meant)}? `;
}

const tag = (name: string) => `<${name}>`;
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
  file_stray: (file: string) => {
    const [, name] = /^src\/content\/ratgeber\/(?:.*\/)?([^/.]+)\.(?:md|doc|txt)/.exec(file) ?? [];
    if (/\.(?:hei[cf]|tiff?|bmp)$/i.test(file))
      return `Das Bild „${file}“ zeigen die meisten Browser nicht. Speichere es in einem Bildprogramm als .jpg, und lösch diese Datei.`;
    return `Die Datei „${file}“ liest niemand. ${name ? `Ist es ein Artikel, speichere seinen Text als src/content/ratgeber/${asciiName(name)}.mdx. ` : ''}Artikel enden auf .mdx und liegen direkt in src/content/ratgeber, Visitenkarten auf .json in src/content/visitenkarten, Bilder im Ordner ihres Artikels. Benenn sie um, verschieb sie, oder lösch sie.${/^src\/content\/[^/]+\.json$/.test(file) ? ' Soll sie eine neue Seite haben, trägt sie ein, wer programmiert: in src/content-reader/content-files.ts.' : ''}`;
  },
  file_encoding: () =>
    'Die Datei ist nicht lesbar: Umlaute sind anders gespeichert. Speichere die Datei als UTF-8.',
  file_broken: (signs: string) =>
    `Hier steht „${signs}“, wo ein Umlaut oder ein Anführungszeichen war. Schreib die Stelle neu, und speichere die Datei als UTF-8.`,
  file_versions: () =>
    'Hier ist ein Rest von zwei Fassungen: zwischen <<<<<<< und ======= die eine, danach bis >>>>>>> die andere. Behalte, was gelten soll, und lösch das Übrige samt diesen Zeilen.',
  file_sign: (sign: string) =>
    `Hier steht ein Zeichen aus einem anderen Programm (U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}), das auf der Website fehlt. Lösch es, oder schreib, was es zeigen sollte.`,
  file_name: (name: string) =>
    `Der Dateiname „${name}“ wird die Adresse der Seite. Er darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche haben. Benenn die Datei um; ist sie nur eine Kopie, lösch sie.`,
  address_taken: (name: string, owner: string) =>
    `Die Adresse /${name} gehört schon zu ${owner}. Nimm hier einen anderen Namen, oder streich sie.`,
  article_in_pages: (name: string) =>
    `Das ist ein Artikel, aber in src/content/seiten liegen nur Rechtstexte. Verschieb die Datei nach src/content/ratgeber/${name}.mdx.`,
  twice: (what: string, owner = '') =>
    `${what} gibt es schon${owner && `, ${owner}`}. Ändere eins von beiden, oder lösch es.`,

  mark_box: () =>
    'Das Zeichen braucht eine viewBox. Schreib sie dazu, zum Beispiel <svg viewBox="0 0 28 28" …>.',
  mark_colour: () =>
    'Das Zeichen hat eine eigene Farbe. Schreib statt jeder Farbe currentColor: Es steht mal auf hellem, mal auf dunklem Grund.',
  brand_new: () =>
    'Das ist neu, steckt aber noch nicht in Zeichnungen, E-Mails und Schrift. Führ im Terminal „npm run brand“ aus.',

  text_missing: () =>
    'Der Text fehlt: Nach dem Kopf der Datei kommt nichts. Schreib ihn, oder setz „draft: true“ in den Kopf („Entwurf“).',
  note: (words: string) =>
    `Hier steht noch „${words}“. Schreib den Text fertig. In Rechtstexten gehört so eine Notiz zwischen {/* und */}, ein Artikel kann Entwurf bleiben („draft: true“ im Kopf).`,
  day_unknown: (written: string) =>
    `Den Tag „${written}“ gibt es im Kalender nicht. Prüf Tag und Monat.`,
  weekday_wrong: (written: string) =>
    `In „${written}“ passen Wochentag und Datum nicht zusammen. Prüf beide im Kalender.`,
  updated_future: (day: string) =>
    `Der ${day} liegt in der Zukunft. Unter „Geändert am“ (updated) steht der Tag der letzten Änderung.`,

  number_point: (written: string) =>
    `„${written}“ liest ein Programm als ${Number.parseFloat(written).toLocaleString('de-DE')}. Schreib die Zahl ohne Punkt: ${written.replaceAll('.', '')}.`,
  open_quote: () =>
    'Ein Anführungszeichen wird in dieser Zeile nicht geschlossen. Endet der Text hier, ergänze es; geht er in der nächsten Zeile weiter, hol sie herauf: Ein Text steht in einer Zeile.',
  json: (written: string) =>
    `„${written}“ passt hier nicht. Texte und Namen von Feldern stehen in geraden Anführungszeichen (innen „so“), Zahlen ohne Punkt, Komma und Einheit, ja und nein als true und false, Kommentare gar nicht.`,
  json_sign: (isMissing: boolean) =>
    isMissing
      ? 'Hinter dieser Zeile fehlt ein Komma, oder in ihr ein Doppelpunkt hinter dem Namen des Feldes. Ergänze es.'
      : 'Hier ist ein Komma zu viel. Es steht nur zwischen zwei Einträgen, nie hinter dem letzten und in keiner Zahl.',
  json_bracket: () =>
    'Eine Klammer fehlt, oder eine ist zu viel. Zu jedem { gehört ein }, zu jedem [ ein ].',

  head_missing: () =>
    'Der Kopf der Datei ist nicht zu finden. Er steht zwischen zwei Zeilen ---, und die erste davon ist Zeile 1.',
  yaml: () =>
    'Diese Zeile ist so nicht zu lesen. Schreib sie wie feld: "Text", mit Doppelpunkt, Leerzeichen und Anführungszeichen um den ganzen Text.',
  yaml_hash: () =>
    'Was hinter einem Leerzeichen und # steht, fehlt auf der Website. Setz den ganzen Text in Anführungszeichen: feld: "Platz #1".',
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
    `${field} „${name}“ gibt es nicht. ${guess(name, names) || `Es gibt: ${listed(names)}.`}`,

  component_unknown: (name: string, names: readonly string[]) =>
    `Den Baustein <${name}> gibt es nicht. ${guess(name, names, tag) || `Es gibt: ${listed(names)}. Einen neuen legt an, wer programmiert (CONTRIBUTING.md).`}`,
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
  range_missing: (elections: string, hidden: string | undefined) =>
    `Bei ${elections} steht {range}, aber keine veröffentlichte <Budgetspanne> sagt, von wie viel bis wie viel. ${hidden ? `Veröffentliche ${hidden}` : 'Ergänze sie in einem Artikel mit <Budgetplaner>'}, oder schreib hier einen Satz ohne {range}.`,
  example_wrong: (field: string, label: string, message: string) =>
    `Das Beispiel ist kein gültiger Transparenzhinweis. Feld „${label}“ (example.values.${field}): ${message.replace(/\.$/, '')}.`,
  component_inline: (name: string, isAlone: boolean) =>
    `<${name}> steht mitten in einer Zeile, und so kann das Formular den Artikel nicht öffnen. ${isAlone ? 'Setz es in eine eigene Zeile' : 'Setz Anfang, Inhalt und Ende in eigene Zeilen'}, mit einer leeren Zeile davor und danach.`,
  component_content: (name: string, allowed: readonly string[]) =>
    allowed.length === 0
      ? `Zwischen <${name}> und </${name}> darf nichts stehen. Schreib <${name} /> und den Text in einen Absatz darunter.`
      : `Zwischen <${name}> und </${name}> darf nur ${allowed.map(tag).join(' oder ')} stehen, jedes in eigenen Zeilen. Setz anderes davor oder danach.`,
  source_unknown: (component: string, name: string, names: readonly string[]) =>
    `<${component}>: Die Quelle „${name}“ steht nicht unter „Quellen“ (sources im Kopf der Datei). ${guess(name, names)}Es gibt: ${listed(names)}.`,
  picture_missing: (name: string, folder: string, names: readonly string[]) =>
    `Das Bild „${name}“ fehlt in ${folder}. ${guess(name, names)}Leg es dorthin, oder nenn eins von dort, auch groß und klein geschrieben wie dort. Es gibt: ${listed(names)}.`,
  picture_name: (name: string, plain: string) =>
    `Der Name des Bildes „${name}“ geht nicht: Er darf nur Buchstaben ohne Umlaute, Ziffern, - und _ haben, keine Leerzeichen. Benenn die Datei um, zum Beispiel in „${plain}“, und schreib hier denselben Namen.`,
  picture_kind: (name: string, kinds: string) =>
    `Das Bild „${name}“ hat keine Endung, die gezeigt werden kann. Es gehen: ${kinds}. Speichere das Bild in einem Bildprogramm als .jpg.`,
  picture_bytes: (name: string) =>
    `In „${name}“ ist kein Bild dieser Art: Die Datei ist beschädigt, oder jemand hat nur ihre Endung geändert. Öffne sie in einem Bildprogramm, und speichere sie als .jpg.`,
  picture_alt: (path: string, complaint: string) =>
    `Der Alternativtext des Bildes „${path}“ ${complaint}. Er sagt, was zu sehen ist, für alle, die es nicht sehen.`,
  picture_elsewhere: (path: string, folder: string) =>
    `Das Bild „${path}“ muss im Ordner des Artikels liegen und mit ${folder} beginnen. Leg es dorthin, und schreib zum Beispiel ${folder}plakat.png.`,
  picture_licence: (path: string, record: string) =>
    `Von wem ist ${path}, und was ist erlaubt? Trag es in ${record} ein, im Formular unter „Lizenzen der Bilder“. Vorher wird die Website nicht veröffentlicht.`,
  picture_political: (path: string, record: string) =>
    `Für ${path} ist „Politische Nutzung“ nicht angekreuzt (politicalUse in ${record} oder im Kopf des Artikels). Erlaubt die Lizenz sie, kreuz es an, sonst nimm ein anderes Bild. Vorher wird die Website nicht veröffentlicht.`,
  picture_marked: (path: string) =>
    `Das Bild „${path}“ steht in einem Link oder in fettem, kursivem oder durchgestrichenem Text. Beides verliert es, sobald jemand den Artikel im Formular speichert. Setz es in eine eigene Zeile und den Link in einen Satz daneben.`,

  table_line: (columns: number) =>
    `Zwischen den Zellen einer Tabelle steht ein senkrechter Strich, und direkt unter ihren Kopf gehört eine Zeile ohne Doppelpunkte. Schreib sie so: „|${' --- |'.repeat(columns)}“.`,
  table_head: () =>
    'Eine Spalte der Tabelle hat keine Überschrift. Ergänze sie; ist etwas in die falsche Spalte gerutscht, setz es zurück.',
  table_columns: (columns: number) =>
    `Eine Tabelle hat zwei bis vier Spalten, diese hat ${columns}. Teil sie in mehrere Tabellen, oder nimm eine Liste.`,
  table_row: (cells: number, columns: number) =>
    `Zellen im Kopf der Tabelle: ${columns}, in dieser Zeile: ${cells}. Ergänze oder streich einen senkrechten Strich; gehört einer zum Text, schreib \\|. Hinter der Tabelle bleibt eine Zeile leer.`,

  mdx_command: () =>
    'Eine Zeile darf nicht mit dem Wort „import“ oder „export“ beginnen, das ist hier ein Befehl. Stell den Satz um; Bausteine brauchen keinen Import.',
  mdx_braces: () =>
    'Geschweifte Klammern stehen nur um die Zahl einer Angabe, wie in from={5000} oder from={2.5}, und werden geschlossen. Im Text schreib \\{ und \\}.',
  mdx_tag: () =>
    'Mit < beginnt hier ein Baustein, der nicht lesbar ist. Seine Angaben stehen so da: name="Text" oder name={5}, mit geraden Anführungszeichen und einem > am Ende. Für das Zeichen selbst schreib \\< und für einen Link [Text](https://adresse.de).',
  comment: () =>
    'Einen Kommentar gibt es hier nicht. Streich ihn; nur in Rechtstexten geht einer, und zwar so: {/* … */}.',
  tag_open: (name: string) =>
    `<${name}> wird nicht geschlossen. Ergänze </${name}> oder, wenn nichts dazwischen steht, schreib <${name} />. Steht das Ende schon da, vergleiche die Namen und setz beide in eigene Zeilen, mit einer leeren Zeile davor und danach.`,
  tag_end: () =>
    'Hier endet ein Baustein, der nicht im selben Absatz begonnen hat. Streich das Ende, oder setz Anfang und Ende in eigene Zeilen, mit einer leeren Zeile davor und danach.',

  mark_in_word: (mark: string, style: string, example: string) =>
    `Das Zeichen ${mark} verschwindet hier, und der Text bis zum nächsten wird ${style}. Soll es dastehen, schreib ${example}.`,
  mark_unread: (mark: string) =>
    `„${mark}“ wird hier nicht zu Fett oder Kursiv, sondern steht als Zeichen auf der Seite. Fettes schreibst du **so**, Kursives *so*: innen ohne Leerzeichen und außen mit einem. Soll es dastehen, schreib ${mark.replace(/./g, '\\$&')}.`,
  line_lazy: () =>
    'So wird diese Zeile ein Teil des Listenpunkts oder Zitats darüber. Ist sie ein neuer Absatz, lass davor eine Zeile leer; gehört sie dazu, beginn sie auch mit - oder > und einem Leerzeichen.',
  quote_open: () =>
    'Ein Anführungszeichen „ wird in diesem Absatz nicht geschlossen. Setz “ dahin, wo die fremden Worte enden.',
  block_mark: (mark: string, block: string) =>
    `Mit „${mark}“ beginnt hier ${block}. Soll es so dastehen, schreib ${mark.replace(/\D$/, '\\$&')}; eine Liste hat mehrere Punkte, zählt von 1 an der Reihe nach, und was dazwischen steht, ist eingerückt.`,
  list_mark: (mark: string) => {
    // Markdown knows a backslash before its own signs only.
    const asWritten = /[-*+.)]/.test(mark)
      ? ` Soll es so dastehen, schreib ${mark.replace(/[-*+.)]/, '\\$&')}.`
      : '';
    return `Mit ${mark} wird es so keine Liste.${asWritten} Für eine Liste schreib am Anfang jeder Zeile - oder, der Reihe nach, 1. und ein gewöhnliches Leerzeichen, mit einer leeren Zeile davor.`;
  },
  heading_bold: (words: string) =>
    `„${words}“ steht fett und allein da. Soll das eine Überschrift sein, schreib ## ${words}; ist es ein Satz, setz einen Punkt ans Ende.`,
  empty: (what: string) => `${what} ist leer. Schreib etwas hinein, oder lösch die Stelle.`,
  heading_space: (mark: string) =>
    `Hinter ${mark} fehlt ein gewöhnliches Leerzeichen, so wird es keine Überschrift. Schreib ## Überschrift; soll das Zeichen dastehen, schreib \\${mark}.`,
  heading_line: (words: string) =>
    `Eine Linie direkt unter „${words}“ macht daraus eine Überschrift. Lass dazwischen eine Zeile leer; für eine Überschrift schreib ## davor.`,
  heading_level: (depth: number) =>
    `Eine Überschrift mit ${'#'.repeat(depth)} geht hier nicht. Schreib ## für einen Abschnitt und ### nur für eine Überschrift darin; die große Überschrift der Seite steht im Kopf der Datei (headline).`,
  heading_words: (words: string, complaint: string) => `Die Überschrift „${words}“ ${complaint}.`,
  heading_link: () =>
    'In einer Überschrift kann kein Link stehen, denn sie ist selbst einer. Setz ihn in den Text darunter.',
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
  task_list: () =>
    'Kästchen zum Abhaken gibt es in Listen nicht. Streich [ ] oder [x] und schreib nur - Text.',

  link_address: (href: string, complaint: string) => `Der Link „${href}“ ${complaint}.`,
  link_unread: (written: string) =>
    /\s/.test(written)
      ? 'Zwischen ] und ( steht ein Leerzeichen, so wird es kein Link. Streich es: [Text](/kontakt).'
      : 'So wird es kein Link und kein Bild. In eckigen Klammern stehen die Worte, gleich dahinter in runden die Adresse, ohne Leerzeichen: [Text](/kontakt). Hat ein Bild eins im Namen, benenn es um; eine Telefonnummer schreib wie tel:+493023125100; soll die Klammer so dastehen, setz \\ davor.',
  link_start: (href: string) => {
    if (!href)
      return 'Dem Link fehlt die Adresse. Schreib sie in die runde Klammer: [Text](/kontakt).';
    if (/\.(?:jpe?g|png|webp|avif|svg|gif)$/i.test(href))
      return `Der Link „${href}“ führt zu einem Bild. Soll es zu sehen sein, setz ein Ausrufezeichen davor: ![Was zu sehen ist](${href}).`;
    const meant = meantAddress(href);
    return `Der Link „${href}“ führt nirgendwohin. Ein Link beginnt mit /, mit # und einem Wort oder mit https://. ${meant ? `Meintest du ${quote(meant)}?` : ''}`;
  },
  link_dead: (href: string, path: string, paths: readonly string[]) =>
    `Der Link „${href}“ führt zu keiner Seite. ${guess(path, paths) || `Es gibt: ${listed(paths)}. Hat ein Artikel früher so geheißen, trag den alten Namen bei ihm unter „Frühere Adressen“ ein (aliases im Kopf der Datei).`}`,
  link_anchor: (href: string, page: string, anchor: string, anchors: readonly string[]) =>
    `Der Link „${href}“ führt zu einer Stelle, die es auf ${page} nicht gibt. ${guess(anchor, anchors, (name) => `„#${name}“`) || `Nimm ihn heraus, oder nenn eine, die es gibt: ${listed(anchors.map((name) => `#${name}`))}.`}`,
  link_unpublished: (href: string) =>
    `Der Link „${href}“ führt zu einem Artikel, der nicht veröffentlicht ist. Trag bei ihm unter „Ersatzadresse“ ein, wohin er so lange führt, zum Beispiel /kontakt (im Kopf der Datei „instead: /kontakt“).`,
  redirect_chain: (href: string, to: string) =>
    `Die Adresse „${href}“ wird selbst umgeleitet, nach „${to}“. Nenn unter „Ersatzadresse“ (instead) eine Seite, die zu sehen ist.`,
} as const;
