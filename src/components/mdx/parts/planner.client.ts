import file from '../../../content/budgetplaner.json?raw';
import { type BudgetFigures, parseSum } from '../../../features/budget/plan.ts';
import { plannerTexts } from '../../../features/budget/planner-texts.ts';
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
  const sliders = form.querySelectorAll<HTMLInputElement>('[type=range]');
  const size = form.querySelector('#planner-size');
  const [, reserve, verdict] = form.querySelectorAll('#planner-reserve > *');

  /** Returns whether the form is valid. Only the sum can be invalid. */
  const update = (): boolean => {
    const euros = parseSum(sum?.value ?? '');
    const percents = [...sliders].map((slider) => slider.valueAsNumber);
    const texts =
      euros === undefined
        ? undefined
        : plannerTexts(
            { election: election?.selectedIndex ?? 0, sum: euros, percents },
            figures,
            notes,
          );
    if (sum) sum.ariaInvalid = texts ? null : 'true';
    setText(size, texts?.size ?? notes.sumInvalid);
    size?.classList.toggle('error-message', !texts);
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

  form.noValidate = true;
  form.addEventListener('input', update);
  sum?.addEventListener('change', () => {
    const value = parseSum(sum.value);
    if (value !== undefined) sum.value = value.toLocaleString('de-DE');
  });
  form.addEventListener('submit', (event) => {
    if (update()) return;
    event.preventDefault();
    sum?.focus();
  });
  // The visitor may have changed the controls before the script ran.
  update();
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-planner]')) connect(form);
