/**
 * A picture as a PNG file, drawn in the browser; null where it draws none.
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
  if (!context) return Promise.resolve(null);
  draw(context);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
