import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import { expect, test } from 'vitest';
import { numberColumns } from '../../../scripts/integrations/number-columns.ts';

/** The cells of a table that are marked as numbers. */
async function markedIn(table: string): Promise<(string | undefined)[]> {
  const processor = await createMarkdownProcessor({ remarkPlugins: [numberColumns] });
  const { code } = await processor.render(table);
  return [...code.matchAll(/<t[hd] class="number">(.*?)<\/t[hd]>/g)].map(([, text]) => text);
}

test('in a table, columns of numbers are marked, except the first column', async () => {
  const table = `
| Menge   | Was             | Stand        | Geld      | Stunden     |
| ------- | --------------- | ------------ | --------- | ----------- |
| 1       | 4 je Plakat     | Oktober 2026 | 600\u00a0€     | rund 34     |
| 2       | 2 Meter         | Oktober 2026 | **1.290\u00a0€** | –         |
| 3       | 8               | Oktober 2026 | 60\u00a0€      | 5 bis 6     |`;
  expect(await markedIn(table)).toEqual([
    'Geld',
    'Stunden',
    '600\u00a0€',
    'rund 34',
    '<strong>1.290\u00a0€</strong>',
    '–',
    '60\u00a0€',
    '5 bis 6',
  ]);
});

test('a table without rows has no column of numbers', async () => {
  expect(await markedIn('| Menge | Geld |\n| --- | --- |')).toEqual([]);
});
