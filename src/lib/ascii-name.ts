const SPELLED: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A text as the name of a file or as a part of an address, up to a length: `Für Übungen` is `fuer-uebungen`. */
export const asciiName = (text: string, most = Infinity): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, most)
    .replace(/^-|-$/g, '');
