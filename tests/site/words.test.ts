/** Every text that editors write stands on its page, whatever it says, and every link leads where they say. */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodedAddress } from '../../src/config/addresses.ts';
import type { SINGLE_FILES } from '../../src/content-reader/content-files.ts';
import {
  type Collection,
  COLLECTIONS,
  LIST_FILES,
} from '../../src/content-reader/content-files.ts';
import {
  attributesOf,
  isElement,
  nodesOf,
  readMdxTree,
} from '../../src/content-reader/read/mdx.ts';
import { isRecord, type Path, valuesIn } from '../../src/lib/json.ts';
import { metaOf, schemaAt } from '../../src/lib/schema/field-labels.ts';
import {
  aiTools,
  articles,
  contentOf,
  isOn,
  jobs,
  legalPages,
  listOf,
  products,
  questions,
} from '../support/content.ts';
import { linksTo, tagsOn, textsOf } from '../support/dist.ts';
import { asRead } from '../support/html.ts';

/** Words, and the path of the field or component that holds them. */
interface Said {
  where: Path;
  words: string;
}

/** Whether a text is a name for code, a place in a list, an address or a day: these stand on no page as words. */
const isName = (text: string) =>
  /^(?:[a-z][\w.-]*|\d\d?|\/.*|https:.*|\d{4}-\d\d-\d\d)$/.test(text);

/** Every text of an entry with its path, without its placeholders such as `{name}`. */
const wordsIn = (entry: unknown): Said[] =>
  [...valuesIn(entry)].flatMap(([where, value]) =>
    typeof value === 'string' && !isName(value)
      ? value.split(/\{\w+\}/).map((words) => ({ where, words }))
      : [],
  );

