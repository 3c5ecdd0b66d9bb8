import { isPicture, PICTURE_KINDS } from '../../src/lib/picture-kind.ts';
import { asciiName } from '../../src/lib/text.ts';

/** The name under which a picture is stored: `Foto Tür.JPG` becomes `foto-tuer.jpg`. */
export function pictureName(name: string): string {
  const [, stem = name, ending = ''] = /^(.*)\.(\w+)$/.exec(name) ?? [];
  return `${asciiName(stem) || 'bild'}.${ending.toLowerCase()}`;
}

/** Why a file is not taken as a picture; undefined where it is. */
export const pictureRefusal = (name: string): string | undefined =>
  isPicture(name)
    ? undefined
    : `Nicht genommen: „${name}“. Der Name eines Bildes endet auf ${PICTURE_KINDS}. Speichere es als eins davon und wähl es noch einmal.`;
