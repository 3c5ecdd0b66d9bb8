import { asciiName } from '../ascii-name.ts';

/**
 * Whether a JPEG has the mark at its end, which a broken transfer cuts off. The search begins after the segments of
 * the head, because a small picture in the head has such a mark, too.
 */
function isWholeJpeg(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 < bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda)
    at += 2 + bytes.readUInt16BE(at + 2);
  return (
    /^\xff\xd8\xff/.test(bytes.toString('latin1', 0, 3)) && bytes.includes('\xff\xd9', at, 'latin1')
  );
}

/** Tests of the kinds of pictures that the site can show, by the ending of a name: are these bytes a whole picture? */
const KINDS: Record<string, (bytes: Buffer) => boolean> = {
  avif: (bytes) => /^.{4}ftypavi[fs]/s.test(bytes.toString('latin1', 0, 12)),
  jpeg: isWholeJpeg,
  jpg: isWholeJpeg,
  png: (bytes) => bytes.toString('latin1', 0, 4) === '\x89PNG' && bytes.includes('IEND'),
  svg: (bytes) => /<svg\b.*<\/svg>/s.test(bytes.toString()),
  webp: (bytes) =>
    /^RIFF.{4}WEBP/s.test(bytes.toString('latin1', 0, 12)) &&
    bytes.length >= 8 + bytes.readUInt32LE(4),
};

/** The endings as editors read them. */
export const PICTURE_KINDS = Object.keys(KINDS)
  .map((ending) => `.${ending}`)
  .join(', ');

const endingOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether a file's name ends like that of a picture that the site can show, in capitals or small letters. */
export const isPicture = (name: string): boolean => Object.hasOwn(KINDS, endingOf(name));

/** Whether the bytes of a file are a whole picture of the kind that its name says. */
export const isPictureFile = (name: string, bytes: Buffer): boolean =>
  KINDS[endingOf(name)]?.(bytes) ?? false;

/** The name under which a picture is stored: `Foto Tür.JPG` becomes `foto-tuer.jpg`. */
export function pictureName(name: string): string {
  const [, stem = name, ending = ''] = /^(.*)\.(\w+)$/.exec(name) ?? [];
  return `${asciiName(stem) || 'bild'}.${ending.toLowerCase()}`;
}
