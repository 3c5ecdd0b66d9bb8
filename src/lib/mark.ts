import { readFileSync } from 'node:fs';
import colours from '../content/marke/farben.json' with { type: 'json' };

export const MARK = 'src/content/marke/zeichen.svg';

/**
 * The mark as a part of another drawing: its box is a square with this corner, what is outside of the box
 * shows, too. Its `currentColor` is that of the drawing.
 *
 * @throws with a German sentence, when the file does not say its box
 */
export function markAt({ x, y, side }: { x: number; y: number; side: number }): string {
  const [, attributes = '', shapes] =
    /<svg\b([^>]*)>([^]*<\/svg>)/.exec(readFileSync(MARK, 'utf8')) ?? [];
  if (!shapes || !/viewBox=/.test(attributes))
    throw new Error(`${MARK} braucht eine viewBox, zum Beispiel <svg viewBox="0 0 28 28" …>.`);
  const kept = attributes.replace(/\s(?:xmlns(?::\w+)?|x|y|width|height|overflow)="[^"]*"/g, '');
  return `<svg x="${x}" y="${y}" width="${side}" height="${side}" overflow="visible"${kept}>${shapes}`;
}

/** The icon of the site: the mark on a square of the page's colour. */
export const iconSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" color="${colours.ink}">` +
  `<path fill="${colours.page}" d="M0 0h64v64H0z"/>${markAt({ x: 7, y: 7, side: 50 })}</svg>`;
