import { planFrom } from './carry.ts';
import { plannerTexts } from './texts.ts';

/** What the page says about the figures of the article, for the script. */
type Planner = Pick<Parameters<typeof plannerTexts>, 1 | 2>;

function start(form: HTMLFormElement): void {
  const { figures, notes } = JSON.parse(form.dataset['planner'] ?? '') as {
    figures: Planner[1];
    notes: Planner[2];
  };
  const sum = form.elements.namedItem('summe') as HTMLInputElement;
  const say = (element: Element | null | undefined, text: string | undefined) => {
    if (element && element.textContent !== text) element.textContent = text ?? '';
  };
  const size = form.querySelector('#plan-size');
  const [, reserve, verdict] = form.querySelectorAll('#plan-reserve > *');

  /** Whether the controls hold a plan; if they do, the page says what it means. */
  const update = (): boolean => {
    const plan = planFrom(new FormData(form), figures);
    sum.ariaInvalid = plan ? null : 'true';
    const texts = plan && plannerTexts(plan, figures, notes);
    say(size, texts?.size ?? notes.sumInvalid);
    // Of no sum, a share is a percentage and nothing is left over.
    say(reserve, texts?.reserve ?? '–');
    say(verdict, texts?.verdict);
    for (const [at, slider] of form.querySelectorAll<HTMLInputElement>('[type=range]').entries()) {
      const share = texts?.shares[at] ?? `${slider.value}\u00a0%`;
      slider.ariaValueText = share;
      say(slider.nextElementSibling, share);
    }
    return plan !== undefined;
  };

  form.noValidate = true;
  form.addEventListener('input', update);

  form.addEventListener('submit', (event) => {
    if (update()) return;
    event.preventDefault();
    sum.focus();
  });
  // What was changed before the script was there counts too.
  update();
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-planner]')) start(form);
