import { expect, test } from 'vitest';
import { foreignColours } from '../../../scripts/brand/drawings.ts';
import { contentOf } from '../../support/content.ts';

test('a drawing names its colours that are none of the brand’s', () => {
  const colours = contentOf('colours');
  const foreign = (fill: string) =>
    foreignColours(
      `<svg fill="none"><path fill="${fill}" stroke="${colours.accent}"/></svg>`,
      colours,
    );
  expect(foreign(colours.ink)).toEqual([]);
  for (const fill of ['#123456', '#e00', 'red']) expect(foreign(fill)).toEqual([fill]);
});
