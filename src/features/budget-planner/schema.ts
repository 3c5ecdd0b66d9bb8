import { z } from 'astro/zod';
import { active } from '../../lib/schema/entry.ts';
import { group, titledFields } from '../../lib/schema/shape.ts';
import { template, text } from '../../lib/schema/text.ts';

const note = text.max(180);
const compared = template(note, 'election', 'range').meta({
  description: '{election} ist die Wahl, {range} die übliche Spanne',
});

/** `src/content/budgetplaner.json`: the words of the planner; its figures stand in the article. */
export const budgetPlannerSchema = z.strictObject({
  active,
  table: group(
    'Tabelle',
    titledFields(text.max(48), {
      caption: 'Überschrift der Tabelle',
      item: 'Kopf der ersten Spalte',
      reserve: 'Zeile mit der Reserve',
    }),
  ),
  form: group('Rechner', {
    ...titledFields(text.max(48), {
      heading: 'Überschrift',
      election: 'Frage nach der Wahl',
      sum: 'Frage nach der Summe',
      inhabitants: 'Frage nach den Einwohnern, bei Wahlen mit einer Faustregel je Kopf',
      request: 'Knopf zum Formular',
    }),
    otherElection: text.max(48).meta({
      title: 'Andere Wahl',
      description: 'Letzte Wahl in der Liste, für die es keinen Richtwert gibt',
    }),
    fromReserve: text.max(48).meta({ title: 'Statt eines Betrags bei Posten ohne Zahl' }),
  }),
  notes: group('Hinweise', {
    ...titledFields(note, {
      sumInvalid: 'Wenn die Summe keine Zahl ist',
      inhabitantsInvalid: 'Wenn die Zahl der Einwohner keine ist',
      unknown: 'Wenn es keinen Richtwert gibt',
      enough: 'Wenn genug Reserve bleibt',
      overdrawn: 'Wenn zu viel verteilt ist',
    }),
    ...titledFields(compared, {
      usual: 'Was üblich ist',
      below: 'Wenn es weniger ist als üblich',
      above: 'Wenn es mehr ist als üblich',
    }),
    perHead: template(note, 'inhabitants').meta({
      title: 'Grundlage einer Spanne je Kopf',
      description: 'Steht in Klammern hinter der Spanne; {inhabitants} ist die Zahl der Einwohner',
    }),
    small: template(note, 'advice').meta({
      title: 'Wenn zu wenig Reserve bleibt',
      description: '{advice} ist die Reserve, zu der wir raten',
    }),
  }),
});

export type BudgetPlannerWords = z.infer<typeof budgetPlannerSchema>;
