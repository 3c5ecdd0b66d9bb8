import type { z } from 'astro/zod';
import { electionTitle } from '../../config/elections.ts';
import type { BudgetFigures } from '../budget-planner/plan.ts';
import { type ComponentName, type ComponentUse, MDX_PROPS } from './component-props.ts';

/** The attributes of each use of a component in an article. The content reader has checked them. */
const uses = <Schema extends z.ZodType>(
  components: readonly ComponentUse[],
  name: ComponentName,
  schema: Schema,
): z.output<Schema>[] =>
  components.filter((each) => each.name === name).map(({ attributes }) => schema.parse(attributes));

/**
 * The figures of an article with a planner. The planner takes them from the article's other
 * components, so that article and planner show the same figures.
 *
 * @returns undefined for an article without a planner
 */
export function budgetFigures(components: readonly ComponentUse[]): BudgetFigures | undefined {
  const [planner] = uses(components, 'Budgetplaner', MDX_PROPS.Budgetplaner);
  if (!planner) return undefined;
  return {
    ranges: uses(components, 'Budgetspanne', MDX_PROPS.Budgetspanne).map(
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
    shares: uses(components, 'Kostenanteil', MDX_PROPS.Kostenanteil)
      .map(({ name, from = 0, to = 0, text }) => ({
        name,
        least: from,
        most: to,
        open: text,
      }))
      .sort((a, b) => Number(a.open !== undefined) - Number(b.open !== undefined)),
    reserve: { least: planner.reserveFrom, most: planner.reserveTo },
  };
}
