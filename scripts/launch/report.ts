import { type Deployment, fieldText, type Finding, type Group, GROUPS } from './finding.ts';
import { findStaleFigures } from './law.ts';
import { findPictureLicences } from './picture-licences.ts';
import { findInvented, findOpenQuestions, QUESTIONS } from './questions.ts';
import { findMissingSettings } from './settings.ts';
import { findTexts, PLACEHOLDERS } from './texts.ts';

const RULES: ((deployment: Deployment) => Finding[])[] = [
  findTexts,
  findInvented,
  findOpenQuestions,
  findStaleFigures,
  findPictureLicences,
  findMissingSettings,
];

/** Finds all things to do before a public deploy. */
export const findAll = (deployment: Deployment): Finding[] =>
  RULES.flatMap((rule) => rule(deployment));

/** A line with the place in the file and the words that are wrong; no line if the finding is about the whole file. */
function placeText({ file, line, path, words }: Finding): string[] {
  const at = [line ? `Zeile ${line}` : [], path ? fieldText(file, path) : []].flat().join(', ');
  const parts = [at, words].filter(Boolean);
  return parts.length > 0 ? [`    ${parts.join(': ')}`] : [];
}

/** Groups findings: those of one kind in one file are one thing to do. */
const thingsToDo = (findings: readonly Finding[]) =>
  Map.groupBy(findings, ({ text, file }) => `– ${text}\n  ${file}`);

/** The text of the report: the counts, then each thing to do with its places, grouped by the people who can do it. */
export function report(findings: readonly Finding[]): string {
  if (findings.length === 0) {
    return 'Kein Platzhalter und keine offene Einstellung: bereit für die Öffentlichkeit.';
  }
  const groups = (Object.keys(GROUPS) as Group[]).flatMap((group) => {
    const things = thingsToDo(findings.filter(({ who }) => who === group));
    return things.size > 0 ? { heading: `${GROUPS[group]}: ${things.size}`, things } : [];
  });
  const count = groups.reduce((sum, { things }) => sum + things.size, 0);
  return [
    `Offen: ${count}. ${groups.map(({ heading }) => heading).join(', ')}.`,
    `Stimmt ein Wert, der noch als Platzhalter gilt, streichst du ihn aus ${PLACEHOLDERS}.`,
    `Eine Frage, die geklärt ist, hakst du in ${QUESTIONS} ab.`,
    ...groups.flatMap(({ heading, things }) => [
      '',
      heading,
      ...[...things].flatMap(([thing, same]) => [thing, ...same.flatMap(placeText)]),
    ]),
  ].join('\n');
}
