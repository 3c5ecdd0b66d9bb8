import { euros, germanNumber, percentText } from '../../lib/format.ts';
import { fill } from '../../lib/text.ts';
import { type BudgetFigures, type BudgetPlan, rangeOf, resultOf } from './plan.ts';
import type { BudgetPlannerWords } from './schema.ts';

/** The planner's texts about a plan, at build time and in the browser. */
export function plannerTexts(
  plan: BudgetPlan,
  figures: BudgetFigures,
  notes: BudgetPlannerWords['notes'],
) {
  const { amounts, reserve, reservePercent, verdict, size } = resultOf(plan, figures);
  const range = rangeOf(plan, figures.ranges);
  const { inhabitants } = plan;
  const basisText =
    range?.perHead && inhabitants
      ? fill(notes.perHead, { inhabitants: germanNumber(inhabitants) })
      : range?.basis;
  const basis = basisText ? ` (${basisText})` : '';
  const between = range ? `${euros(range.least)} bis ${euros(range.most)}${basis}` : '';
  const { least, most } = figures.reserve;
  return {
    size: range?.text ?? fill(notes[size], { election: range?.name ?? '', range: between }),
    shares: amounts.map(
      (sum, index) => `${percentText(plan.percents[index] ?? 0)} · ${euros(sum)}`,
    ),
    reserve: `${percentText(reservePercent)} · ${euros(reserve)}`,
    overdrawn: verdict === 'overdrawn',
    verdict: fill(notes[verdict], { advice: `${germanNumber(least)} bis ${percentText(most)}` }),
  };
}
