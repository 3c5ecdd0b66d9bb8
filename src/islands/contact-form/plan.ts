import { planFrom, planMessage, type PlanWords } from '../../features/budget/carry.ts';
import { electionOf } from '../../features/budget/texts.ts';
import { CAMPAIGN_TYPES } from '../../features/contact/fields.ts';
import { CAMPAIGN_TYPE_LABELS } from '../../features/contact/messages.ts';

/**
 * Begins an empty form with the plan that the visitor made in the costs article: its election and
 * its figures, for all to see and to change.
 */
export function beginWithPlan(form: HTMLFormElement, budget: PlanWords): void {
  const plan = planFrom(new URLSearchParams(location.search), budget.figures);
  const message = form.elements.namedItem('message');
  const type = form.elements.namedItem('campaign_type');
  if (!plan || !(message instanceof HTMLTextAreaElement) || message.value) return;
  message.value = `${planMessage(plan, budget)}\n`;
  const election = electionOf(plan, budget.figures);
  const value = CAMPAIGN_TYPES.find((key) => CAMPAIGN_TYPE_LABELS[key] === election);
  if (type instanceof HTMLSelectElement && !type.value && value) type.value = value;
}
