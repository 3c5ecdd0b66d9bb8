import { isPicture, PICTURE_KINDS } from '../../src/lib/build/picture-kind.ts';

/** The reason why a file is not taken as a picture; undefined for a picture. */
export const pictureRefusal = (name: string): string | undefined =>
  isPicture(name)
    ? undefined
    : `Nicht genommen: „${name}“. Der Name eines Bildes endet auf ${PICTURE_KINDS}. ` +
      'Speichere es als eins davon und wähl es noch einmal.';

/** The files that an event brings to a form. */
function filesOf(event: Event): File[] {
  if (event instanceof DragEvent) return [...(event.dataTransfer?.files ?? [])];
  if (event instanceof ClipboardEvent) return [...(event.clipboardData?.files ?? [])];
  return event.target instanceof HTMLInputElement ? [...(event.target.files ?? [])] : [];
}

/**
 * Keeps forms from taking a file that the site cannot show, whether it is chosen, dropped or pasted. Keystatic would
 * save the file, and the build would stop at it.
 *
 * @param refuse shows the reason why a file is not taken
 */
export function guardPictures(refuse: (reason: string) => void): void {
  const check = (event: Event) => {
    const [reason] = filesOf(event).flatMap(({ name }) => pictureRefusal(name) ?? []);
    if (!reason) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    refuse(reason);
  };
  for (const type of ['change', 'drop', 'paste']) document.addEventListener(type, check, true);
}
