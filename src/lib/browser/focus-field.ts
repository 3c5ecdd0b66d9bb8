/** Focuses a field and shows its whole cell: the question stands above the field. */
export function focusField(field: HTMLElement | null | undefined): void {
  field?.focus({ preventScroll: true });
  field?.closest('.cell')?.scrollIntoView({ block: 'nearest' });
}

/** Focuses the first wrong field of a form; says whether there is one. */
export function focusWrongField(form: HTMLFormElement | null): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid]');
  focusField(wrong);
  return Boolean(wrong);
}
