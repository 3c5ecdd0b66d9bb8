import { notes } from '../../content/budgetplaner.json';
import { electionFrom } from '../../lib/browser/carry-election.ts';
import { germanNumber, percentText } from '../../lib/format.ts';
import { type BudgetFigures, firstPlan, parseInhabitants, parseSum } from './plan.ts';
import { plannerTexts } from './planner-texts.ts';

/** Sets a text only if it differs: screen readers announce an output again whenever its text is set. */
function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Updates the texts of the budget planner while the visitor changes its controls. */
export function connectPlanner(form: HTMLFormElement): void {
  const figures: BudgetFigures = JSON.parse(form.dataset['planner'] ?? '');
  const election = form.querySelector('select');
  const sum = form.querySelector<HTMLInputElement>('#Planner-sum');
  const inhabitants = form.querySelector<HTMLInputElement>('#Planner-inhabitants');
  const sliders = form.querySelectorAll<HTMLInputElement>('[type=range]');
  const size = form.querySelector('#Planner-size');
  const reserve = form.querySelector('#Planner-reserve');
  const rest = form.querySelector('#Planner-rest');
  const verdict = form.querySelector('#Planner-verdict');
  if (!election || !sum || !inhabitants) return;

  /**
   * Updates all texts. Returns whether the sum is valid: without a valid sum there is no plan. A wrong number of
   * inhabitants has its message, but the plan holds without it.
   */
  const update = (): boolean => {
    const chosen = election.selectedIndex;
    // The number of inhabitants counts only for an election with a rule for each of them.
    const hasRule = figures.ranges[chosen]?.perHead !== undefined;
    const typed = hasRule ? inhabitants.value.trim() : '';
    const count = parseInhabitants(typed);
    const isMiscounted = typed !== '' && count === undefined;
    const euros = parseSum(sum.value);
    const percents = [...sliders].map((slider) => slider.valueAsNumber);
    const plan = euros && { election: chosen, sum: euros, inhabitants: count, percents };
    const texts = plan ? plannerTexts(plan, figures, notes) : undefined;
    const sizeError = texts ? isMiscounted && notes.inhabitantsInvalid : notes.sumInvalid;
    inhabitants.closest('.cell')?.toggleAttribute('hidden', !hasRule);
    sum.ariaInvalid = texts ? null : 'true';
    inhabitants.ariaInvalid = isMiscounted ? 'true' : null;
    setText(size, sizeError || (texts?.size ?? ''));
    size?.classList.toggle('error-message', Boolean(sizeError));
    setText(rest, texts?.reserve ?? '–');
    setText(verdict, texts?.verdict ?? '');
    reserve?.toggleAttribute('data-overdrawn', texts?.overdrawn ?? false);
    for (const [index, slider] of sliders.entries()) {
      // Without a valid sum, a share can only be shown in per cent.
      const share = texts?.shares[index] ?? percentText(slider.valueAsNumber);
      slider.ariaValueText = share;
      setText(form.querySelector(`output[for=${slider.id}]`), share);
    }
    return texts !== undefined;
  };

  // The planner begins with the election of the visitor's vote, unless a field was changed before the script ran.
  const vote = electionFrom(location.search);
  if (vote && election.selectedIndex === 0 && sum.value === sum.defaultValue) {
    const plan = firstPlan(figures, vote);
    election.selectedIndex = plan.election;
    sum.value = germanNumber(plan.sum);
  }

  const writeInGerman = (field: HTMLInputElement, value: number | undefined) => {
    if (value !== undefined) field.value = germanNumber(value);
  };
  sum.addEventListener('change', () => writeInGerman(sum, parseSum(sum.value)));
  inhabitants.addEventListener('change', () =>
    writeInGerman(inhabitants, parseInhabitants(inhabitants.value)),
  );
  form.noValidate = true;
  form.addEventListener('input', update);
  form.addEventListener('submit', (event) => {
    if (update()) return;
    event.preventDefault();
    sum.focus();
  });
  // Controls may have been changed before the script ran.
  update();
}
