const SPELLED: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A title as the name of a file, which is an address: `Für Übungen` is `fuer-uebungen`. */
export const addressOf = (title: string): string =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The name under which a picture is stored: `Foto Tür.JPG` becomes `foto-tuer.jpg`. */
export function pictureName(name: string): string {
  const [, stem = name, ending = ''] = /^(.*)\.(\w+)$/.exec(name) ?? [];
  return `${addressOf(stem) || 'bild'}.${ending.toLowerCase()}`;
}
