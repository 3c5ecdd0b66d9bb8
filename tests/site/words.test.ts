/** Every text that editors write stands on its page, whatever it says, and every link leads where they say. */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FileForm, LIST_FILES, SINGLE_FILES } from '../../src/content-reader/content-files.ts';
import { isRecord, valuesIn } from '../../src/content-reader/json.ts';
import { attributesOf, isElement, nodesOf, readMdxTree } from '../../src/content-reader/mdx.ts';
import { decodedAddress } from '../../src/lib/text.ts';
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

/** Words, and the field or component that holds them. */
interface Said {
  where: string;
  words: string;
}

/** Names for code, places in a list, addresses and days: no words on a page. */
const isName = (text: string) =>
  /^(?:[a-z][\w.-]*|\d\d?|\/.*|https:.*|\d{4}-\d\d-\d\d)$/.test(text);

/** Every text of an entry with its field, without its placeholders such as `{name}`. */
function wordsIn(value: unknown, field = ''): Said[] {
  if (typeof value === 'string') {
    return isName(value) ? [] : value.split(/\{\w+\}/).map((words) => ({ where: field, words }));
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => wordsIn(inner, `${field} ${key}`.trim()));
}

/** A text without the signs that Markdown turns into others. */
const withoutSigns = (text: string) => asRead(text).replace(/["'„“”‚‘’–—…-]|\.\.\./g, '');

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

/** The texts that stand nowhere on a page. */
function missingOn(path: string, said: readonly Said[]): Said[] {
  const page = withoutSigns(readOn(path));
  return said.filter(({ words }) => !page.includes(withoutSigns(words)));
}

/** Fields that stand on a page only where something is there, such as a job. */
const unless = (fields: Record<string, unknown>) =>
  Object.entries(fields).flatMap(([field, isThere]) => (isThere ? [] : [field]));

/** Whether /wahlkampftools says which tool suits which need: with one need there is nothing to choose. */
const hasGuide = products().filter(({ need }) => need).length > 1;

/** Fields that stand on no page, or only sometimes: in a script, in a message, with an entry of a list. */
const ELSEWHERE: Partial<Record<string, readonly string[]>> = {
  home: [
    ...['topics resume', 'ballot vote', 'ideasPrize'],
    ...['start', 'pause', 'resume', 'loading', 'failed', 'duration'].map(
      (field) => `socialMedia video ${field}`,
    ),
    ...unless({
      aiTools: aiTools(),
      approach: listOf('phases')[0],
      faq: questions('homeFaq')[0],
      services: listOf('services')[0],
    }),
  ],
  productsPage: [
    'wordHint',
    ...unless({
      demo: products().some(({ demo }) => demo && contentOf('site').links[demo]),
      guide: hasGuide,
      'price monthly': products().some(({ pricing }) => pricing.monthly),
      'price oneTime': products().some(({ pricing }) => pricing.oneTime),
      'price included': products().some(({ pricing }) => pricing.included[0]),
    }),
  ],
  teamPage: unless({
    drawn: listOf('team').every(({ image }) => existsSync(`src/assets/portraits/${image}.svg`)),
    vacancy: jobs()[0],
    linkedin: listOf('team').some(({ linkedin }) => linkedin),
    profile: listOf('team').some(({ linkedin }) => linkedin),
  }),
  careersPage: [
    ...['tabs', 'openings', 'ad'],
    ...unless({
      benefitsHeading: listOf('benefits')[0],
      toOpenings: jobs()[0],
      placard: jobs()[0],
      // Without an opening, its button alone.
      'initiative headline': jobs()[0],
      'initiative text': jobs()[0],
    }),
  ],
  contactPage: [
    'form',
    'refusals',
    'reach',
    'privacyTable',
    'talk button',
    ...unless({
      faqHeading: questions('contactFaq')[0],
      'card application': isOn('careersPage'),
    }),
  ],
  site: ['address country', 'mail', 'legal'],
  navigation: [
    'call',
    ...unless({
      newTab: tagsOn('/').some(({ attributes }) => attributes['target'] === '_blank'),
    }),
  ],
  workSample: ['teaser'],
};

/** What the page of a content file shows: neither drafts nor job ads that have ended. */
function shownOf(name: string): unknown {
  if (name === 'jobs') return jobs();
  if (name === 'products' && !hasGuide) return products().map(({ need: _, ...words }) => words);
  if (!Object.hasOwn(LIST_FILES, name)) return contentOf(name as keyof typeof SINGLE_FILES);
  const entries: readonly object[] = listOf(name as keyof typeof LIST_FILES);
  return entries.filter((entry) => !('draft' in entry && entry.draft));
}

const FILES: Record<string, FileForm> = { ...SINGLE_FILES, ...LIST_FILES };
const SHOWN = [
  ...Object.entries(FILES).map(([name, { form }]) => ({ name, page: form?.page ?? '' })),
  { name: 'workSample', page: '/arbeitsprobe' },
].filter(({ name, page }) => page && isOn(name as keyof typeof SINGLE_FILES));

/** Whether a field of a file does not stand on the page of the file. */
const isElsewhere = (name: string, field: string) =>
  !Object.hasOwn(LIST_FILES, name) &&
  ['title', 'description', ...(ELSEWHERE[name] ?? [])].some((each) =>
    `${field} `.startsWith(`${each} `),
  );

test.each(SHOWN)('$name: each text stands on $page', ({ name, page }) => {
  const said = wordsIn(shownOf(name)).filter(({ where }) => !isElsewhere(name, where));
  const remedy =
    'Show the words on the page, or name their field under ELSEWHERE in this test where only a script says them';
  expect(missingOn(page, said), remedy).toEqual([]);
});

/** Fields of an article or a legal page that stand in lists, in the head of the page, or in the licences. */
const HEAD_FIELDS =
  /^(?:title|description|teaser|keywords|instead|aliases|picture (?:file|licence|source))\b/;

test.each([...articles(), ...legalPages()])(
  'what $path says stands there',
  ({ path, body, data }) => {
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
      // The page shows the costs of a head only multiplied.
      return Object.entries(attributesOf(node))
        .filter(([name]) => !name.startsWith('perHead'))
        .map(([name, value]) => ({ where: `${node.name} ${name}`, words: inGerman(value) }))
        .filter(({ words }) => !isName(words));
    });
    const head = wordsIn(data).filter(({ where }) => !HEAD_FIELDS.test(where));
    expect(missingOn(path, [...head, ...said])).toEqual([]);
  },
);

test('a question that is a draft stands on no page', () => {
  const drafts = [...listOf('homeFaq'), ...listOf('contactFaq')].filter(({ draft }) => draft);
  const everything = [...textsOf('/', 'body'), ...textsOf('/kontakt', 'body')].join();
  for (const { answer } of drafts) expect(everything).not.toContain(asRead(answer));
});

/** Links of content files: a label or button, and the address or the name of the address that it leads to. */
const LINKS = SHOWN.flatMap(({ name, page }) =>
  [...valuesIn(shownOf(name))].flatMap(([path, value]) => {
    if (!isRecord(value) || isElsewhere(name, path.join(' '))) return [];
    const { label, button, href, external } = value as Record<string, string | undefined>;
    const words = label ?? button;
    const target = external ? Object(contentOf('site').links)[external] : href;
    return words && target ? [{ words, target: String(target), page }] : [];
  }),
).concat({ words: contentOf('contactPage').talk.button, target: '/kontakt', page: '/' });

test.each(LINKS)('“$words” on $page leads to $target', ({ words, target, page }) => {
  expect(linksTo(page, target)).toContainEqual(expect.stringContaining(asRead(words)));
});
