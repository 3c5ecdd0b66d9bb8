import type { KeyboardEvent } from 'react';
import type { Answers } from './validate.ts';
import { focusField } from '../../lib/browser/focus-field.ts';

/** Reads the values that the fields of the form show. */
export const typedIn = (form: HTMLFormElement | null): Answers =>
  Object.fromEntries(
    [...(form ? new FormData(form) : [])].filter(([, value]) => typeof value === 'string'),
  );

/** Makes the Enter key go to the next field. In the last field it submits the form, as browsers do. */
export function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target;
  if (event.key !== 'Enter' || !(field instanceof HTMLInputElement)) return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('.cell [name]')].filter(
    (control) => control.checkVisibility(),
  );
  // The radio buttons of a question share a name, and the next field follows the last of them.
  const last = fields.findLastIndex((control) => control.getAttribute('name') === field.name);
  const next = last < 0 ? undefined : fields[last + 1];
  if (!next || event.nativeEvent.isComposing) return;
  event.preventDefault();
  focusField(next);
}
