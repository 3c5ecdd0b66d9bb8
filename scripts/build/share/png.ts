import { constants, crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PALETTE_OF_BYTES = [8, 3, 0, 0, 0];
/** Areas of one colour are runs: to look for nothing else takes less time and as little room. */
const RUNS = { level: 1, strategy: constants.Z_RLE };

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(4 + named.length + 4);
  frame.writeUInt32BE(data.length, 0);
  named.copy(frame, 4);
  frame.writeUInt32BE(crc32(named), 4 + named.length);
  return frame;
}

/**
 * A PNG of colours by their numbers (https://www.w3.org/TR/png-3/). By hand, as libraries look for
 * the colours of a picture themselves, which takes them longer than all else.
 *
 * @param rows one byte a pixel, and before each row a 0: it is not filtered
 * @param palette three bytes a colour
 */
export function indexedPng(width: number, rows: Uint8Array, palette: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(rows.length / (width + 1), 4);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([head, Buffer.from(PALETTE_OF_BYTES)])),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, RUNS)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
