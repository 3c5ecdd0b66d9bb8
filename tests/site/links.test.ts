import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { prefillFrom } from '../../src/features/contact/form/prefill.ts';
import { aiTools, fill, isOn, jobs, products, readEntry, routes } from '../support/content.ts';
import { PAGES } from '../support/dist.ts';
import { asRead, type Tag } from '../support/html.ts';

// The build itself stops at a link to a page, file or anchor that is not there.
const EXTERNAL = Object.values(readEntry('site').links);
const { newTab } = readEntry('navigation');
const { message: FIELD } = readEntry('contactPage').form.fields;
const about = (topic: string) => `${fill(FIELD.topic, { topic: asRead(topic) })}\n`;
const DIRECT =
  /^(?:tel:\+\d{6,15}|sms:\+\d{6,15}|mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?:\?(?:subject|body)=[^\s"<>]*)?)$/;

const linksOf = (tags: readonly Tag[]) =>
  tags
    .filter(({ name, attributes }) => name === 'a' && 'href' in attributes)
    .map(({ attributes: { href = '', target, rel = '' }, text }) => ({
      href,
      target,
      rel: rel.split(' '),
      text: asRead(text),
    }));

describe.each(PAGES)('$path', ({ tags }) => {
  const links = linksOf(tags);

  test('a page has telephone and mail links that a device understands', () => {
    const direct = links.map(({ href }) => href).filter((href) => /^(?!http)[a-z]+:/.test(href));
    expect(direct.filter((href) => !DIRECT.test(href))).toEqual([]);
  });

  test('a page opens other sites in a new tab, and says so', () => {
    for (const { href, target, rel, text } of links.filter((link) => /^http/.test(link.href))) {
      expect(href).toMatch(/^https:/);
      if (EXTERNAL.includes(href)) expect(target, href).toBe('_blank');
      if (target !== '_blank') continue;
      expect(rel, href).toContain('noopener');
      expect(text, href).toContain(`(${asRead(newTab)})`);
    }
  });
});

test('a link whose text is a telephone number or an e-mail address leads to it', () => {
  const links = PAGES.flatMap(({ tags }) => tags).filter(({ name }) => name === 'a');
  const shown = links.map(({ attributes, text }) => [asRead(text), attributes['href']] as const);
  const numbers = shown.filter(([text, href]) => href?.startsWith('tel:') && /^[+0]/.test(text));
  const addresses = shown.filter(
    ([text, href]) => href?.startsWith('mailto:') && /^\S+@\S+$/.test(text),
  );
  expect(numbers).not.toEqual([]);
  expect(addresses).not.toEqual([]);
  for (const [text, href] of numbers) {
    const withoutZero = text.replace('(0)', '').replace(/^(?:\+49 ?|0)/, '');
    expect(href).toBe(`tel:+49${withoutZero.replace(/\D/g, '')}`);
  }
  for (const [text, href] of addresses) expect(href?.split('?')[0]).toBe(`mailto:${text}`);
});

test('each page that is a file in src/pages is linked', () => {
  const linked = PAGES.flatMap(({ path, tags }) =>
    linksOf(tags)
      .map(({ href }) => href.split(/[?#]/)[0])
      .filter((href) => href !== path),
  );
  const remedy = 'Link the page, for example under `footer` in src/content/navigation.json';
  const missing = routes().filter((path) => !linked.includes(path));
  expect(missing, remedy).toEqual([]);
});

/** What the form reads from the queries of all links to it. */
const PREFILLED = PAGES.flatMap(({ tags }) => linksOf(tags).map(({ href }) => href))
  .filter((href) => href.startsWith('/kontakt?'))
  .map((href) => prefillFrom(href.slice('/kontakt'.length), FIELD));

test('every link with a query begins the message of the form', () => {
  expect(PREFILLED.map(({ message }) => message)).not.toContain('');
});

test.each([aiTools()?.topic ?? [], products().map(({ title }) => title)].flat())(
  'a link to the form begins its message with the tool %s',
  (tool) => expect(PREFILLED).toContainEqual(expect.objectContaining({ message: about(tool) })),
);

test.each(jobs())('the job ad $id links to a form whose message names it', ({ department }) => {
  const topic = `${readEntry('careersPage').ad.topic} ${department.replace(' (m/w/d)', '')}`;
  expect(PREFILLED).toContainEqual({ campaign_type: 'other', message: about(topic) });
});

test.each([
  ['electionCalendar', 'ElectionCalendar'],
  ['transparencyNotice', 'TransparencyNotice'],
] as const)('the script of %s is on the site if its page is', (part, island) => {
  expect(globSync(`dist/_astro/${island}.*.js`).length).toBe(isOn(part) ? 1 : 0);
});
