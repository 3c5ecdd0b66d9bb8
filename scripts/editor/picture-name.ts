import { asciiName } from '../../src/lib/text.ts';

/** The name under which a picture is stored: `Foto Tür.JPG` becomes `foto-tuer.jpg`. */
export function pictureName(name: string): string {
  const [, stem = name, ending = ''] = /^(.*)\.(\w+)$/.exec(name) ?? [];
  return `${asciiName(stem) || 'bild'}.${ending.toLowerCase()}`;
}
