import type { z } from 'astro/zod';
import { attributesOf } from '../../content-reader/components.ts';
import { isElement, nodesIn } from '../../content-reader/mdx.ts';
import { electionTitle } from '../../config/elections.ts';
import { MDX_PROPS } from '../../schemas/mdx.ts';
import type { BudgetFigures } from './plan.ts';

/**
 * The attributes of a component, each time an article uses it. Invalid attributes are left out: the
 * build reports them.
 */
function uses<Schema extends z.ZodType>(
  body: string,
  name: string,
  schema: Schema,
): z.output<Schema>[] {
  return nodesIn(body).flatMap((node) => {
    if (!isElement(node) || node.name !== name) return [];
    const checked = schema.safeParse(attributesOf(node));
    return checked.success ? [checked.data] : [];
  });
}

/**
 * The figures of an article with a planner. The planner takes them from the article's other
 * components, so that article and planner show the same figures.
 *
 * @param body the article's MDX
 * @returns undefined for an article without a planner
 */
export function budgetFigures(body: string): BudgetFigures | undefined {
  const [planner] = uses(body, 'Budgetplaner', MDX_PROPS.Budgetplaner);
  if (!planner) return undefined;
  return {
    ranges: uses(body, 'Budgetspanne', MDX_PROPS.Budgetspanne).map(
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
    shares: uses(body, 'Kostenanteil', MDX_PROPS.Kostenanteil)
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
