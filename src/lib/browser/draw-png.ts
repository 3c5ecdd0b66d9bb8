/** Edge of the picture that shows whether the browser draws as it is told, in pixels. */
const PROBE = 8;

/**
 * Whether the pixels of a canvas are those that were drawn. Firefox with `resistFingerprinting` gives noise instead,
 * without an error.
 */
function drawsTruly(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = PROBE;
  canvas.height = PROBE;
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, PROBE, PROBE);
  const { data } = context.getImageData(0, 0, PROBE, PROBE);
  return data.every((byte) => byte === 255);
}

/**
 * A picture as a PNG file, drawn in the browser; null where it draws none, or not as it is told.
 *
 * @param width in pixels
 * @param height in pixels
 */
export function drawPng(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context || !drawsTruly()) return Promise.resolve(null);
  draw(context);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
