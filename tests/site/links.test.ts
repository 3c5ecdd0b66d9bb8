import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import navigation from '../../src/content/navigation.json' with { type: 'json' };
import site from '../../src/content/site.json' with { type: 'json' };
import { PAGES } from '../support/dist.ts';

// The build itself stops at a link to a page, file or anchor that is not there.
const EXTERNAL: readonly string[] = Object.values(site.links);
const DIRECT =
  /^(?:tel:\+\d{6,15}|sms:\+\d{6,15}|mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?:\?(?:subject|body)=[^\s"<>]*)?)$/;

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

const linksOf = (html: string) =>
  [...html.matchAll(/<a(\s[^>]*)>([^]*?)<\/a>/g)].map(([, tag = '', content = '']) => ({
    href: attribute(tag, 'href'),
    target: attribute(tag, 'target'),
    rel: attribute(tag, 'rel').split(' '),
    text: content.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' '),
  }));

describe.each(PAGES)('$path', ({ html }) => {
  const links = linksOf(html);

  test('has links by telephone and mail that a device understands', () => {
    const direct = links.map(({ href }) => href).filter((href) => /^(?!http)[a-z]+:/.test(href));
    expect(direct.filter((href) => !DIRECT.test(href))).toEqual([]);
  });

  test('opens other sites in a new tab, says so, and gives them no handle', () => {
    for (const { href, target, rel, text } of links.filter((link) => /^http/.test(link.href))) {
      expect(href).toMatch(/^https:/);
      if (EXTERNAL.includes(href)) expect(target, href).toBe('_blank');
      if (target !== '_blank') continue;
      expect(rel, href).toContain('noopener');
      expect(text, href).toContain(`(${navigation.newTab})`);
    }
  });
});

test('every external address of site.json is linked from some page', () => {
  const popUp = JSON.parse(readFileSync('dist/ideenpreis.json', 'utf8')) as { href: string };
  const pages = PAGES.flatMap(({ html }) => linksOf(html).map(({ href }) => href));
  expect(EXTERNAL.filter((href) => ![...pages, popUp.href].includes(href))).toEqual([]);
});
