import { expect, test } from 'vitest';
import type { Visit } from './visit.ts';

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
      return word && Math.round(word.clientHeight / parseFloat(getComputedStyle(word).lineHeight));
    });
    // The fallback font may need two lines.
    await expect.poll(lines).toBe(1);
  });

  test('the postmark keeps its shape, and the text beside it its two lines', async () => {
    const shape = await measure('/kontakt', 390, () => {
      const postmark = document.querySelector('.postmark');
      const { width = 0, height = 0 } = postmark?.getBoundingClientRect() ?? {};
      const text = postmark?.previousElementSibling;
      if (!text) return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      const textHeight = range.getBoundingClientRect().height;
      const lines = Math.round(textHeight / parseFloat(getComputedStyle(text).lineHeight));
      return [(height / width).toFixed(2), lines];
    });
    expect(await shape()).toEqual([(110 / 260).toFixed(2), 2]);
  });

  test("the footer's address takes two lines", async () => {
    for (const width of [390, 1440]) {
      const lines = await measure('/team', width, () => {
        const address = document.querySelector('footer address');
        if (!address) return 0;
        return Math.round(address.clientHeight / parseFloat(getComputedStyle(address).lineHeight));
      });
      expect(await lines()).toBe(2);
    }
  });

  test('the source of a figure opens next to its button', async () => {
    const { tab } = visit();
    await tab.resize(390, 800);
    await visit().open('/social-media-wahlkampf');
    await tab.click('main button[popovertarget]', 'Quelle');
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

  test('no word is broken in the table of the privacy policy', async () => {
    const broken = await measure('/datenschutz', 390, () => {
      const words = [];
      for (const cell of document.querySelectorAll('th, td')) {
        const text = cell.firstChild;
        for (const { 0: word, index } of cell.textContent.matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(text ?? cell, index);
          range.setEnd(text ?? cell, index + word.length);
          if (range.getClientRects().length > 1) words.push(word);
        }
      }
      return words;
    });
    expect(await broken()).toEqual([]);
  });
}
