import fc from 'fast-check';
import type { Node } from 'mdast';
import { expect, test } from 'vitest';
import { fromEditor, toEditor } from '../../../scripts/edit/body/convert.ts';
import { withBlocks } from '../../../scripts/edit/body/layout.ts';
import { parseBody } from '../../../scripts/edit/body/tree.ts';
import { withHead } from '../../../scripts/edit/write/front-matter.ts';
import { withData } from '../../../scripts/edit/write/json.ts';
import { MDX_PROPS } from '../../../src/schemas/mdx.ts';

const LIST = `[
  {
    "id": "1",
    "name": "Kim",
    "phone": { "display": "030", "uri": "+49" },
    "skills": ["Text", "Bild"]
  },
  { "id": "2", "name": "Jo", "phone": { "display": "040", "uri": "+49" }, "skills": [] }
]
`;
const people = () => JSON.parse(LIST) as { id: string; name: string; note?: string }[];

test('a changed value changes its own line of a JSON file', () => {
  const [kim, jo] = people();
  expect(withData(LIST, [{ ...kim, name: 'Toni' }, jo])).toBe(LIST.replace('"Kim"', '"Toni"'));
});

test('an item that goes takes only its own lines along', () => {
  const [, jo] = people();
  expect(withData(LIST, [{ ...jo, id: '1' }])).toBe(`[
  { "id": "1", "name": "Jo", "phone": { "display": "040", "uri": "+49" }, "skills": [] }
]
`);
});

test('a new field stands where the schema has it', () => {
  const [kim, jo] = people();
  const { id, name, ...rest } = kim ?? { id: '', name: '' };
  const written = withData(LIST, [{ id, name, note: 'neu', ...rest }, jo]);
  expect(written).toBe(LIST.replace('"Kim",', '"Kim",\n    "note": "neu",'));
});

test('a head keeps comments, quotation marks and lists in brackets', () => {
  const head = `title: "Ein Titel" # steht im Tab
updated: 2026-11-21
keywords: [eins, zwei]
closing:
  button: Los
`;
  const written = withHead(head, {
    title: 'Neuer Titel',
    updated: '2026-12-24',
    draft: true,
    keywords: ['eins', 'zwei', 'drei'],
    closing: { button: 'Los' },
  });
  expect(written).toBe(`title: "Neuer Titel" # steht im Tab
updated: 2026-12-24
draft: true
keywords: [eins, zwei, drei]
closing:
  button: Los
`);
});

const BODY = `
## Abschnitt

{/* Noch zu prüfen */}

Ein Absatz mit *Betonung*, wie er dasteht.

<Tipps>
  <Tipp wert="1">Kurz auf einer Zeile.</Tipp>
  <Tipp wert="2">
    Lang genug, dass der Text
    umbrochen dasteht.
  </Tipp>
</Tipps>

<Budgetspannen quelle="spannen">
  <Budgetspanne wahl="Kommunalwahl" von={5000} bis={25000} />
</Budgetspannen>

![Ein Plakat](./plakat.png)
`;

const textOf = (node: Node): string =>
  'children' in node
    ? (node.children as Node[]).map(textOf).join('')
    : String(Reflect.get(node, 'value') ?? '').replaceAll(/\s+/g, ' ');

/** The text after a change in the editor. */
async function edited(change: (text: string) => string): Promise<string> {
  const text = toEditor(BODY, MDX_PROPS, 'artikel');
  return withBlocks(BODY, fromEditor(change(text), MDX_PROPS, 'artikel'));
}

test('a text that is not changed stays byte for byte', async () => {
  expect(await edited((text) => text)).toBe(BODY);
});

test('a changed attribute changes its own tag', async () => {
  expect(await edited((text) => text.replace('von="5000"', 'von="6000"'))).toBe(
    BODY.replace('von={5000}', 'von={6000}'),
  );
});

test('a changed sentence leaves its neighbours in their layout', async () => {
  expect(await edited((text) => text.replace('Kurz auf', 'Ganz kurz auf'))).toBe(
    BODY.replace('Kurz auf', 'Ganz kurz auf'),
  );
});

test('a component is added between others, with its text on lines of its own', async () => {
  const added = await edited((text) =>
    text.replace(
      '  <Tipp wert="2">',
      '  <Tipp wert="neu">\n    Noch einer.\n  </Tipp>\n\n  <Tipp wert="2">',
    ),
  );
  expect(added).toBe(
    BODY.replace(
      '  <Tipp wert="2">',
      '  <Tipp wert="neu">\n    Noch einer.\n  </Tipp>\n  <Tipp wert="2">',
    ),
  );
});

test('a call to action keeps its words on the line of its tags', async () => {
  const called = await edited((text) => `${text}\n<Aufruf>\n  Ruf an\n</Aufruf>\n`);
  expect(called).toBe(`${BODY}\n<Aufruf>Ruf an</Aufruf>\n`);
});

test('a second paragraph breaks up the line of a component', async () => {
  const longer = await edited((text) =>
    text.replace('    Kurz auf einer Zeile.', '    Kurz auf einer Zeile.\n\n    Und noch mehr.'),
  );
  expect(longer).toBe(
    BODY.replace(
      '<Tipp wert="1">Kurz auf einer Zeile.</Tipp>',
      '<Tipp wert="1">\n\n  Kurz auf einer Zeile.\n\n  Und noch mehr.\n\n  </Tipp>',
    ),
  );
});

test('whatever is typed says the same once it is written', async () => {
  const word = fc.constantFrom(
    '*',
    '_',
    '# ',
    '- ',
    '1. ',
    '<',
    '{',
    '}',
    '`',
    '[x](y)',
    '|',
    'ä ',
    '\\',
  );
  const typed = fc.array(fc.oneof(word, fc.constant('wort ')), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(typed, async (words) => {
      const value = `a${words.join('')}b`;
      const next = fromEditor(toEditor(BODY, MDX_PROPS, 'artikel'), MDX_PROPS, 'artikel');
      next.splice(2, 0, { type: 'paragraph', children: [{ type: 'text', value }] });
      const written = await withBlocks(BODY, next);
      expect(textOf(parseBody(written))).toContain(value.replaceAll(/ +/g, ' '));
      expect(written).toContain(BODY.slice(BODY.indexOf('<Tipps>')));
    }),
    { numRuns: 100 },
  );
});

test('a comment can be changed and gone', async () => {
  expect(await edited((text) => text.replace('Noch zu prüfen', 'Geprüft'))).toBe(
    BODY.replace('Noch zu prüfen', 'Geprüft'),
  );
  expect(await edited((text) => text.replace(/<Anmerkung [^>]*>\n\n/, ''))).toBe(
    BODY.replace('{/* Noch zu prüfen */}\n\n', ''),
  );
});

test('a picture lies in a folder of its article in the editor, and beside the article in the file', async () => {
  expect(toEditor(BODY, MDX_PROPS, 'artikel')).toContain('](./artikel/plakat.png)');
  expect(await edited((text) => text.replace('plakat.png', 'neu.png'))).toBe(
    BODY.replace('plakat.png', 'neu.png'),
  );
});