/** A text without the characters that Markdown turns into others. */
const withoutTypography = (text: string) => asRead(text).replace(/["'„“”‚‘’–—…-]|\.\.\./g, '');

/**
 * All that is read on a page: its text, the texts of its pictures, its labels, where its links lead, and what it hands
 * over to a script in `data-` attributes (docs/decisions/0012-tools.md).
 */
const readOn = (path: string): string => {
  const attributes = tagsOn(path).flatMap(({ attributes }) => {
    const { alt = '', href = '', src = '', ...others } = attributes;
    const data = Object.entries(others).filter(([name]) => /^data-|^aria-label$/.test(name));
    const addresses = [href.replaceAll('+', ' '), src].map(decodedAddress);
    return [alt, ...addresses, ...data.map(([, value]) => value)];
  });
  return [...textsOf(path, 'body'), ...attributes].map(asRead).join('\n');
};

/** The texts that stand nowhere on a page, each behind its field or component. */
function missingOn(path: string, said: readonly Said[]): string[] {
  const page = withoutTypography(readOn(path));
  return said
    .filter(({ words }) => !page.includes(withoutTypography(words)))
    .map(({ where, words }) => `${where.join(' ')}: ${words}`);
}

const hasJobs = jobs().length > 0;
/** Whether /wahlkampftools says which tool suits which need. With one need there is nothing to choose. */
const hasGuide = products().filter(({ need }) => need).length > 1;

/** The words that a page shows only with some content, by file and field, and whether this content is there. */
const SHOWN_WITH: [isThere: unknown, ...fields: string[]][] = [
  [aiTools(), 'home.aiTools'],
  [listOf('phases')[0], 'home.approach'],
  [questions('homeFaq')[0], 'home.faq'],
  [listOf('services')[0], 'home.services'],
  [products().some(({ demo }) => demo && contentOf('site').links[demo]), 'productsPage.demo'],
  [hasGuide, 'productsPage.guide', 'products.need'],
  [products().some(({ pricing }) => pricing.included[0]), 'productsPage.price.included'],
  [products().some(({ pricing }) => pricing.monthly), 'productsPage.price.monthly'],
  [products().some(({ pricing }) => pricing.oneTime), 'productsPage.price.oneTime'],
  [
    listOf('team').every(({ image }) => existsSync(`src/assets/portraits/${image}.svg`)),
    'teamPage.drawn',
  ],
  [listOf('team').some(({ linkedin }) => linkedin), 'teamPage.linkedin', 'teamPage.profile'],
  [hasJobs, 'teamPage.vacancy', 'careersPage.toOpenings', 'careersPage.placard'],
  [hasJobs, 'careersPage.tabs', 'careersPage.openings.headline'],
  [hasJobs, 'careersPage.initiative.headline', 'careersPage.initiative.text'],
  [!hasJobs, 'careersPage.openings.none'],
  [listOf('benefits')[0], 'careersPage.benefitsHeading'],
  [questions('contactFaq')[0], 'contactPage.faqHeading'],
  [isOn('careersPage'), 'contactPage.card.application'],
];

/** The content that the page of a file shows: neither drafts nor job ads that have ended. */
function shownOf(name: string): unknown {
  if (name === 'jobs') return jobs();
  if (!Object.hasOwn(LIST_FILES, name)) return contentOf(name as keyof typeof SINGLE_FILES);
  const entries: readonly object[] = listOf(name as keyof typeof LIST_FILES);
  return entries.filter((entry) => !('draft' in entry && entry.draft));
}

const FILES: Record<string, Collection> = COLLECTIONS;
const SHOWN = [
  ...Object.entries(FILES).map(([name, { form }]) => ({ name, page: form?.page ?? '' })),
  { name: 'workSample', page: '/arbeitsprobe' },
].filter(({ name, page }) => page && isOn(name as keyof typeof SINGLE_FILES));

/** Whether the page of a file does without the words at a path. */
function isElsewhere(name: string, path: Path): boolean {
  const isMarked = path.some(
    (_, index) => metaOf(schemaAt(FILES[name]?.schema, path.slice(0, index + 1))).elsewhere,
  );
  const field = [name, ...path.filter((key) => typeof key === 'string')].join('.');
  const absent = SHOWN_WITH.flatMap(([isThere, ...fields]) => (isThere ? [] : fields));
  return isMarked || absent.some((words) => `${field}.`.startsWith(`${words}.`));
}

test.each(SHOWN)('$name: each text stands on $page', ({ name, page }) => {
  const said = wordsIn(shownOf(name)).filter(({ where }) => !isElsewhere(name, where));
  const remedy =
    'Show the words on the page. If only a script says them, give their field .meta({ elsewhere: true }). ' +
    'If the page shows them only with some content, add the field to SHOWN_WITH.';
  expect(missingOn(page, said), remedy).toEqual([]);
});

/** Fields of an article or a legal page that stand in lists, in the head of the page, or in the licences. */
const HEAD_FIELDS =
  /^(?:title|description|teaser|keywords|instead|aliases|picture (?:file|licence|source))\b/;

test.each([...articles(), ...legalPages()])('$path has all its texts', ({ path, body, data }) => {
  const read = readMdxTree('', body);
  if ('problem' in read) return expect.fail(read.problem.text);
  const inGerman = (value: unknown) =>
    typeof value === 'number' ? value.toLocaleString('de-DE') : String(value);
  const said = [...nodesOf(read.tree)].flatMap(([node, _parent, component]) => {
    if (node.type === 'text') {
      const where = [component?.name ?? 'Text'];
      return node.value.split('\n').map((words) => ({ where, words }));
    }
    if (!isElement(node)) return [];
    // Costs per head stand on the page only multiplied by a number of heads.
    return Object.entries(attributesOf(node))
      .filter(([name]) => !name.startsWith('perHead'))
      .map(([name, value]) => ({ where: [String(node.name), name], words: inGerman(value) }))
      .filter(({ words }) => !isName(words));
  });
  const head = wordsIn(data).filter(({ where }) => !HEAD_FIELDS.test(where.join(' ')));
  expect(missingOn(path, [...head, ...said])).toEqual([]);
});

test('a question that is a draft stands on no page', ({ skip }) => {
  const drafts = [...listOf('homeFaq'), ...listOf('contactFaq')].filter(({ draft }) => draft);
  skip(drafts.length === 0, 'no question is a draft');
  const everything = [...textsOf('/', 'body'), ...textsOf('/kontakt', 'body')].join();
  for (const { answer } of drafts) expect(everything).not.toContain(asRead(answer));
});

/** Links of content files: a label or button, and the address or the name of the address that it leads to. */
const LINKS = SHOWN.flatMap(({ name, page }) =>
  [...valuesIn(shownOf(name))].flatMap(([path, value]) => {
    if (!isRecord(value) || isElsewhere(name, path)) return [];
    const { label, button, href, external } = value as Record<string, string | undefined>;
    const words = label ?? button;
    const target = external ? Object(contentOf('site').links)[external] : href;
    return words && target ? [{ words, target: String(target), page }] : [];
  }),
).concat({ words: contentOf('contactPage').talk.button, target: '/kontakt', page: '/' });

test.each(LINKS)('“$words” on $page leads to $target', ({ words, target, page }) => {
  expect(linksTo(page, target)).toContainEqual(expect.stringContaining(asRead(words)));
});
