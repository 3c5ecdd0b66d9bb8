/** Every text that editors write stands on the site, whatever it says, and every link leads where they say. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type Collection,
  COLLECTIONS,
  LIST_FILES,
  type SINGLE_FILES,
} from '../../src/content-reader/content-files.ts';
import {
  attributesOf,
  isElement,
  nodesOf,
  readMdxTree,
} from '../../src/content-reader/read/mdx.ts';
import { isRecord, valuesIn } from '../../src/lib/json.ts';
import { decodedAddress } from '../../src/lib/links.ts';
import {
  aiTools,
  articles,
  contentOf,
  isOn,
  jobs,
  legalPages,
  listOf,
  products,
} from '../support/content.ts';
import { linksTo, PAGES, textsOf } from '../support/dist.ts';
import { asRead } from '../support/html.ts';

/** Words, and the names of the file and the fields, or of the component, that hold them: `home faq headline`. */
interface Said {
  where: string;
  words: string;
}

/** Whether a text is a name for code, a place in a list, an address or a day: these stand on no page as words. */
const isName = (text: string) =>
  /^(?:[a-z][\w.-]*|\d\d?|\/.*|https:.*|\d{4}-\d\d-\d\d)$/.test(text);

/** Every text of an entry, without its placeholders such as `{name}`. */
const wordsIn = (entry: unknown, owner: string): Said[] =>
  [...valuesIn(entry)].flatMap(([path, value]) => {
    if (typeof value !== 'string' || isName(value)) return [];
    const where = [owner, ...path.filter((key) => typeof key === 'string')].join(' ');
    return value.split(/\{\w+\}/).map((words) => ({ where, words }));
  });

