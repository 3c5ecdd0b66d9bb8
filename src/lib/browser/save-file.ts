import { MINUTE } from '../time.ts';

/** The time that a browser has to read the file, in milliseconds. Some phones ask before they save it. */
const REVOKE_AFTER = MINUTE;

/**
 * Hands a file to the browser as a download. Nobody hears whether it was saved: some in-app browsers drop it, and on a
 * phone the visitor may refuse. So no message may say that the file was saved.
 */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER);
}
