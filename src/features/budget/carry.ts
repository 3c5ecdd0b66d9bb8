import { euros } from '../../lib/format.ts';
import type { BudgetPlannerWords } from '../../schemas/article.ts';
import { type BudgetFigures, type BudgetPlan, outcome, parseSum, pricedShares } from './plan.ts';
import { electionOf, percentText } from './texts.ts';

/** Names of the planner's controls, and so of the parameters in the address of the contact page. */
const NAMES = { election: 'wahl', sum: 'summe', percents: 'anteile' } as const;

/**
 * Reads a plan from the planner's form or from the query of an address. Returns undefined for values
 * that the planner does not allow. The query has numbers only, so that a forged link cannot put text
 * into a visitor's message.
 */
export function planFrom(
  values: FormData | URLSearchParams,
  figures: BudgetFigures,
): BudgetPlan | undefined {
  const election = Number(values.get(NAMES.election) || Number.NaN) - 1;
  const sum = parseSum(String(values.get(NAMES.sum) ?? ''));
  const percents = values.getAll(NAMES.percents).map((text) => Number(text || Number.NaN));
  const shares = pricedShares(figures);
  const isValid =
    Number.isInteger(election) &&
    election >= 0 &&
    election <= figures.ranges.length &&
    percents.length === shares.length &&
    shares.every(({ least, most }, index) => {
      const percent = percents[index] ?? Number.NaN;
      return Number.isInteger(percent) && percent >= least && percent <= most;
    });
  return isValid && sum !== undefined ? { election, sum, percents } : undefined;
}

/** Figures and texts for `planMessage`. */
export interface PlanWords {
  figures: BudgetFigures;
  words: Pick<BudgetPlannerWords, 'message'> & {
    form: Pick<BudgetPlannerWords['form'], 'fromReserve' | 'otherElection'>;
    table: Pick<BudgetPlannerWords['table'], 'reserve'>;
  };
}

/** The plan as text for a message to the agency, one line per share. */
export function planMessage(plan: BudgetPlan, { figures, words }: PlanWords): string {
  const { form, message, table } = words;
  const { amounts, reserve, reservePercent } = outcome(plan, figures);
  const part = (sum: number, percent: number) => `${euros(sum)} (${percentText(percent)})`;
  // Shares without a figure come last, so that the index is that of the plan's percentages.
  const shares = figures.shares.map(({ name, open }, index) => {
    if (open !== undefined) return { name, amount: form.fromReserve };
    return { name, amount: part(amounts[index] ?? 0, plan.percents[index] ?? 0) };
  });
  const intro = message.intro
    .replace('{election}', electionOf(plan, figures) ?? form.otherElection)
    .replace('{sum}', euros(plan.sum));
  const lines = [...shares, { name: table.reserve, amount: part(reserve, reservePercent) }].map(
    ({ name, amount }) => message.line.replace('{name}', name).replace('{amount}', amount),
  );
  return [intro, ...lines].join('\n');
}
