import { expect, test } from 'vitest';
import { PAGES } from '../support/dist.ts';
import { findTag } from '../support/html.ts';
import type { Visit } from './visit.ts';

/** Paths of the first pages with a figure that names its source, and with a table in a text. */
const FIGURE = PAGES.find(({ tags }) => findTag(tags, { interestfor: true }))?.path;
const TABLE = PAGES.find(({ tags }) =>
  tags.some(({ attributes }) => attributes['class']?.split(' ').includes('table')),
)?.path;

/** Runs in the page: the text beside each cross that is not in the middle of its circle. */
export const misplacedCrosses = () =>
  [...document.querySelectorAll('.circle > .cross')]
    .filter((cross) => cross.getClientRects().length > 0)
    .filter((cross) => {
      const box = cross.getBoundingClientRect();
      const circle = cross.parentElement ?? cross;
      const around = circle.getBoundingClientRect();
      // 128 % of the circle without its border, and 2 px on each side.
      const size = around.width - 2 * circle.clientLeft;
      return [
        box.width - (1.28 * size + 4),
        box.left + box.width / 2 - around.left - around.width / 2,
        box.top + box.height / 2 - around.top - around.height / 2,
      ].some((difference) => Math.abs(difference) > 1);
    })
    .map((cross) => cross.parentElement?.parentElement?.textContent);

/** Layout that differed between engines once. */
export function testLayout(visit: () => Visit): void {
  const measure = async (path: string, width: number, action: () => unknown) => {
    await visit().tab.resize(width, 900);
    await visit().open(path);
    await expect.poll(() => visit().hasFont()).toBe(true);
    return () => visit().tab.evaluate(action);
  };

  test('the largest word of the home page takes one line beside a scroll bar', async () => {
    const lines = await measure('/', 1440, () => {
      const word = document.querySelector('#campaign-title');
      if (word) word.textContent = 'Wahl\u00adkampf';
      return word && Math.round(word.clientHeight / parseFloat(getComputedStyle(word).lineHeight));
    });
    // The fallback font may need two lines.
    await expect.poll(lines).toBe(1);
  });

  test('the postmark keeps its shape, and the text beside it its two lines', async () => {
    const shape = await measure('/kontakt', 390, () => {
      const postmark = document.querySelector<SVGSVGElement>('.postmark');
      const text = postmark?.previousElementSibling;
      if (!postmark || !text) return {};
      text.replaceChildren('Ohne Formular', document.createElement('br'), 'geht es auch.');
      const { width, height } = postmark.getBoundingClientRect();
      const { width: drawnWidth, height: drawnHeight } = postmark.viewBox.baseVal;
      const range = document.createRange();
      range.selectNodeContents(text);
      const textHeight = range.getBoundingClientRect().height;
      const lines = Math.round(textHeight / parseFloat(getComputedStyle(text).lineHeight));
      return { stretch: (height / width / (drawnHeight / drawnWidth)).toFixed(2), lines };
    });
    expect(await shape()).toEqual({ stretch: '1.00', lines: 2 });
  });

  test("the footer's address takes two lines", async () => {
    for (const width of [390, 1440]) {
      const lines = await measure('/team', width, () => {
        const address = document.querySelector('footer address');
        if (!address) return 0;
        const street = 'Musterallee 12, 10115\u00a0Berlin';
        address.replaceChildren('Agentur GmbH', document.createElement('br'), street);
        return Math.round(address.clientHeight / parseFloat(getComputedStyle(address).lineHeight));
      });
      expect(await lines()).toBe(2);
    }
  });

  test.skipIf(!FIGURE)('the source of a figure opens next to its button', async () => {
    const { tab } = visit();
    await tab.resize(390, 800);
    await visit().open(FIGURE ?? '');
    await tab.click('main button[interestfor]');
    const distance = () =>
      tab.evaluate(() => {
        const tip = document.querySelector(':popover-open');
        const button = document.querySelector(`[popovertarget="${tip?.id}"]`);
        if (!tip || !button) return -1;
        const [box, anchor] = [tip.getBoundingClientRect(), button.getBoundingClientRect()];
        return Math.max(box.top - anchor.bottom, anchor.top - box.bottom);
      });
    await expect.poll(distance).toBeGreaterThanOrEqual(0);
    expect(await distance()).toBeLessThan(24);
  });

  test('hyphens leave four letters on either side', async () => {
    await visit().open('/datenschutz');
    const limits = await visit().tab.evaluate(() => {
      const styles = getComputedStyle(document.body);
      return ['hyphenate-limit-chars', '-webkit-hyphenate-limit-after']
        .map((name) => styles.getPropertyValue(name))
        .filter(Boolean);
    });
    expect([['10 4 4'], ['10 4'], ['4']]).toContainEqual(limits);
  });

  test('what a visitor types is not hyphenated', async () => {
    const hyphenated = await measure('/kontakt', 390, () =>
      [...document.querySelectorAll('input, textarea')]
        .filter((field) => getComputedStyle(field).hyphens !== 'none')
        .map((field) => field.id),
    );
    expect(await hyphenated()).toEqual([]);
  });

  test.skipIf(!TABLE)('no word is broken in a table', async () => {
    const broken = await measure(TABLE ?? '', 390, () => {
      const row = document.createElement('tr');
      document.querySelector('main .table tbody')?.replaceChildren(row);
      const words = [];
      for (const text of ['Name', 'freiwillig', 'Aufsichtsbehördenverzeichnis']) {
        const cell = row.appendChild(document.createElement('td'));
        cell.textContent = text;
      }
      for (const { firstChild: text } of row.cells) {
        if (!text) continue;
        for (const { 0: word, index } of text.textContent?.matchAll(/\S+/g) ?? []) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) words.push(word);
        }
      }
      return words;
    });
    expect(await broken()).toEqual([]);
  });
}
