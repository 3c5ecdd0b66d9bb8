const files = import.meta.glob<ImageMetadata>('../../assets/arbeitsprobe/*.svg', {
  eager: true,
  import: 'default',
});

const sources = import.meta.glob<string>('../../assets/arbeitsprobe/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The words in a drawing, a line each, as its `<desc>` has them. */
export const wordsOf = (name: string): string[] =>
  (/<desc>([^<]*)/.exec(sources[`../../assets/arbeitsprobe/${name}.svg`] ?? '')?.[1] ?? '')
    .replaceAll('&amp;', '&')
    .split('\n')
    .filter(Boolean);

/**
 * Address and size of a drawing of the work sample.
 *
 * @throws with a German sentence, when there is no file of this name
 */
export function sampleDrawing(name: string): Pick<ImageMetadata, 'src' | 'width' | 'height'> {
  const drawing = files[`../../assets/arbeitsprobe/${name}.svg`];
  if (drawing === undefined)
    throw new Error(`src/content/arbeitsprobe.json: src/assets/arbeitsprobe/${name}.svg fehlt.`);
  const { src, width, height } = drawing;
  return { src, width, height };
}
