import { expect, test } from 'vitest';
import site from '../../../src/content/site.json' with { type: 'json' };
import { article } from '../../../src/features/publishing/page.ts';
import { siteSchema } from '../../../src/lib/schema/site.ts';

const dates = { published: new Date('2026-11-01'), updated: new Date('2026-11-21') };

/** The structured data of an article with these fields. */
function describe(changes: object): unknown {
  const page = new URL('https://nord.example/plakate');
  const words = {
    headline: 'Plakate',
    description: 'Wo sie hängen',
    keywords: [],
    updated: dates.updated,
  };
  const data = { ...words, ...changes } as unknown as Parameters<typeof article>[0];
  return article(data, page, new URL('/bild.png', page), siteSchema.parse(site));
}

// No article has to have them, so that the built site cannot show it.
test('an article names its author and the day of its publication where it has them', () => {
  expect(describe({ ...dates, author: 'Kim Nord' })).toMatchObject({
    author: { '@type': 'Person', name: 'Kim Nord' },
    datePublished: '2026-11-01',
    dateModified: '2026-11-21',
  });
  const plain = describe({});
  expect(plain).toMatchObject({ author: { '@type': 'Organization', name: site.brand } });
  expect(plain).not.toHaveProperty('datePublished');
});
