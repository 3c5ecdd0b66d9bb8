import { expect, test } from 'vitest';
import { readPublication } from '../../../scripts/publication.ts';
import { findTexts } from '../../../scripts/launch/texts.ts';
import { emptyProject } from '../../support/empty-project.ts';

const { root, write } = emptyProject();

/** What the launch check finds in a sentence of /karriere, if words of it stand for a fact. */
function findingsIn(sentence: string, fact: object) {
  const content = {
    arbeitsprobe: { active: false },
    karriere: { lead: sentence },
    kontakt: { card: ['Antwort in', 'zwei', 'Werktagen'] },
    platzhalter: { words: [], facts: [fact] },
    programme: { items: [{ title: 'Planer' }, { title: 'Kompass' }, { title: 'Lotse' }] },
    site: { address: { city: 'Hamburg' } },
    team: { items: [{ isFounder: true }, { isFounder: false }, { isFounder: true }] },
  };
  for (const [name, data] of Object.entries(content))
    write(`src/content/${name}.json`, JSON.stringify(data));
  return findTexts(readPublication(root()));
}

const CITY = { words: ['in Berlin', 'in Hamburg'], file: 'site.json', field: 'address.city' };
const TOOLS = { words: ['drei Tools'], file: 'programme.json', field: 'items.length' };
const FOUNDERS = { words: ['Zwei haben'], file: 'team.json', field: 'items.isFounder.length' };
const TITLES = { file: 'programme.json', field: 'items.title' };
const SAMPLE = { words: ['Arbeitsprobe'], file: 'arbeitsprobe.json', field: 'active' };

test.each([
  ['Wir arbeiten in Berlin.', { ...CITY, is: 'Berlin' }, 'in Berlin', '„Anschrift, Ort“'],
  ['Wir verkaufen drei Tools.', { ...TOOLS, is: '2' }, 'drei Tools', '„Einträge“ (items)'],
  ['Zwei haben gegründet.', { ...FOUNDERS, is: '3' }, 'Zwei haben', '(items.isFounder)'],
  ['Ein Wegweiser.', { ...TITLES, words: ['Wegweiser'], is: 'Weg' }, 'Wegweiser', 'Einträge, Name'],
  ['Sieh die Arbeitsprobe an.', { ...SAMPLE, is: 'true' }, 'Arbeitsprobe', '(active)'],
])('“%s” is found once the fact is another one', (sentence, fact, words, field) => {
  const [finding, ...others] = findingsIn(sentence, fact);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ file: 'src/content/karriere.json', line: 1, words });
  expect(finding?.text).toContain(field);
  expect(finding?.text).toContain(`in ${fact.file} „${fact.is}“ war.`);
});

const PROMISE = { words: ['zwei Werktagen', 'Tag 3'], file: 'kontakt.json', field: 'card' };

test.each<[sentence: string, fact: object]>([
  ['Wir arbeiten in Hamburg.', { ...CITY, is: 'Ham' }],
  ['Wir verkaufen drei Tools.', { ...TOOLS, is: '3' }],
  ['Zwei haben gegründet.', { ...FOUNDERS, is: '2' }],
  // Without `is` the fact holds while its field has the first of the words, also across lines.
  ['Der Planer hilft.', { ...TITLES, words: ['Planer'] }],
  ['Ziel: Tag 3', PROMISE],
  ['Wir arbeiten in Berlin.', { ...CITY, is: 'Berlin', except: ['karriere.json'] }],
])('“%s” is right while the fact holds, or if it means something else', (sentence, fact) => {
  expect(findingsIn(sentence, fact)).toEqual([]);
});

test('words that stand for a fact are found in the file that holds the fact, too', () => {
  const findings = findingsIn('', { ...PROMISE, words: ['Antwort'], is: 'drei Tagen' });
  expect(findings).toMatchObject([{ file: 'src/content/kontakt.json', path: ['card', 0] }]);
});
