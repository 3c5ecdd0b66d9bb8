import file from '../../../content/budgetplaner.json?raw';
import {
  type BudgetFigures,
  firstPlan,
  parseInhabitants,
  parseSum,
} from '../../../features/budget/plan.ts';
import { plannerTexts } from '../../../features/budget/planner-texts.ts';
import { electionFrom } from '../../../lib/browser/carry-election.ts';
import type { BudgetPlannerWords } from '../../../schemas/article.ts';

const { notes }: BudgetPlannerWords = JSON.parse(file);

/** Changes only what differs: screen readers announce an output again when its text is set. */
function setText(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Updates the texts of the budget planner while the visitor changes its controls. */
function connect(form: HTMLFormElement): void {
  const figures: BudgetFigures = JSON.parse(form.dataset['planner'] ?? '');
  const election = form.querySelector('select');
  const sum = form.querySelector<HTMLInputElement>('#planner-sum');
  const inhabitants = form.querySelector<HTMLInputElement>('#planner-inhabitants');
  const sliders = form.querySelectorAll<HTMLInputElement>('[type=range]');
  const size = form.querySelector('#planner-size');
  const [, reserve, verdict] = form.querySelectorAll('#planner-reserve > *');

  /** Returns whether the sum is valid: a plan needs it. */
  const update = (): boolean => {
    const chosen = election?.selectedIndex ?? 0;
    const euros = parseSum(sum?.value ?? '');
    const hasRule = figures.ranges[chosen]?.perHead !== undefined;
    inhabitants?.parentElement?.toggleAttribute('hidden', !hasRule);
    const typed = hasRule ? (inhabitants?.value.trim() ?? '') : '';
    const count = parseInhabitants(typed);
    const isMiscounted = typed !== '' && count === undefined;
    const percents = [...sliders].map((slider) => slider.valueAsNumber);
    const plan = { election: chosen, inhabitants: count, percents };
    const texts = euros ? plannerTexts({ ...plan, sum: euros }, figures, notes) : undefined;
    if (sum) sum.ariaInvalid = texts ? null : 'true';
    if (inhabitants) inhabitants.ariaInvalid = isMiscounted ? 'true' : null;
    const answer = isMiscounted ? notes.inhabitantsInvalid : texts?.size;
    setText(size, texts && answer ? answer : notes.sumInvalid);
    size?.classList.toggle('error-message', !texts || isMiscounted);
    setText(reserve, texts?.reserve ?? '–');
    setText(verdict, texts?.verdict ?? '');
    reserve?.parentElement?.toggleAttribute('data-overdrawn', texts?.overdrawn ?? false);
    for (const [index, slider] of sliders.entries()) {
      // Without a valid sum a share is only a percentage.
      const share = texts?.shares[index] ?? `${slider.value}\u00a0%`;
      slider.ariaValueText = share;
      setText(slider.nextElementSibling, share);
    }
    return texts !== undefined;
  };

  // Begins with the election of a vote, unless the visitor was faster.
  const vote = electionFrom(location.search);
  if (vote && election?.selectedIndex === 0 && sum?.value === sum?.defaultValue) {
    const plan = firstPlan(figures, vote);
    election.selectedIndex = plan.election;
    if (sum) sum.value = plan.sum.toLocaleString('de-DE');
  }

  form.noValidate = true;
  form.addEventListener('input', update);
  for (const [field, parse] of [
    [sum, parseSum] as const,
    [inhabitants, parseInhabitants] as const,
  ]) {
    field?.addEventListener('change', () => {
      const value = parse(field.value);
      if (value !== undefined) field.value = value.toLocaleString('de-DE');
    });
  }
  form.addEventListener('submit', (event) => {
    if (update()) return;
    event.preventDefault();
    sum?.focus();
  });
  // The visitor may have changed the controls before the script ran.
  update();
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-planner]')) connect(form);
