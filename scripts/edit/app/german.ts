/** Words of Keystatic's forms that its own German lacks. */
const WORDS: Readonly<Record<string, string>> = {
  'A horizontal line to separate content': 'Trennt Abschnitte',
  Add: 'Hinzufügen',
  'Add item': 'Eintrag hinzufügen',
  'Add the first item to see it here.': 'Füg den ersten Eintrag hinzu.',
  'Alt text': 'Bildbeschreibung',
  'Are you sure? This action cannot be undone.':
    'Bist du sicher? Das lässt sich nicht rückgängig machen.',
  Blockquote: 'Zitat',
  Bold: 'Fett',
  'Bullet List': 'Aufzählung',
  'Bullet list': 'Aufzählung',
  Cancel: 'Abbrechen',
  'Cell options': 'Zelle',
  Changed: 'Geändert',
  'Choose file': 'Datei auswählen',
  'Contains invalid fields. Please edit.': 'Hier stimmt ein Feld nicht. Bitte öffnen.',
  'Copy entry': 'Eintrag kopieren',
  'Create the first entry': 'Ersten Eintrag anlegen',
  'Creating entry': 'Wird angelegt',
  Dashboard: 'Übersicht',
  'Delete entry': 'Eintrag löschen',
  'Delete entry…': 'Eintrag löschen …',
  Divider: 'Trennlinie',
  Done: 'Fertig',
  'Duplicate entry…': 'Eintrag verdoppeln …',
  Edit: 'Bearbeiten',
  'Edit ': 'Bearbeiten: ',
  'Edit item': 'Eintrag bearbeiten',
  'Empty list': 'Leere Liste',
  'Entry not found.': 'Diesen Eintrag gibt es nicht.',
  'File name': 'Dateiname',
  Filename: 'Dateiname',
  'Header row': 'Kopfzeile',
  Image: 'Bild',
  'Image details': 'Angaben zum Bild',
  Insert: 'Einfügen',
  'Insert a quote or citation': 'Was jemand gesagt oder geschrieben hat',
  'Insert a table': 'Zeilen und Spalten',
  'Insert an image': 'Aus einer Datei',
  'Insert an ordered list': 'Mit Nummern',
  'Insert an unordered list': 'Mit Strichen',
  'Insert block': 'Baustein einfügen',
  'Insert menu': 'Einfügen',
  Italic: 'Kursiv',
  Lists: 'Listen',
  'Loading Entries': 'Wird geladen',
  'Loading Item': 'Wird geladen',
  'No results': 'Nichts gefunden',
  'No results…': 'Nichts gefunden …',
  'Not found': 'Nicht gefunden',
  'Numbered List': 'Nummerierte Liste',
  'Ordered list': 'Nummerierte Liste',
  Options: 'Einstellungen',
  Paragraph: 'Absatz',
  'Paste entry': 'Eintrag einfügen',
  Quote: 'Zitat',
  Regenerate: 'Neu bilden',
  Remove: 'Entfernen',
  Reset: 'Zurücksetzen',
  'Reset changes': 'Änderungen verwerfen',
  Save: 'Speichern',
  'Save and duplicate': 'Speichern und verdoppeln',
  'Saving changes': 'Wird gespeichert',
  Strikethrough: 'Durchgestrichen',
  Table: 'Tabelle',
  'Text formatting': 'Textformat',
  "There aren't any entries yet.": 'Es gibt noch keine Einträge.',
  'This page could not be found.': 'Diese Seite gibt es nicht.',
  Unlink: 'Link entfernen',
  Unsaved: 'Nicht gespeichert',
  'Use this for a top level heading': 'Teilt die Seite in Abschnitte',
  'Use this for key sections': 'Innerhalb eines Abschnitts',
  'Yes, delete': 'Ja, löschen',
};

const PATTERNS: readonly [RegExp, string][] = [
  [/^Edit (.+)$/, '$1 bearbeiten'],
  [/^Heading (\d)$/, 'Überschrift $1'],
  [/^1 entry$/, '1 Eintrag'],
  [/^(\d+) entries$/, '$1 Einträge'],
  [/^Restored draft from (.+)$/, 'Entwurf wiederhergestellt: $1'],
  [/^(.+) is required$/, '$1 fehlt'],
];

/** What Keystatic says, in German; unchanged where it says so already. */
export function inGerman(words: string): string {
  const known = WORDS[words];
  if (known !== undefined) return known;
  const [pattern, replacement] = PATTERNS.find(([form]) => form.test(words)) ?? [];
  return pattern && replacement ? words.replace(pattern, replacement) : words;
}

/** What an editor writes is no word of Keystatic's. */
function isWritten(text: Text): boolean {
  const around = text.parentElement?.closest('[contenteditable], input, textarea, script, style');
  return around ? around.getAttribute('contenteditable') !== 'false' : false;
}

/** Attributes with words that are heard or seen. */
const NAMED = ['aria-label', 'title', 'placeholder'];

function translateText(text: Text): void {
  const words = text.data;
  const german = inGerman(words);
  if (german !== words && !isWritten(text)) text.data = german;
}

function translateNames(element: Element): void {
  for (const name of NAMED) {
    const words = element.getAttribute(name);
    const german = inGerman(words ?? '');
    if (words && german !== words) element.setAttribute(name, german);
  }
}

function translate(node: Node): void {
  if (node instanceof Text) translateText(node);
  if (!(node instanceof Element)) return;
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let inner: Node | null = node; inner; inner = texts.nextNode()) {
    if (inner instanceof Text) translateText(inner);
    else if (inner instanceof Element) translateNames(inner);
  }
}

/** Keeps the forms German: Keystatic takes some of its words from its code, not from a language. */
export function keepGerman(): void {
  const observer = new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      if (type === 'characterData') translate(target);
      else if (type === 'attributes' && target instanceof Element) translateNames(target);
      for (const node of addedNodes) translate(node);
    }
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: NAMED,
  });
}
