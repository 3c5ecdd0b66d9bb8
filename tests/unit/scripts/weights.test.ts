import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSite } from '../../../scripts/built-site.ts';
import { reportProblems } from '../../../scripts/integrations/check-site.ts';
import { overweight, weighSite } from '../../../scripts/weights.ts';
import { emptyProject } from '../../support/empty-project.ts';

/** A text of about this weight, because it does not compress any further. */
const noise = (bytes: number): string => randomBytes(bytes).toString('hex');

const { root, write } = emptyProject();

/** The warnings about a built site with these files. */
function warnings(files: Record<string, string>): string[] {
  for (const [file, content] of Object.entries(files)) write(file, content);
  const warned: string[] = [];
  reportProblems(weighSite(readSite(root())), (text) => warned.push(text));
  return warned;
}

test.each([
  [1000, 'pass', undefined],
  [1001, 'cause a warning', 'weight'],
  [1200, 'cause a warning', 'weight'],
  [1201, 'stop the build', 'weight_refused'],
])('at a budget of 1000 bytes, %i bytes %s', (bytes, _, code) => {
  expect(overweight('Die Seite /a', bytes, 1000)[0]?.code).toBe(code);
});

test('a heavy page gets a warning with its figures; pictures in its styles count with the page', () => {
  const style = `<style>p{background:url("data:image/png;base64,${noise(7_500)}")}</style>`;
  const page = `<body>${style}<p>${noise(12_500)}</p></body>`;
  const [message, ...others] = warnings({ 'plakate.html': page, 'leicht.html': '<p>kurz</p>' });
  expect(others).toEqual([]);
  expect(message).toMatch(
    /^Die Seite \/plakate: Wiegt (19|20|21|22)\.\d{3} Byte, vorgesehen sind 19\.000\. Das darf so bleiben: Erst über 22\.800 hält der Bau an\.$/,
  );
});

test('a portrait of 20,000 bytes fits on a card, but not on another page', () => {
  const portrait = `<img src="data:image/svg+xml,${noise(20_000)}" alt="">`;
  expect(warnings({ 'alex-a1b2.html': `<main data-card>${portrait}</main>` })).toEqual([]);
  expect(warnings({ 'team.html': portrait })).toEqual([expect.stringContaining('/team')]);
});

test('everything that is far too heavy is named, and stops the build', () => {
  const files = {
    'index.html': `<p>${noise(35_000)}</p>`,
    'team.html': `<p>${noise(35_000)}</p>`,
    'a.woff2': noise(45_000),
  };
  expect(() => warnings(files)).toThrow(
    /Die Seite \/: .*25\.000, erlaubt 30\.000.*Die Seite \/team: .*Die Schriften: /s,
  );
});

test('the budget of styles is larger at home and on pages with a chart', () => {
  const page = (bytes: number, body = '') => `<style>${noise(bytes)}</style><body>${body}</body>`;
  const [message] = warnings({
    'index.html': page(6_500),
    'kosten.html': page(6_500, '<svg data-chart></svg>'),
    'team.html': page(6_500),
  });
  expect(message).toMatch(
    /^Das CSS der Seite \/team: Wiegt (6|7)\.\d{3} Byte, vorgesehen sind 6\.000/,
  );
  expect(message).not.toContain('\n');
});
