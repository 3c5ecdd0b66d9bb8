import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { checkText } from '../../../src/content-reader/check/text/check-text.ts';
import { minutesOf, nodesIn } from '../../../src/content-reader/read/mdx.ts';
import { parseText } from '../../../src/content-reader/read/parsed-file.ts';
import { CHILDREN, MDX_PROPS } from '../../../src/features/articles/component-props.ts';
import { LEGAL_PROPS } from '../../../src/features/legal/schema.ts';

test('every component has a schema, and every schema a component', () => {
  const files = globSync('src/features/{articles,legal}/components/*.astro').map((file) =>
    basename(file, '.astro'),
  );
  expect(files.sort()).toEqual(Object.keys({ ...MDX_PROPS, ...LEGAL_PROPS }).sort());
});

test.each(Object.keys(MDX_PROPS))('<%s> takes text where its component shows it', (name) => {
  const shows = /<slot\b|Astro\.slots/.test(
    readFileSync(`src/features/articles/components/${name}.astro`, 'utf8'),
  );
  expect(shows).toBe(CHILDREN[name]?.length !== 0);
});

const page = readFileSync('docs/ratgeber.md', 'utf8');

test.each(Object.keys(MDX_PROPS))('the guide for editors has an example of <%s>', (name) => {
  const isThere = new RegExp(`^ *<${name}[ >]`, 'm').test(page);
  expect(isThere, `docs/ratgeber.md needs an example of <${name}>`).toBe(true);
});

test('the guide for editors shows only examples that pass', () => {
  const examples = [...page.matchAll(/```mdx\n([^]*?)```/g)].map(([, text = '']) => text);
  const texts = examples.map((text) =>
    text.startsWith('---') ? parseText('a.mdx', text).text : text,
  );
  // The examples are checked together, because the planner needs the figures of the others.
  const text = ['## Beispiele', ...texts].join('\n\n');
  const leftOut = { components: [], includes: () => false };
  const rules = {
    hasForm: true,
    components: MDX_PROPS,
    sources: ['richtwerte'],
    root: '.',
    leftOut,
  };
  const { problems } = checkText('name-des-artikels.mdx', text, rules);
  expect(problems.filter(({ code }) => code !== 'picture_missing')).toEqual([]);
});

test('reading time counts words, also those in attributes, and no tags', () => {
  expect(minutesOf(nodesIn(''))).toBe(1);
  expect(minutesOf(nodesIn(`<Praxis>\n${'Wort '.repeat(600)}\n</Praxis>`))).toBe(3);
  expect(minutesOf(nodesIn(`<Aufruf label="${'Wort '.repeat(400)}" />`))).toBe(2);
});
