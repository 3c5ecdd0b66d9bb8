import { berlinDay } from '../../lib/format.ts';
import { fill } from '../../lib/text.ts';
import type { CalendarWords } from '../../schemas/calendar.ts';
import { type CheckedChoice, checkChoice, choiceLink, fieldsFrom } from './choice.ts';
import { isSunday, weekdayText } from './day.ts';
import { part, Plan, words } from './plan.ts';

const today = () => berlinDay(new Date());

/** The form of the election calendar. */
export class CalendarForm {
  readonly #form: HTMLFormElement;
  readonly #election: HTMLSelectElement;
  readonly #day: HTMLInputElement;
  readonly #confirmation: HTMLInputElement;
  readonly #plan: Plan;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#election = part(form, 'select');
    this.#day = part(form, '[type=date]');
    this.#confirmation = part(form, '[type=checkbox]');
    this.#plan = new Plan(part(form, 'template'));
    this.#election.addEventListener('change', () => this.#chooseElection());
    this.#day.addEventListener('input', () => {
      this.#confirmation.checked = false;
      this.#cellOf(this.#confirmation).hidden = true;
      this.#setError(this.#day, undefined);
    });
    this.#confirmation.addEventListener('change', () => this.#setError(this.#day, undefined));
    // An election may have been chosen before, or kept by the browser over a reload.
    this.#chooseElection();
  }

  /** Opens the calendar that a link carries. Whoever made the link has confirmed its day. */
  openFrom(query: string): void {
    const fields = fieldsFrom(query);
    if (!fields) return;
    this.#optionOf(fields).selected = true;
    this.#chooseElection();
    this.#day.value = fields.day;
    this.#confirmation.checked = !isSunday(fields.day);
    this.#show(checkChoice(fields, today(), true));
  }

  /** The published election of this day if there is only one, otherwise the type alone. */
  #optionOf({ type, day }: Record<'type' | 'day', string>): HTMLOptionElement {
    const ofType = `option[value=${type}]`;
    const [published, ...others] = this.#form.querySelectorAll<HTMLOptionElement>(
      `${ofType}[data-day="${day}"]`,
    );
    if (published && others.length === 0) return published;
    return part(this.#form, `${ofType}:not([data-day])`);
  }

  /** An election with a published date needs no field for the day. */
  #chooseElection(): void {
    const published = this.#election.selectedOptions[0]?.dataset['day'];
    const cell = this.#cellOf(this.#day);
    if (published !== undefined || cell.hidden) this.#day.value = published ?? '';
    cell.hidden = published !== undefined;
    this.#confirmation.checked = false;
    this.#setError(this.#election, undefined);
  }

  submit(): void {
    const fields = { type: this.#election.value, day: this.#day.value };
    const checked = checkChoice(fields, today(), this.#confirmation.checked);
    this.#show(checked);
    if (!checked.choice) {
      part<HTMLElement>(this.#form, '[aria-invalid]').focus();
      return;
    }
    // The address is the link to this calendar. It survives a reload and the way back from /kontakt.
    history.replaceState(null, '', choiceLink(checked.choice));
    this.#plan.focus();
  }

  #show(checked: CheckedChoice): void {
    const errors = checked.choice ? {} : checked.errors;
    this.#setError(this.#election, errors.type);
    this.#setError(this.#day, errors.day);
    const isOtherDay = errors.day === 'noSunday' || this.#confirmation.checked;
    this.#cellOf(this.#confirmation).hidden = !isOtherDay;
    if (checked.choice) this.#plan.show(checked.choice, this.#form);
  }

  #cellOf(field: HTMLElement): HTMLElement {
    const cell = field.closest<HTMLElement>('form > div');
    if (!cell) throw new Error('A field of the election calendar has no cell.');
    return cell;
  }

  #setError(field: HTMLElement, code: keyof CalendarWords['errors'] | undefined): void {
    const message = part<HTMLElement>(this.#form, `#${field.id}-error`);
    const text = code ? words.errors[code] : '';
    field.ariaInvalid = code ? 'true' : null;
    message.hidden = !code;
    message.textContent =
      code === 'noSunday' ? fill(text, { day: weekdayText(this.#day.value) }) : text;
  }
}
