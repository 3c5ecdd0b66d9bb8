/** Copies with the deprecated `copy` command, from a hidden field. */
function copyFromField(text: string): void {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!isCopied) throw new Error('The browser refused the copy command.');
}

/**
 * Copies with the Clipboard API. In-app browsers and insecure contexts may lack it or refuse it; there the text is
 * copied from a hidden field.
 *
 * @throws if the browser or the visitor refuses
 */
export async function copyText(text: string): Promise<void> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!isSecureContext || !clipboard) return copyFromField(text);
  await clipboard.writeText(text).catch(() => copyFromField(text));
}
