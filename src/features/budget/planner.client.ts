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
    if (!plan) {
      say(size, notes.sumInvalid);
      return false;
    }
    const texts = plannerTexts(plan, figures, notes);
    say(size, texts.size);
    say(reserve, texts.reserve);
    say(verdict, texts.verdict);
    for (const [at, slider] of form.querySelectorAll('[type=range]').entries()) {
      slider.ariaValueText = texts.shares[at] ?? null;
      say(slider.nextElementSibling, texts.shares[at]);
    }
    return true;
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
