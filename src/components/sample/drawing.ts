const files = import.meta.glob<ImageMetadata>('../../assets/arbeitsprobe/*.svg', {
  eager: true,
  import: 'default',
});

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
