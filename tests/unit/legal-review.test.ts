import { expect, test } from 'vitest';
import { openCheckout } from '../../scripts/launch/checkout.ts';
import { legalReview } from '../support/legal-review.ts';

test('the list for the lawyer is that of today’s texts', async () => {
  const list = legalReview(openCheckout(process.cwd(), {}, []));
  await expect(list).toMatchFileSnapshot('../../docs/rechtspruefung.md');
});
