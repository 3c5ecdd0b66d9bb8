import { isPicture, PICTURE_KINDS, pictureName } from '../../src/lib/picture-kind.ts';

/** Why a file is not taken as a picture; undefined where it is. */
export const pictureRefusal = (name: string): string | undefined =>
  isPicture(name)
    ? undefined
    : `Nicht genommen: „${name}“. Der Name eines Bildes endet auf ${PICTURE_KINDS}. Speichere es als eins davon und wähl es noch einmal.`;

/**
 * Looks at each file before a form takes it, whether it is chosen, dropped or pasted: Keystatic saves
 * every file, and the site stops at one that it cannot show.
 *
 * @param refuse shows why a file is not taken
 */
export function guardPictures(refuse: (reason: string) => void): void {
  const takes = (event: Event, files: FileList | undefined) => {
    const reason = [...(files ?? [])].map(({ name }) => pictureRefusal(name)).find(Boolean);
    if (!reason) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    refuse(reason);
  };
  const capture = true;
  document.addEventListener('drop', (event) => takes(event, event.dataTransfer?.files), capture);
  document.addEventListener('paste', (event) => takes(event, event.clipboardData?.files), capture);
  document.addEventListener(
    'change',
    (event) => {
      const input = event.target;
      if (!(input instanceof HTMLInputElement) || !input.files) return;
      takes(event, input.files);
      // The field of an article's picture keeps the ending as it is.
      const renamed = new DataTransfer();
      for (const file of input.files) {
        renamed.items.add(new File([file], pictureName(file.name), { type: file.type }));
      }
      input.files = renamed.files;
    },
    capture,
  );
}
