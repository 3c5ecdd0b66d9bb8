import sharp from 'sharp';
import { sharePictureSvg } from './picture.ts';
import { headTypeface } from './type.ts';

/** Half as large with a palette and 9, and made in four times as long; only robots fetch them. */
const FLAT = { compressionLevel: 2 };
/** Drawing shares its threads with all reading and writing of files, which must not wait for it. */
const AT_ONCE = 2;

/** Draws share pictures, a few at a time, each once. */
export interface Studio {
  /** The picture as PNG. */
  draw: (headline: string, brand: string) => Promise<Buffer>;
}

/** Runs tasks in their order, at most `most` of them at a time. */
function lanes(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running === most) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** A studio with the site's typeface. */
export function openStudio(): Studio {
  const typeface = headTypeface();
  const inLane = lanes(AT_ONCE);
  const drawn = new Map<string, Promise<Buffer>>();
  const paint = async (headline: string, brand: string) => {
    const svg = sharePictureSvg(headline, brand, await typeface);
    return sharp(Buffer.from(svg)).removeAlpha().png(FLAT).toBuffer();
  };
  return {
    draw: (headline, brand) => {
      const key = JSON.stringify([headline, brand]);
      const picture = drawn.get(key) ?? inLane(() => paint(headline, brand));
      drawn.set(key, picture);
      return picture;
    },
  };
}
