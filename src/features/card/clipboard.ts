/** The legacy way: selects the text in a hidden field. */
function copyFromField(text: string): void {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!done) throw new Error('copy command refused');
}

/**
 * Copies by the clipboard interface in a secure context, else from a hidden field: also in a browser
 * within an app that has no such interface.
 *
 * @throws when the browser or its owner refuses
 */
export async function copyText(text: string): Promise<void> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (isSecureContext && clipboard) await clipboard.writeText(text);
  else copyFromField(text);
}
