import { CAMPAIGN_TYPE_LABELS, type CampaignType } from '../../config/elections.ts';
import type { BudgetFigures } from '../budget-planner/plan.ts';
import { type ComponentName, type ComponentUse, parseProps } from './component-props.ts';

/** An election's name as a heading, with a soft hyphen before its last part. */
export const electionTitle = (type: CampaignType): string =>
  CAMPAIGN_TYPE_LABELS[type].replace(/wahl$/, '\u00adwahl');

/** The attributes of each use of a component in an article. */
const uses = <Name extends ComponentName>(components: readonly ComponentUse[], name: Name) =>
  components
    .filter((each) => each.name === name)
    .map(({ attributes }) => parseProps(name, attributes));

/** The figures for the planner of an article, from the article's other components; undefined without a planner. */
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
        text,
      }),
    ),
    shares: uses(components, 'Kostenanteil')
      .map(({ name, from = 0, to = 0, text }) => ({ name, least: from, most: to, text }))
      .sort((a, b) => Number(a.text !== undefined) - Number(b.text !== undefined)),
    reserve: { least: planner.reserveFrom, most: planner.reserveTo },
  };
}
