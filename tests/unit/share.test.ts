import { expect, test } from 'vitest';
import { setHeadline } from '../../src/features/share/picture.ts';

// The pictures themselves: tests/site/found.test.ts.
test.each([
  ['Was kostet ein Wahlkampf?', ['Was kostet', 'ein Wahlkampf?']],
  ['Wahlkampf\u00adstrategie erstellen', ['Wahlkampf-', 'strategie', 'erstellen']],
  ['Kostenloses Erst\u00adgespräch', ['Kostenloses', 'Erstgespräch']],
  ['Fünf, die sich reinhängen', ['Fünf, die sich', 'reinhängen']],
  ['Arbeite an der nächsten Wahl', ['Arbeite', 'an der nächsten Wahl']],
  ['FAQ', ['FAQ']],
])('the headline %j of a share picture is broken into %j', (headline, lines) => {
  expect(setHeadline(headline).lines).toEqual(lines);
});

test('the font has the letters and signs of German, and others are refused', () => {
  expect(setHeadline('ÄÖÜäöüß „Zitat“ ‚so‘ – 5\u00a0€ & §?').size).toBeGreaterThan(0);
  expect(() => setHeadline('Weiter ➜ lesen')).toThrow('„➜“');
});
