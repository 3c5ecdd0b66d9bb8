import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { CAMPAIGN_TYPE_LABELS as LABELS } from '../../src/features/contact/messages.ts';
import { ruleText } from '../../src/features/election-calendar/texts.ts';
import { electionCalendarSchema } from '../../src/schemas/calendar.ts';
import { asRead, contentFiles, leaves, openCheckout } from '../../scripts/launch/checkout.ts';

const AS_OF = /Stand:\s+([A-ZÄa-zä]+\s+\d{4})/;
const LAW =
  /Verordnung \(EU\) \d{4}\/\d+|EU-KI-Verordnung|KI-VO|Digital Services Act|\b(?:AbgG|BDSG|BMG|BWahlG|BWO|BayPrG|BbgPG|DDG|DSGVO|EStG|EuWG|EuWO|KunstUrhG|MStV|PartG|StGB|TDDDG|VSBG)\b/g;

/** Parts of a text that may say something about law. */
const PARTS = [
  /<Hinweis title="(?<title>[^"]+)" asOf="(?<asOf>[^"]+)">(?<text>[^]*?)<\/Hinweis>/,
  /<Frage question="(?<title>[^"]+)">(?<text>[^]*?)<\/Frage>/,
  /\{\/\* Platzhalter, anwaltlich zu prüfen: (?<title>.*?) \*\/\}\n\n(?<text>.+)/,
  /(?<text>(?:^\|.*\n)+|^.*Stand:.*$)/,
];
const PART = new RegExp(PARTS.map(({ source }) => source).join('|'), 'gm');

const words = (markdown: string) =>
  asRead(markdown)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>|[*_`\\]+/g, '')
    .replace(/\|[\s|:-]*\|/g, '|')
    .replace(/\s+/g, ' ')
    .trim();

const item = (title: string, asOf: string, text: string, context = text) =>
  `- [ ] **${asRead(title)}** (Stand: ${asOf}, Recht: ${[...new Set(asRead(context).match(LAW))].join(', ') || 'keins genannt'})\n      ${words(text)}\n`;

/** A table belongs to the first notice of its section, and is as old as that. */
const ofSection = (section: string): string[] =>
  [...section.matchAll(PART)].flatMap(({ 0: part, groups = {} }) => {
    const { title = 'Im Text', text = '', asOf = AS_OF.exec(asRead(text))?.[1] } = groups;
    if (part.startsWith('{')) return [item(title, 'noch nie geprüft', text)];
    const notice = part.startsWith('|') ? /asOf="([^"]+)"/.exec(section)?.[1] : undefined;
    if (notice) return [item(`Tabelle „${section.split('\n')[0]}“`, notice, text, section)];
    return asOf ? [item(title, asOf, text)] : [];
  });

/** Texts of a JSON file with a date in them, or in the field `asOf` behind them. */
const ofJson = (text: string): string[] =>
  leaves(JSON.parse(text)).flatMap(([path, value], index, all) => {
    const asOf = AS_OF.exec(asRead(value))?.[1];
    const [title, statement] = (path.endsWith('.asOf') && all[index - 1]) || [path, value];
    return asOf ? [item(title, asOf, statement)] : [];
  });

/** Deadlines of the election calendar, and its notes that name a statute. */
function ofCalendar(text: string): string[] {
  const words = electionCalendarSchema.parse(JSON.parse(text));
  const deadlines = words.deadlines.map(({ title, text: explanation = '', rules }) => {
    const days = rules.map((rule) => `${ruleText(rule, words.table)} (${rule.law})`);
    const elections = rules.map((rule) => rule.elections.map((type) => LABELS[type]).join(', '));
    const lines = days.map((day, index) => `${elections[index]}: ${day}.`);
    return item(title, words.asOf, `${explanation} ${lines.join(' ')}`);
  });
  const notes = Object.values(words.notes).filter((note) => note.match(LAW));
  return [...deadlines, ...notes.map((note) => item('Zum Plan', words.asOf, note))];
}

test('the list for the lawyer has all statements about law that visitors read', async () => {
  const checkout = openCheckout(process.cwd(), {}, []);
  const files = contentFiles(checkout).flatMap((file) => {
    const text = checkout.text(file);
    const isText = file.endsWith('.mdx');
    const name = isText ? `/${basename(file, '.mdx')}` : basename(file);
    const read = name === 'wahlkalender.json' ? ofCalendar : ofJson;
    const items = isText ? text.split(/^## /m).slice(1).flatMap(ofSection) : read(text);
    return items.length > 0 ? [`## ${name}\n\n${items.join('')}`] : [];
  });
  const list = `# Rechtsprüfung

Jede Aussage zum Recht, die auf der Website steht. Die Liste entsteht aus den Texten selbst: aus jedem
Hinweis, jeder Angabe „Stand: …“ und jedem „anwaltlich zu prüfen“. Neu schreiben:
\`npx vitest run tests/unit/legal-review.test.ts -u\` (Häkchen gehen dabei verloren).

${files.join('\n')}`;
  await expect(list).toMatchFileSnapshot('../../docs/rechtspruefung.md');
});
