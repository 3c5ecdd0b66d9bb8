import { describe, expect, test } from 'vitest';
import kontakt from '../../src/content/kontakt.json' with { type: 'json' };
import navigation from '../../src/content/navigation.json' with { type: 'json' };
import productsFile from '../../src/content/programme.json' with { type: 'json' };
import site from '../../src/content/site.json' with { type: 'json' };
import { prefillFrom } from '../../src/islands/contact-form/prefill.ts';
import { PAGES } from '../support/dist.ts';
import { asRead, type Tag } from '../support/html.ts';

const { items: products } = productsFile;

// The build itself stops at a link to a page, file or anchor that is not there.
const EXTERNAL: readonly string[] = Object.values(site.links);
const DIRECT =
  /^(?:tel:\+\d{6,15}|sms:\+\d{6,15}|mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?:\?(?:subject|body)=[^\s"<>]*)?)$/;

const linksOf = (tags: readonly Tag[]) =>
  tags
    .filter(({ name, attributes }) => name === 'a' && 'href' in attributes)
    .map(({ attributes: { href = '', target, rel = '' }, text }) => ({
      href,
      target,
      rel: rel.split(' '),
      text: text.replaceAll(/\s+/g, ' '),
    }));

describe.each(PAGES)('$path', ({ tags }) => {
  const links = linksOf(tags);

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

test('the form begins its message with the topic of each link to it', () => {
  const hrefs = PAGES.flatMap(({ tags }) => linksOf(tags).map(({ href }) => href));
  const queries = hrefs.filter((href) => href.startsWith('/kontakt?')).map((href) => href.slice(8));
  const lines = queries.flatMap((query) => prefillFrom(query, kontakt.form.fields.message).lines);
  expect(lines).toHaveLength(queries.length);
  for (const topic of ['KI-Werkzeuge', ...products.map(({ title }) => asRead(title))]) {
    expect(lines).toContain(`Es geht um: ${topic}.`);
  }
});
