/** Focuses a field and shows its whole cell: the question stands above the field. */
export function focusField(field: HTMLElement | null | undefined): void {
  field?.focus({ preventScroll: true });
  field?.closest('.cell')?.scrollIntoView({ block: 'nearest' });
}
