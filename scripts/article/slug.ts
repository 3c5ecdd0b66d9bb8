const SPELLED: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A title as an address: `Größe & Übung: 3 Tipps` becomes `groesse-uebung-3-tipps`. */
export function germanSlug(title: string): string {
  return (
    title
      // What reads as one letter may be two characters.
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\u00ad\u200b]/g, '')
      .replace(/[äöüß]/g, (letter) => SPELLED[letter] ?? letter)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
  );
}
