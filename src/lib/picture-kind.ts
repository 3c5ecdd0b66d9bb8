import { asciiName } from './text.ts';

/** The kinds of pictures that the site can show, by the ending of a file's name. */
const SIGNATURES: Record<string, RegExp> = {
  avif: /^.{4}ftypavi[fs]/s,
  jpeg: /^\xff\xd8\xff/,
  jpg: /^\xff\xd8\xff/,
  png: /^\x89PNG/,
  svg: /<svg[\s>]/,
  webp: /^RIFF.{4}WEBP/s,
};

/** The endings as editors read them. */
export const PICTURE_KINDS = Object.keys(SIGNATURES)
  .map((ending) => `.${ending}`)
  .join(', ');

const endingOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether a file's name ends like that of a picture that the site can show, in any case of letters. */
export const isPicture = (name: string): boolean => Object.hasOwn(SIGNATURES, endingOf(name));

/** So many bytes hold a picture's signature; an SVG file may begin with comments. */
const BEGINNING = 4096;

/** Whether the bytes of a file are a picture of the kind that its name says. */
export function isPictureFile(name: string, bytes: Uint8Array): boolean {
  const beginning = String.fromCharCode(...bytes.subarray(0, BEGINNING));
  return SIGNATURES[endingOf(name)]?.test(beginning) ?? false;
}

/** The name under which a picture is stored: `Foto Tür.JPG` becomes `foto-tuer.jpg`. */
export function pictureName(name: string): string {
  const [, stem = name, ending = ''] = /^(.*)\.(\w+)$/.exec(name) ?? [];
  return `${asciiName(stem) || 'bild'}.${ending.toLowerCase()}`;
}
