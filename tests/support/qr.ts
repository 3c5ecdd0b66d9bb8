import jsQR from 'jsqr';
import sharp from 'sharp';

// jsqr is a CommonJS module: what Node imports as its default may hold the function as `default`.
const decode = 'default' in jsQR ? (jsQR.default as typeof jsQR) : jsQR;

/**
 * Reads a picture with a QR code in it, as a camera does.
 *
 * @throws if it finds none
 */
export async function readQr(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const code = decode(new Uint8ClampedArray(data), info.width, info.height);
  if (!code) throw new Error('no QR code found');
  return code.data;
}