/** A text as it is read, also one from a script's file, without the characters that Markdown turns into others. */
const withoutTypography = (text: string) =>
  asRead(
    text.replace(/\\x(\w\w)|\\u(\w{4})/g, (_, ...codes: string[]) =>
      String.fromCharCode(Number.parseInt(codes.find(Boolean) ?? '', 16)),
    ),
  ).replace(/["'„“”‚‘’–—…\\-]|\.\.\./g, '');

/** All words that the site sends to browsers: the texts and attributes of its pages, its scripts and its data. */
const SITE = withoutTypography(
  [
    ...PAGES.flatMap(({ path }) => textsOf(path, 'title', 'script', 'body')),
    ...PAGES.flatMap(({ tags }) =>
      tags.flatMap(({ attributes }) => Object.values(attributes)),
    ).flatMap((value) => [value, decodedAddress(value.replaceAll('+', ' '))]),
    ...globSync('dist/**/*.{js,json}').map((file) => readFileSync(file, 'utf8')),
  ].join('\n'),
);

/** The texts that the site does not have, each behind its field or component. */
const missing = (said: readonly Said[]): string[] =>
  said
    .filter(({ words }) => !SITE.includes(withoutTypography(words)))
    .map(({ where, words }) => `${where}: ${words}`);

const drawings = globSync('src/assets/portraits/*.svg').join();
const prices = products().map(({ pricing }) => pricing);
const hasJobs = jobs().length > 0;

/** Words that the site has only with some content, and whether this content is there. */
const SHOWN_WITH: [isThere: unknown, words: RegExp][] = [
  [aiTools(), /^home aiTools/],
  [listOf('phases')[0], /^home approach/],
  [listOf('homeFaq')[0], /^home faq/],
  [listOf('services')[0], /^home services/],
  [products().some(({ demo }) => demo && contentOf('site').links[demo]), /^productsPage demo/],
  // With one need there is nothing to choose.
  [products().filter(({ need }) => need)[1], /^productsPage guide|^products need/],
  [prices.some(({ included }) => included[0]), /^productsPage price included/],
  [prices.some(({ monthly }) => monthly), /^productsPage price monthly/],
  [prices.some(({ oneTime }) => oneTime), /^productsPage price oneTime/],
  [listOf('team').every(({ image }) => drawings.includes(`/${image}.svg`)), /^teamPage drawn/],
  [listOf('team').some(({ linkedin }) => linkedin), /^teamPage (?:linkedin|profile)/],
  [hasJobs, /^teamPage vacancy|^careersPage (?:ad|placard|tabs|toOpenings|openings headline)/],
  [hasJobs, /^careersPage initiative (?:headline|text)/],
  [!hasJobs, /^careersPage openings none/],
  [listOf('benefits')[0], /^careersPage benefitsHeading/],
  [listOf('contactFaq')[0], /^contactPage faqHeading/],
  [isOn('careersPage'), /^contactPage card application/],
  // Words of the Function and of the mails, words of an ad that depend on its pay, and those of a day.
  [false, /^contactPage refusals|^site mail|^careersPage ad salary|^home ideasPrize/],
];

/** Whether the site does without these words. */
const isAbsent = ({ where }: Said) =>
  SHOWN_WITH.some(([isThere, words]) => !isThere && words.test(where));

/** The content of a file that the site shows, without job ads that have ended. */
function shownOf(name: string): unknown {
  if (name === 'jobs') return jobs();
  return Object.hasOwn(LIST_FILES, name)
    ? listOf(name as keyof typeof LIST_FILES)
    : contentOf(name as keyof typeof SINGLE_FILES);
}

const SHOWN = [
  ...Object.entries<Collection>(COLLECTIONS).filter(([, { form }]) => form?.page),
  ['workSample', COLLECTIONS.workSample] as const,
].flatMap(([name]) => (isOn(name as keyof typeof SINGLE_FILES) ? name : []));

test.each(SHOWN)('each text of %s stands on the site', (name) => {
  const said = wordsIn(shownOf(name), name).filter((each) => !isAbsent(each));
  const remedy =
    'Show the words. If the site has them only with some content, add them to SHOWN_WITH.';
  expect(missing(said), remedy).toEqual([]);
});

/** Fields of an article or a legal page that stand in addresses, in the licences, or in an overview that may be off. */
const UNSEEN = /^Kopf (?:teaser|instead|aliases|picture (?:file|licence|source))/;

test.each([...articles(), ...legalPages()])('$path has all its texts', ({ body, data }) => {
  const read = readMdxTree('', body);
  if ('problem' in read) return expect.fail(read.problem.text);
  const inGerman = (value: unknown) =>
    typeof value === 'number' ? value.toLocaleString('de-DE') : String(value);
  const said = [...nodesOf(read.tree)].flatMap(([node, _parent, component]) => {
    if (node.type === 'text') {
      const where = component?.name ?? 'Text';
      return node.value.split('\n').map((words) => ({ where, words }));
    }
    if (!isElement(node)) return [];
    // Costs per head stand on the page only multiplied by a number of heads.
    return Object.entries(attributesOf(node))
      .filter(([name]) => !name.startsWith('perHead'))
      .map(([name, value]) => ({ where: `${node.name} ${name}`, words: inGerman(value) }))
      .filter(({ words }) => !isName(words));
  });
  const head = wordsIn(data, 'Kopf').filter(({ where }) => !UNSEEN.test(where));
  expect(missing([...head, ...said])).toEqual([]);
});

/** Links of content files: a label or button, and the address or the name of the address that it leads to. */
const LINKS = SHOWN.flatMap((name) =>
  [...valuesIn(shownOf(name))].flatMap(([path, value]) => {
    const where = [name, ...path].join(' ');
    // The script of the ballot makes its own links.
    const isMade = isAbsent({ where, words: '' }) || where.startsWith('home ballot');
    if (!isRecord(value) || isMade) return [];
    const { label, button, href, external } = value as Record<string, string | undefined>;
    const words = label ?? button;
    const target = external ? Object(contentOf('site').links)[external] : href;
    return words && target ? [{ words, target: String(target) }] : [];
  }),
).concat({ words: contentOf('contactPage').talk.button, target: '/kontakt' });

test.each(LINKS)('a link “$words” leads to $target', ({ words, target }) => {
  const links = PAGES.flatMap(({ path }) => linksTo(path, target));
  expect(links).toContainEqual(expect.stringContaining(asRead(words)));
});
