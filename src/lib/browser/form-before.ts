/**
 * What a new form takes over from the form that was in the page before its island started. React replaces that form in
 * two cases: if it is the `fallback` of a `client:only` island, and if a password manager or a translator has changed
 * its markup.
 */
interface FormBefore {
  /** The answers by the names of their fields; empty ones are left out. */
  answers: Readonly<Record<string, string>>;
  /** Focuses the field of the new form that had the focus in the old form, and selects the same characters. */
  focusIn: (form: HTMLFormElement | null) => void;
}

const NONE: FormBefore = { answers: {}, focusIn: () => undefined };

const isField = (element: unknown): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLElement && 'name' in element && 'value' in element;

/** Whether a field has a caret whose place can be read. */
const hasCaret = (element: object): element is HTMLInputElement =>
  'selectionStart' in element && element.selectionStart !== null;

/** Reads the form before React replaces it. The initialiser of the island's state calls this function. */
export function formBefore(selector: string): FormBefore {
  if (import.meta.env.SSR) return NONE;
  const form = document.querySelector<HTMLFormElement>(selector);
  if (!form) return NONE;
  const answers = Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  );
  const active = document.activeElement;
  if (!isField(active) || !form.contains(active)) return { answers, focusIn: NONE.focusIn };
  const caret = hasCaret(active) ? [active.selectionStart, active.selectionEnd] : undefined;
  const { name, value } = active;
  return {
    answers,
    focusIn: (next) => {
      const same = [...(next?.elements ?? [])].filter(isField).filter((each) => each.name === name);
      const field = same.find((each) => each.value === value) ?? same[0];
      field?.focus({ preventScroll: true });
      if (caret && field && hasCaret(field)) field.setSelectionRange(caret[0] ?? 0, caret[1] ?? 0);
    },
  };
}
