import { expect, test } from 'vitest';
import { euros } from '../../src/lib/format.ts';
import { products, readEntry } from '../support/content.ts';
import { builtPage, linksTo, tagsOn } from '../support/dist.ts';
import { asRead, findTag } from '../support/html.ts';

test('each product has its prices, its demo and its picture', ({ skip }) => {
  skip(products().length === 0, 'no product is on sale');
  const { price, demo: toDemo } = readEntry('productsPage');
  for (const { slug, demo, pricing } of products()) {
    const { monthly, oneTime, included } = pricing;
    const text = asRead(findTag(tagsOn('/wahlkampftools'), { id: slug })?.text ?? '');
    if (monthly) expect(text, slug).toContain(asRead(price.monthly + euros(monthly)));
    const once = oneTime ? [price.oneTime, euros(oneTime)] : [];
    const more = included[0] ? [price.included, ...included] : [];
    for (const part of [...once, ...more]) expect(text, slug).toContain(asRead(part));
    const address = demo && readEntry('site').links[demo];
    const toAddress = expect.stringContaining(asRead(toDemo));
    if (address) expect(linksTo('/wahlkampftools', address), slug).toContainEqual(toAddress);
    const [, html = ''] = builtPage('/wahlkampftools').html.split(`id="${slug}"`);
    expect(html.split('</section>')[0], slug).toMatch(/<img [^>]*loading="lazy"/);
    // The index names the price.
    const [amount = 0, words = ''] = monthly ? [monthly, price.monthly] : [oneTime, price.oneTime];
    const named = expect.stringContaining(asRead(`${euros(amount)} ${words}`));
    expect(linksTo('/wahlkampftools', `#${slug}`), slug).toContainEqual(named);
  }
});
