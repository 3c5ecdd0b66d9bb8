const files = import.meta.glob<ImageMetadata>('../../assets/arbeitsprobe/*.svg', {
  eager: true,
  import: 'default',
});
const sources = import.meta.glob<string>('../../assets/arbeitsprobe/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const pathOf = (name: string) => `../../assets/arbeitsprobe/${name}.svg`;

/** The words in a drawing of the work sample, a line each, from its `<desc>`. */
export const drawingWords = (name: string): string[] =>
  (/<desc>([^<]*)/.exec(sources[pathOf(name)] ?? '')?.[1] ?? '')
    .replaceAll('&amp;', '&')
    .split('\n')
    .filter(Boolean);

/**
 * The address of a drawing of the work sample, and its size in pixels.
 *
 * @throws with a German sentence, if there is no file of this name
 */
export function sampleDrawing(name: string): Pick<ImageMetadata, 'src' | 'width' | 'height'> {
  const drawing = files[pathOf(name)];
  if (drawing === undefined)
    throw new Error(`src/content/arbeitsprobe.json: src/assets/arbeitsprobe/${name}.svg fehlt.`);
  const { src, width, height } = drawing;
  return { src, width, height };
}
