import { euros } from '../../lib/format.ts';
import type { BudgetPlannerWords } from '../../schemas/article.ts';
import { type BudgetFigures, type BudgetPlan, outcome, parseSum, pricedShares } from './plan.ts';
import { electionOf, percentText } from './texts.ts';

/** Names of the planner's controls, which its form puts into the address of the contact page. */
const NAMES = { election: 'wahl', sum: 'summe', percents: 'anteile' } as const;

/**
 * The plan that the planner's controls or the query of an address hold; undefined where they hold
 * none that the planner could make. A query carries figures alone: whoever makes up a link can make
 * up a budget, but no words in somebody's message.
 */
export function planFrom(
  values: FormData | URLSearchParams,
  figures: BudgetFigures,
): BudgetPlan | undefined {
  const election = Number(values.get(NAMES.election) || Number.NaN) - 1;
  const sum = parseSum(String(values.get(NAMES.sum) ?? ''));
  const percents = values.getAll(NAMES.percents).map((text) => Number(text || Number.NaN));
  const shares = pricedShares(figures);
  const possible =
    Number.isInteger(election) &&
    election >= 0 &&
    election <= figures.ranges.length &&
    percents.length === shares.length &&
    shares.every(({ least, most }, at) => {
      const percent = percents[at] ?? Number.NaN;
      return Number.isInteger(percent) && percent >= least && percent <= most;
    });
  return possible && sum !== undefined ? { election, sum, percents } : undefined;
}

/** All that is needed to write down a plan. */
export interface PlanWords {
  figures: BudgetFigures;
  words: Pick<BudgetPlannerWords, 'message'> & {
    form: Pick<BudgetPlannerWords['form'], 'fromReserve' | 'otherElection'>;
    table: Pick<BudgetPlannerWords['table'], 'reserve'>;
  };
}

/** The plan in the words of a message to the agency, a line for each part. */
export function planMessage(plan: BudgetPlan, { figures, words }: PlanWords): string {
  const { form, message, table } = words;
  const { amounts, reserve, reservePercent } = outcome(plan, figures);
  const part = (sum: number, percent: number) => `${euros(sum)} (${percentText(percent)})`;
  let priced = 0;
  const shares = figures.shares.map(({ name, open }) => {
    if (open !== undefined) return { name, amount: form.fromReserve };
    const at = priced++;
    return { name, amount: part(amounts[at] ?? 0, plan.percents[at] ?? 0) };
  });
  const intro = message.intro
    .replace('{election}', electionOf(plan, figures) ?? form.otherElection)
    .replace('{sum}', euros(plan.sum));
  const lines = [...shares, { name: table.reserve, amount: part(reserve, reservePercent) }].map(
    ({ name, amount }) => message.line.replace('{name}', name).replace('{amount}', amount),
  );
  return [intro, ...lines].join('\n');
}
