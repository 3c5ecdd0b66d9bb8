import { expect, test } from 'vitest';
import { complaintAbout } from '../../../src/content-reader/check/fields.ts';
import { setHeadline } from '../../../src/features/publishing/share-picture.ts';
import { memberSchema } from '../../../src/features/team/schema.ts';
import { pageMeta } from '../../../src/lib/schema/page.ts';

// tests/site/listing.test.ts tests the pictures themselves.
test.each([
  ['Was kostet ein Wahlkampf?', ['Was kostet', 'ein Wahlkampf?']],
  ['Wahlkampf\u00adstrategie erstellen', ['Wahlkampf-', 'strategie', 'erstellen']],
  ['Fünf, die sich reinhängen', ['Fünf, die sich', 'reinhängen']],
  ['FAQ', ['FAQ']],
])('the headline %j of a share picture is broken into %j', (headline, lines) => {
  expect(setHeadline(headline).lines).toEqual(lines);
});

const complaintOf = (headline: string) => complaintAbout(pageMeta.headline, headline);

test('a headline is refused when the font lacks one of its characters, and drawn otherwise', () => {
  for (let code = 0x20; code < 0x2200; code++) {
    const headline = `vor${String.fromCodePoint(code)}her`;
    if (complaintOf(headline) === undefined) expect(setHeadline(headline).size).toBeGreaterThan(0);
  }
  expect(complaintOf('ÄÖÜäöüß „Zitat“ ‚so‘ – 5\u00a0€ & §?')).toBeUndefined();
  expect(complaintOf('Cafe\u0301 \u2060Übersee'.normalize('NFD'))).toBeUndefined();
  for (const character of ['➜', 'Ж', '😀'])
    expect(complaintOf(`Weiter ${character} lesen`)).toContain(`das Zeichen „${character}“`);
});

test('a name may have the letters of our neighbours, and none that the font lacks', () => {
  const { name } = memberSchema.shape;
  const neighbours = 'Yılmaz İpek Şahin Wałęsa Dvořáková Kovačević Erdős Søren Å';
  expect(complaintAbout(name, neighbours)).toBeUndefined();
  expect(complaintAbout(name, 'Жанна')).toContain('das Zeichen „Ж“');
});
