import { expect, test } from 'vitest';
import { componentsIn, nodesIn } from '../../../src/content-reader/read/mdx.ts';
import { budgetFigures } from '../../../src/features/articles/budget-figures.ts';
import {
  type BudgetFigures,
  firstPlan,
  parseInhabitants,
  parseSum,
  rangeOf,
  resultOf,
} from '../../../src/features/budget-planner/plan.ts';
import { plannerTexts } from '../../../src/features/budget-planner/planner-texts.ts';
import type { BudgetPlannerWords } from '../../../src/features/budget-planner/schema.ts';

const FIGURES: BudgetFigures = {
  ranges: [
    {
      election: 'local',
      name: 'Kommunalwahl',
      least: 5000,
      most: 25000,
      perHead: { least: 0.5, most: 2 },
      basis: 'Richtwert der Liste',
    },
    { election: 'state', name: 'Landtagswahl', least: 25000, most: 100000 },
  ],
  shares: [
    { name: 'Werbemittel', least: 30, most: 40 },
    { name: 'Online', least: 20, most: 70 },
    { name: 'Recht', least: 0, most: 0, text: 'Pflicht' },
  ],
  reserve: { least: 15, most: 20 },
};

const NOTES: BudgetPlannerWords['notes'] = {
  sumInvalid: 'Summe?',
  inhabitantsInvalid: 'Einwohner?',
  perHead: 'bei {inhabitants}',
  unknown: 'kein Richtwert',
  enough: 'genug',
  small: 'nur {advice}',
  overdrawn: 'zu viel',
  usual: '{election}: {range}',
  below: 'unter {range}',
  above: 'über {range}',
};

test('in place of a range the planner says what it depends on, or that none is known', () => {
  const text = 'Das entscheidet der Kreis.';
  const europe = { election: 'european' as const, name: 'Europawahl', least: 0, most: 0, text };
  const figures = { ...FIGURES, ranges: [europe] };
  const size = (election: number) =>
    plannerTexts({ election, sum: 12_000, percents: [30, 20] }, figures, NOTES).size;
  expect(size(0)).toBe('Das entscheidet der Kreis.');
  expect(size(1)).toBe('kein Richtwert');
});

test('an election with a rule for each inhabitant has a range by them, once they are known', () => {
  const size = (inhabitants?: number) =>
    plannerTexts({ election: 0, sum: 7_000, inhabitants, percents: [] }, FIGURES, NOTES).size;
  expect(size()).toBe('Kommunalwahl: 5.000\u00a0€ bis 25.000\u00a0€ (Richtwert der Liste)');
  expect(size(14_000)).toBe('Kommunalwahl: 7.000\u00a0€ bis 28.000\u00a0€ (bei 14.000)');
});

test('a plan starts with middle values, or as near to them as the reserve allows', () => {
  expect(firstPlan(FIGURES)).toEqual({ election: 0, sum: 15_000, percents: [35, 45] });
  // The shares get 0.5 and 2.5 per cent more than their least. Both rounded up would leave 46.
  const reserve = { least: 47, most: 50 };
  expect(firstPlan({ ...FIGURES, reserve }).percents).toEqual([31, 22]);
});

test('a plan starts with the election of a vote, and the middle of its range', () => {
  expect(firstPlan(FIGURES, 'state')).toMatchObject({ election: 1, sum: 62_500 });
  // An election without a range.
  expect(firstPlan(FIGURES, 'other')).toMatchObject({ election: 2, sum: 15_000 });
});

test('a plan starts with the least sum that is taken, if the first range ends below it', () => {
  const ranges = [{ election: 'local' as const, name: 'Wahl', least: 0, most: 10 }];
  expect(firstPlan({ ...FIGURES, ranges }).sum).toBe(100);
});

test('a plan whose shares are above the sum says that they do not fit', () => {
  const plan = { election: 0, sum: 10_000, percents: [31, 70] };
  const { verdict, overdrawn, reserve } = plannerTexts(plan, FIGURES, NOTES);
  expect(verdict).toBe('zu viel');
  expect(overdrawn).toBe(true);
  expect(reserve).toBe('−1\u00a0% · −100\u00a0€');
});

test('parts of a per cent are written in German', () => {
  const plan = { election: 0, sum: 10_000, percents: [32.7, 20.1] };
  const { shares, reserve } = plannerTexts(plan, FIGURES, NOTES);
  const percents = [...shares, reserve].map((text) => text.split('\u00a0')[0]);
  expect(percents).toEqual(['32,7', '20,1', '47,2']);
});

test('figures are rounded to the nearest euro, and add up to the sum', () => {
  const plan = { election: 0, sum: 101, percents: [33, 47] };
  const { amounts, reserve } = resultOf(plan, FIGURES);
  expect([...amounts, reserve]).toEqual([33, 47, 21]);
  const perHead = { least: 0.7, most: 1.9 };
  const ranges = [{ election: 'local' as const, name: 'Wahl', least: 1, most: 2, perHead }];
  const range = rangeOf({ ...plan, inhabitants: 1_004 }, ranges);
  expect(range).toMatchObject({ least: 703, most: 1908 });
});

test.each([
  { percents: [30, 55], verdict: 'enough', percent: 15 },
  { percents: [30, 56], verdict: 'small', percent: 14 },
])('a reserve of $percent per cent counts as $verdict', ({ percents, verdict, percent }) => {
  const result = resultOf({ election: 0, sum: 10_000, percents }, FIGURES);
  expect(result).toMatchObject({ verdict, reservePercent: percent });
});

test.each([
  ['any town', 4_999, 'below', undefined],
  ['any town', 5_000, 'usual', undefined],
  ['any town', 25_000, 'usual', undefined],
  ['any town', 25_001, 'above', undefined],
  ['a town of 14,000', 25_001, 'usual', 14_000],
])('for %s, %i euros count as %s', (_, sum, size, inhabitants) => {
  const plan = { election: 0, sum, inhabitants, percents: [30, 20] };
  expect(resultOf(plan, FIGURES).size).toBe(size);
});

test.each([
  // tests/unit/lib/format.test.ts tests how people write a sum.
  ['1.500,50', 1_501],
  ['100', 100],
  ['10.000.000', 10_000_000],
  ['99', undefined],
  ['10.000.001', undefined],
  ['viel', undefined],
])('the planner reads the sum %j as %s', (text, sum) => expect(parseSum(text)).toBe(sum));

test.each([
  ['14 000', 14_000],
  ['0', undefined],
  ['14,5', undefined],
  ['viele', undefined],
])('the planner reads the inhabitants %j as %s', (text, count) =>
  expect(parseInhabitants(text)).toBe(count),
);

test('figures come from the article that has a planner', () => {
  const figuresOf = (text: string) => budgetFigures(componentsIn(nodesIn(text)));
  const body = `<Budgetspanne election="local" from={5000} to={25000} />
    <Kostenanteil name="Recht" text="Pflicht">x</Kostenanteil>
    <Kostenanteil name="Werbemittel" from={30} to={40}>x</Kostenanteil>`;
  expect(figuresOf(body)).toBeUndefined();
  expect(figuresOf(`${body} <Budgetplaner reserveFrom={15} reserveTo={20} />`)).toEqual({
    ranges: [{ election: 'local', name: 'Kommunal\u00adwahl', least: 5000, most: 25000 }],
    shares: [
      { name: 'Werbemittel', least: 30, most: 40, text: undefined },
      { name: 'Recht', least: 0, most: 0, text: 'Pflicht' },
    ],
    reserve: { least: 15, most: 20 },
  });
});
