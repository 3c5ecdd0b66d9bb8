import { electionTitle } from '../../config/elections.ts';
import type { BudgetFigures } from '../budget-planner/plan.ts';
import { type ComponentName, type ComponentUse, parseProps } from './component-props.ts';

/** The attributes of each use of a component in an article. */
const uses = <Name extends ComponentName>(components: readonly ComponentUse[], name: Name) =>
  components
    .filter((each) => each.name === name)
    .map(({ attributes }) => parseProps(name, attributes));

/** What the text of an article needs beside a component and lacks: for a planner a range and a share with figures. */
export const lackedBy = (name: string | null, components: readonly ComponentUse[]): string[] =>
  name === 'Budgetplaner'
    ? ['Budgetspanne', 'Kostenanteil'].filter(
        (needed) => !components.some((each) => each.name === needed && 'from' in each.attributes),
      )
    : [];

/**
 * The figures of an article with a planner; undefined for an article without one. The planner takes them from the
 * article's other components, so that article and planner show the same figures.
 */
export function budgetFigures(components: readonly ComponentUse[]): BudgetFigures | undefined {
  const [planner] = uses(components, 'Budgetplaner');
  if (!planner) return undefined;
  return {
    ranges: uses(components, 'Budgetspanne').map(
      ({ election, from = 0, to = 0, perHeadFrom, perHeadTo, basis, text }) => ({
        election,
        name: electionTitle(election),
        least: from,
        most: to,
        perHead: perHeadFrom && perHeadTo ? { least: perHeadFrom, most: perHeadTo } : undefined,
        basis,
        open: text,
      }),
    ),
    shares: uses(components, 'Kostenanteil')
      .map(({ name, from = 0, to = 0, text }) => ({ name, least: from, most: to, open: text }))
      .sort((a, b) => Number(a.open !== undefined) - Number(b.open !== undefined)),
    reserve: { least: planner.reserveFrom, most: planner.reserveTo },
  };
}
