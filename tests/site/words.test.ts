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
import { valuesIn } from '../../src/lib/json.ts';
import { decodedAddress } from '../../src/lib/links.ts';
import {
  articles,
  isOn,
  jobs,
  legalPages,
  products,
  readEntry,
  readList,
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

const hasJobs = jobs().length > 0;

/** Words that the site has only with some content: whether this content is there, and where the words stand. */
const SHOWN_WITH: [isThere: unknown, ...places: string[]][] = [
  [readList('aiTools')[0], 'home aiTools'],
  [readList('phases')[0], 'home approach'],
  [readList('homeFaq')[0], 'home faq'],
  [readList('services')[0], 'home services'],
  // With one need there is nothing to choose.
  [products().filter(({ need }) => need)[1], 'productsPage guide', 'products need'],
  [readList('benefits')[0], 'careersPage benefitsHeading'],
  [hasJobs, 'teamPage vacancy', 'careersPage ad', 'careersPage placard', 'careersPage tabs'],
  [hasJobs, 'careersPage toOpenings', 'careersPage openings headline'],
  [hasJobs, 'careersPage initiative headline', 'careersPage initiative text'],
  [!hasJobs, 'careersPage openings none'],
  [readList('contactFaq')[0], 'contactPage faqHeading'],
  [isOn('careersPage'), 'contactPage card application'],
];

/** Where words stand that no file of the site has to hold, or that another test looks for. */
const ELSEWHERE = [
  // products.test.ts and team.test.ts look for the words beside a product or a person.
  'productsPage demo',
  'productsPage price included',
  'productsPage price monthly',
  'productsPage price oneTime',
  'teamPage drawn',
  'teamPage linkedin',
  'teamPage profile',
  // The Function and the mails have these words.
  'contactPage refusals',
  'site mail',
  // These depend on the pay of an ad, and on the day.
  'careersPage ad salary',
  'home ideasPrize',
];

const ABSENT = SHOWN_WITH.flatMap(([isThere, ...places]) => (isThere ? [] : places));
/** Whether the site does without the words at this place. */
const isAbsent = (where: string) =>
  [...ABSENT, ...ELSEWHERE].some((place) => where.startsWith(place));

/** The content of a file that the site shows, without job ads that have ended. */
function shownOf(name: string): unknown {
  if (name === 'jobs') return jobs();
  return Object.hasOwn(LIST_FILES, name)
    ? readList(name as keyof typeof LIST_FILES)
    : readEntry(name as keyof typeof SINGLE_FILES);
}

const SHOWN = [
  ...Object.entries<Collection>(COLLECTIONS).filter(([, { form }]) => form?.page),
  ['workSample', COLLECTIONS.workSample] as const,
].flatMap(([name]) => (isOn(name as keyof typeof SINGLE_FILES) ? name : []));

test.each(SHOWN)('each text of %s stands on the site', (name) => {
  const said = wordsIn(shownOf(name), name).filter(({ where }) => !isAbsent(where));
  const remedy =
    'Show the words. If the site has them only with some content, add their place to SHOWN_WITH.';
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

test.each(SHOWN)('each link of %s leads where it says', (name) => {
  for (const [path, value] of valuesIn(shownOf(name))) {
    const { label, button = label, href, external } = Object(value);
    const target = external ? Object(readEntry('site').links)[external] : href;
    const where = [name, ...path].join(' ');
    // The script of the ballot makes its own links.
    if (!button || !target || isAbsent(where) || where.startsWith('home ballot')) continue;
    const links = PAGES.flatMap((page) => linksTo(page.path, target));
    expect(links, where).toContainEqual(expect.stringContaining(asRead(button)));
  }
});
