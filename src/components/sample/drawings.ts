const files = import.meta.glob<string>('../../assets/arbeitsprobe/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/**
 * The source of a drawing of the work sample.
 *
 * @throws when there is no file of this name
 */
export function drawingNamed(name: string): string {
  const drawing = files[`../../assets/arbeitsprobe/${name}.svg`];
  if (drawing === undefined)
    throw new Error(`src/content/arbeitsprobe.json: src/assets/arbeitsprobe/${name}.svg fehlt.`);
  return drawing;
}
