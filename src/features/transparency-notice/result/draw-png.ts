/** The edge of the picture that shows whether the browser draws as it is told, in pixels. */
const PROBE = 8;

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  return context;
}

/**
 * Whether the pixels of a canvas are those that were drawn. Firefox with `resistFingerprinting` gives noise instead,
 * without an error.
 */
function drawsTruly(): boolean {
  const context = contextOf(PROBE, PROBE);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, PROBE, PROBE);
  const { data } = context.getImageData(0, 0, PROBE, PROBE);
  return data.every((byte) => byte === 255);
}

/** A drawing as an address, for `src`. */
export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/**
 * Draws an SVG as a PNG.
 *
 * @param width in pixels
 * @param height in pixels
 * @throws if the browser draws no pictures, or not as it is told
 */
export async function drawPng(svg: string, width: number, height: number): Promise<Blob> {
  if (!drawsTruly()) throw new Error('The browser draws other pictures than it is told.');
  const image = new Image();
  image.src = svgAddress(svg);
  await image.decode();
  const context = contextOf(width, height);
  context.drawImage(image, 0, 0, width, height);
  return new Promise((done, fail) =>
    context.canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('The PNG is empty.')))),
  );
}
