import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import { expect, test } from 'vitest';
import { numberColumns } from '../../../scripts/integrations/number-columns.ts';

test('in a table, columns of numbers are marked, except the first column', async () => {
  const table = `
| Menge   | Was             | Stand        | Geld      | Stunden     |
| ------- | --------------- | ------------ | --------- | ----------- |
| 1       | 4 je Plakat     | Oktober 2026 | 600\u00a0€     | rund 34     |
| 2       | 2 Meter         | Oktober 2026 | **1.290\u00a0€** | –         |
| 3       | 8               | Oktober 2026 | 60\u00a0€      | 5 bis 6     |`;
  const processor = await createMarkdownProcessor({ remarkPlugins: [numberColumns] });
  const { code } = await processor.render(table);
  const marked = [...code.matchAll(/<t[hd] class="number">(.*?)<\/t[hd]>/g)].map(
    ([, text]) => text,
  );
  expect(marked).toEqual([
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
