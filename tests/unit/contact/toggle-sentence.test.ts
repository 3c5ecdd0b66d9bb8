import { expect, test } from 'vitest';
import { toggleSentence } from '../../../src/features/contact/form/toggle-sentence.ts';

const ONE = 'Ich fange an.';
const TWO = 'Ich brauche Plakate.';

test.each([
  ['an empty message', '', ONE],
  ['a first line that the page wrote', 'Es geht um: Flyer.\n', `Es geht um: Flyer.\n${ONE}`],
  ['typed words', 'Guten Tag', `Guten Tag\n${ONE}`],
])('a cross writes its sentence after %s, and takes it back', (_, before, after) => {
  expect(toggleSentence(before, ONE)).toBe(after);
  expect(toggleSentence(after, ONE)).toBe(before.trimEnd());
});

test('what was typed around a sentence stays', () => {
  const text = `Hallo,\n\n${ONE}\n${TWO}\n\nViele Grüße`;
  expect(toggleSentence(text, ONE)).toBe(`Hallo,\n\n${TWO}\n\nViele Grüße`);
  const changed = text.replace('Plakate', 'zwei Plakate');
  expect(toggleSentence(changed, TWO)).toBe(`${changed}\n${TWO}`);
  expect(toggleSentence(`Kurz: ${ONE} Danke`, ONE)).toBe('Kurz:  Danke');
});
