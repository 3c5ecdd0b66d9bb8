/** Every text that editors write stands on its page, whatever it says, and every link leads where they say. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PRIVACY_PAGE, ROUTES } from '../../src/config/routes.ts';
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
  articleUsing,
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

/** The scripts that a page may load: their names stand in the page, or in another of them. */
function scriptsOf(html: string): string[] {
  const texts = [html];
  const names = new Set<string>();
  for (const text of texts)
    for (const [name] of text.matchAll(/[\w.-]+\.js\b/g)) {
      const [file] = names.has(name) ? [] : globSync(`dist/**/${name}`);
      if (file) texts.push(readFileSync(file, 'utf8'));
      names.add(name);
    }
  return texts.slice(1);
}

/** All words that a page sends to a browser: its texts and attributes, and those of its scripts. */
const sentBy = ({ path, html, tags }: (typeof PAGES)[number]): string =>
  withoutTypography(
    [
      ...textsOf(path, 'title', 'script', 'body'),
      ...tags
        .flatMap(({ attributes }) => Object.values(attributes))
        .flatMap((value) => [value, decodedAddress(value.replaceAll('+', ' '))]),
      ...scriptsOf(html),
    ].join('\n'),
  );
const SENT = new Map(PAGES.map((page) => [page.path, sentBy(page)]));

/** The texts that a page does not have, each after its field or component. */
const missing = (said: readonly Said[], path: string): string[] =>
  said
    .filter(({ words }) => !SENT.get(path)?.includes(withoutTypography(words)))
    .map(({ where, words }) => `${where}: ${words}`);

const jobsPage = jobs().length > 0 && '/karriere';

/** The places of words that stand on another page than the rest of their file, or on a page only with some content. */
const OTHER_PAGES: [page: string | false | undefined, ...places: string[]][] = [
  [PRIVACY_PAGE, 'contactPage privacyTable'],
  ['/impressum', 'site legal'],
  ['/kontakt', 'workSample teaser'],
  [articleUsing('Transparenzhinweis')?.path, 'transparencyNotice article'],
  [readList('aiTools').length > 0 && '/', 'home aiTools'],
  [readList('phases').length > 0 && '/', 'home approach'],
  [readList('homeFaq').length > 0 && '/', 'home faq'],
  [readList('services').length > 0 && '/', 'home services'],
  // With one need there is nothing to choose.
  [
    products().filter(({ need }) => need).length > 1 && '/wahlkampftools',
    'productsPage guide',
    'products need',
  ],
  [readList('benefits').length > 0 && '/karriere', 'careersPage benefitsHeading'],
  [jobsPage && '/team', 'teamPage vacancy'],
  // Which words of the pay are shown depends on the ad.
  [false, 'careersPage ad salary'],
  [jobsPage, 'careersPage ad', 'careersPage placard', 'careersPage tabs', 'careersPage toOpenings'],
  [jobsPage, 'careersPage openings headline'],
  [jobsPage, 'careersPage initiative headline', 'careersPage initiative text'],
  [!jobsPage && '/karriere', 'careersPage openings none'],
  [readList('contactFaq').length > 0 && '/kontakt', 'contactPage faqHeading'],
  [isOn('careersPage') && '/kontakt', 'contactPage card application'],
  // products.test.ts and team.test.ts look for these words beside a product or a person that has them.
  [
    false,
    'productsPage demo',
    ...['included', 'monthly', 'oneTime'].map((key) => `productsPage price ${key}`),
  ],
  [false, 'teamPage drawn', 'teamPage linkedin', 'teamPage profile'],
  // The Function and the mails have these words.
  [false, 'contactPage refusals', 'site mail'],
  // These depend on the day.
  [false, 'home ideasPrize'],
];

const FORMS: Record<string, Collection> = COLLECTIONS;
/** The page of a file, if one shows it. */
const pageOf = (name: string): string | undefined =>
  Object.values(ROUTES).find(({ words }) => words === name)?.path ?? FORMS[name]?.form?.page;

/** The page that has the words of a place; undefined if the site does without them. */
function pageWith(where: string): string | undefined {
  const other = OTHER_PAGES.find(([, ...places]) =>
    places.some((place) => where.startsWith(place)),
  );
  return other ? other[0] || undefined : pageOf(where.split(' ')[0] ?? '');
}

/** The content of a file that the site shows, without job ads that have ended. */
function shownOf(name: string): unknown {
  if (name === 'jobs') return jobs();
  return Object.hasOwn(LIST_FILES, name)
    ? readList(name as keyof typeof LIST_FILES)
    : readEntry(name as keyof typeof SINGLE_FILES);
}

const SHOWN = Object.keys(COLLECTIONS).filter(
  (name) => pageOf(name) && isOn(name as keyof typeof SINGLE_FILES),
);

test.each(SHOWN)('each text of %s stands on its page', (name) => {
  const lost = wordsIn(shownOf(name), name).flatMap((said) => {
    const page = pageWith(said.where);
    return page ? missing([said], page) : [];
  });
  const remedy = 'Show the words. If another page has them, or none has, add them to OTHER_PAGES.';
  expect(lost, remedy).toEqual([]);
});

/** Fields of an article or a legal page that stand in addresses, in the licences, or in an overview that may be off. */
const UNSEEN = /^Kopf (?:teaser|instead|aliases|picture (?:file|licence|source))/;

test.each([...articles(), ...legalPages()])('$path has all its texts', ({ path, body, data }) => {
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
  expect(missing([...head, ...said], path)).toEqual([]);
});

test.each(SHOWN)('each link of %s leads where it says', (name) => {
  for (const [path, value] of valuesIn(shownOf(name))) {
    const { label, button = label, href, external } = Object(value);
    const target = external ? Object(readEntry('site').links)[external] : href;
    const where = [name, ...path].join(' ');
    // The script of the ballot makes its own links.
    if (!button || !target || !pageWith(where) || where.startsWith('home ballot')) continue;
    const links = PAGES.flatMap((page) => linksTo(page.path, target));
    expect(links, where).toContainEqual(expect.stringContaining(asRead(button)));
  }
});
