import { byName, existing } from '../../lib/build/pictures.ts';

const drawings = byName(
  import.meta.glob<ImageMetadata>('../../assets/arbeitsprobe/*.svg', {
    eager: true,
    import: 'default',
  }),
);
const sources = byName(
  import.meta.glob<string>('../../assets/arbeitsprobe/*.svg', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

/** The words in a drawing of the work sample, a line each, from its `<desc>`. */
export const drawingWords = (name: string): string[] =>
  (/<desc>([^<]*)/.exec(sources.get(name) ?? '')?.[1] ?? '')
    .replaceAll('&amp;', '&')
    .split('\n')
    .filter(Boolean);

/**
 * The address of a drawing of the work sample, and its size in pixels.
 *
 * @throws if there is no file of this name
 */
export function sampleDrawing(name: string): Pick<ImageMetadata, 'src' | 'width' | 'height'> {
  const { src, width, height } = existing(drawings.get(name), `arbeitsprobe/${name}.svg`);
  return { src, width, height };
}
