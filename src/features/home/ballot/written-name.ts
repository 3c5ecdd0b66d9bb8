import type { CampaignType } from '../../../config/elections.ts';

const files = import.meta.glob<string>('../../../assets/ballot/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A name as a pen writes it: the outline of its letters. */
export interface WrittenName {
  /** The `viewBox` of the drawing, `0 0 412 120`. */
  viewBox: string;
  path: string;
}

/**
 * The name of an election in handwriting, from `src/assets/ballot`: outlines of the typeface Covered By Your Grace
 * (Kimberly Geswein, SIL Open Font License), in whole numbers, with the baseline at 78 of 120.
 *
 * @throws if there is no such drawing
 */
export function writtenName(type: CampaignType): WrittenName {
  const drawing = files[`../../../assets/ballot/${type}.svg`] ?? '';
  const [, viewBox] = /viewBox="([^"]+)"/.exec(drawing) ?? [];
  const [, path] = / d="([^"]+)"/.exec(drawing) ?? [];
  if (!viewBox || !path)
    throw new Error(`src/assets/ballot/${type}.svg fehlt oder hat keinen Umriss.`);
  return { viewBox, path };
}
