import { berlinDay } from '../../lib/format.ts';
import type { CalendarWords } from '../../schemas/calendar.ts';
import type { Choice } from './calendar.ts';
import { type CheckedChoice, checkChoice, choiceLink, fieldsFrom, lastDay } from './choice.ts';
import { isSunday, weekdayText } from './day.ts';
import { part } from './part.ts';
import type { Plan } from './plan.ts';

const today = () => berlinDay(new Date());

/** The form of the election calendar. Its plan is loaded when it is needed. */
class CalendarForm {
  readonly #form: HTMLFormElement;
  readonly #errors: CalendarWords['errors'];
  readonly #election: HTMLSelectElement;
  readonly #day: HTMLInputElement;
  readonly #confirmation: HTMLInputElement;
  #plan: Plan | undefined;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#errors = JSON.parse(form.dataset['calendar'] ?? '');
    this.#election = part(form, 'select');
    this.#day = part(form, '[type=date]');
    this.#confirmation = part(form, '[type=checkbox]');
    this.#day.min = today();
    this.#day.max = lastDay(today());
    form.noValidate = true;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#submit();
    });
    this.#election.addEventListener('change', () => this.#chooseElection());
    this.#day.addEventListener('input', () => {
      this.#confirmation.checked = false;
    });
    // The browser may have kept an election over a reload.
    this.#chooseElection();
  }

  /** Opens the calendar that a link carries. Whoever made the link has confirmed its day. */
  async openFrom(query: string): Promise<void> {
    const fields = fieldsFrom(query);
    if (!fields) return;
    const own = `option[value=${fields.type}]:not([data-day])`;
    part<HTMLOptionElement>(this.#form, own).selected = true;
    this.#chooseElection();
    this.#day.value = fields.day;
    this.#confirmation.checked = !isSunday(fields.day);
    await this.#show(checkChoice(fields, today(), true));
  }

  /** An election with a published date needs no field for the day. */
  #chooseElection(): void {
    const published = this.#election.selectedOptions[0]?.dataset['day'];
    const cell = this.#cellOf(this.#day);
    if (published ?? cell.hidden) this.#day.value = published ?? '';
    cell.hidden = published !== undefined;
    this.#confirmation.checked = false;
  }

  async #submit(): Promise<void> {
    const fields = { type: this.#election.value, day: this.#day.value };
    const checked = checkChoice(fields, today(), this.#confirmation.checked);
    await this.#show(checked);
    if (!checked.choice) {
      part<HTMLElement>(this.#form, '[aria-invalid]').focus();
      return;
    }
    // The address is the link to this calendar. It survives a reload and the way back from /kontakt.
    history.replaceState(null, '', choiceLink(checked.choice));
    this.#plan?.focus();
  }

  async #show(checked: CheckedChoice): Promise<void> {
    const errors = checked.choice ? {} : checked.errors;
    this.#setError(this.#election, errors.type);
    this.#setError(this.#day, errors.day);
    const isOtherDay = errors.day === 'noSunday' || this.#confirmation.checked;
    this.#cellOf(this.#confirmation).hidden = !isOtherDay;
    if (checked.choice) await this.#showPlan(checked.choice);
  }

  async #showPlan(choice: Choice): Promise<void> {
    const failure = part<HTMLElement>(this.#form, '[role=alert]');
    try {
      const { Plan } = await import('./plan.ts');
      this.#plan ??= new Plan(part(this.#form, 'template'));
      this.#plan.show(choice, this.#form);
      failure.hidden = true;
    } catch {
      failure.hidden = false;
    }
  }

  #cellOf(field: HTMLElement): HTMLElement {
    const cell = field.closest<HTMLElement>('form > div');
    if (!cell) throw new Error('A field of the election calendar has no cell.');
    return cell;
  }

  #setError(field: HTMLElement, code: keyof CalendarWords['errors'] | undefined): void {
    const message = part<HTMLElement>(this.#form, `#${field.id}-error`);
    const text = code ? this.#errors[code] : '';
    field.ariaInvalid = code ? 'true' : null;
    message.hidden = !code;
    message.textContent = text.replace('{day}', () => weekdayText(this.#day.value));
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-calendar]')) {
  void new CalendarForm(form).openFrom(location.search);
}
