import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { decodedAddress } from '../../src/lib/links.ts';
import { HAS_CARD } from '../support/card-page.ts';
import { inlineScripts, isCard, isListed, metaContent, PAGES } from '../support/dist.ts';
import { asRead, findTag, tagsOf } from '../support/html.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:document'],
    // Our own files come from the server of the page, and their names hold a hash of their content.
    rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
  }),
);

/** Elements that are there for their text. */
const TEXT = /^(?:section|h[1-6]|small)$/;
const POLICY = { 'http-equiv': 'content-security-policy' };
/** The shortest rules of EasyList and of blockers in apps, which hide elements by their class. */
const BLOCKED = /^(?:ads?|advert(?:isement)?|banner|coupon|promo|sponsor(?:ed)?)$/i;
const hashes = (parts: string[]) =>
  new Set(parts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`));

test('all pages together have one font', () => {
  expect(globSync('dist/**/*.{woff2,woff,ttf,otf}')).toHaveLength(1);
});

describe.each(PAGES)('$path', ({ path, html, tags }) => {
  test('a page has its policy before anything runs or loads', () => {
    const head = tags.filter(({ name }) => !['html', 'head'].includes(name)).slice(0, 2);
    expect(head.map(({ name, attributes }) => [name, ...Object.keys(attributes)])).toEqual([
      ['meta', 'charset'],
      ['meta', 'http-equiv', 'content'],
    ]);
  });

  test('a page is valid HTML', async () => {
    const { results } = await validator.validateString(html, path);
    const mistakes = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
    );
    expect(mistakes).toEqual([]);
    // The validator accepts elements after the end.
    const after = html.slice(html.lastIndexOf('</html>') + '</html>'.length).trim();
    expect(after, 'stands after the end of the page: move it into <Base>').toBe('');
  });

  // The validator does not look into drawings. A template holds a copy of a form, which no page shows.
  test('a page has each id once', () => {
    const shown = tagsOf(html.replaceAll(/<template.*?<\/template>/gs, ''));
    const ids = shown.flatMap(({ attributes }) => attributes['id'] ?? []);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('a page has no empty section, heading or note', () => {
    const parts = tags.filter(({ name }) => TEXT.test(name));
    expect(parts.filter(({ text }) => asRead(text) === '')).toEqual([]);
  });

  test('a page has no class that a blocker of advertisements hides', () => {
    const classes = tags.flatMap(({ attributes }) => attributes['class']?.split(/\s+/) ?? []);
    expect(classes.filter((name) => BLOCKED.test(name))).toEqual([]);
  });

  test('a page has a policy that forbids all but its own scripts and styles', () => {
    const policy = findTag(tags, POLICY)?.attributes['content'] ?? '';
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe|\*|http/);
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
    const styles = tags.filter(({ name }) => name === 'style').map(({ text }) => text);
    for (const [directive, parts] of [
      ['script-src', inlineScripts(tags)],
      ['style-src', styles],
    ] as const) {
      const sources = policy.split(';').find((part) => part.trim().startsWith(`${directive} `));
      const allowed = sources?.match(/'sha256-[^']+'/g) ?? [];
      expect(new Set(allowed)).toEqual(hashes(parts));
    }
    expect(findTag(tags, { style: true })).toBeUndefined();
  });

  test('a page waits for no file before it is painted', () => {
    const linked = tags.filter(({ attributes }) => attributes['rel'] === 'stylesheet');
    expect(linked.filter(({ attributes }) => attributes['media'] !== 'print')).toEqual([]);
    const scripts = tags.filter(({ name, attributes }) => name === 'script' && attributes['src']);
    expect(scripts.filter(({ attributes }) => attributes['type'] !== 'module')).toEqual([]);
  });

  test('a page is German, with one main heading and no label hidden from screen readers', () => {
    expect(findTag(tags, { lang: 'de' })?.name).toBe('html');
    expect(tags.filter(({ name }) => name === 'h1')).toHaveLength(1);
    expect(metaContent(tags, 'description')).toBeTruthy();
    const hidden = tags.filter((tag) => tag.name === 'label' && 'aria-hidden' in tag.attributes);
    expect(hidden).toEqual([]);
  });

  test('a page shows only pictures that exist', () => {
    const sources = tags.flatMap(({ attributes: { src = '', srcset = '' } }) =>
      [src, ...srcset.split(/[\s,]+/)].filter((source) => source.startsWith('/')),
    );
    expect(sources.filter((source) => !existsSync(`dist${decodedAddress(source)}`))).toEqual([]);
  });

  test('a page links to the imprint', () => {
    expect(findTag(tags, { href: '/impressum' })).toBeDefined();
  });

  test('a page keeps Cloudflare from rewriting its e-mail addresses', () => {
    const [, body = ''] = html.split('</head>');
    const [before = '', guarded, after = ''] = body.split(/<!--\/?email_off-->/);
    expect(guarded).toBeDefined();
    expect(before + after).not.toContain('@');
  });
});

test('the cards are named in no file but their own, and send no referrer', () => {
  const cards = PAGES.filter(isCard);
  const files = globSync('dist/**/*.{html,xml,txt,json,js,css,svg,webmanifest}');
  expect(cards.length > 0).toBe(HAS_CARD);
  expect(cards.filter(isListed)).toEqual([]);
  for (const { path, tags } of cards) {
    expect(metaContent(tags, 'referrer')).toBe('no-referrer');
    const naming = files.filter((file) => readFileSync(file, 'utf8').includes(path.slice(1)));
    expect(naming).toEqual([`dist${path}.html`]);
  }
});
