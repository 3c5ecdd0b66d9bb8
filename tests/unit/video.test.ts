import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const mp4 = readFileSync('src/assets/video/kurzvideo.mp4');
const webm = readFileSync('src/assets/video/kurzvideo.webm');

interface Box {
  type: string;
  body: Buffer;
}

/** The boxes of an MP4 on one level, in their order: 32 bits of size, four letters, the body. */
function boxes(data: Buffer): Box[] {
  const found: Box[] = [];
  for (let at = 0; at + 8 <= data.length;) {
    const size = data.readUInt32BE(at);
    // 0 and 1 announce "to the end" and 64 bits, which no file of this size has.
    if (size < 8 || at + size > data.length) throw new Error(`Broken box at byte ${at}.`);
    const type = data.toString('latin1', at + 4, at + 8);
    found.push({ type, body: data.subarray(at + 8, at + size) });
    at += size;
  }
  return found;
}

/** The bodies of all boxes at a path such as `moov/trak/tkhd`. */
function bodies(data: Buffer, path: string): Buffer[] {
  return path
    .split('/')
    .reduce(
      (level, type) =>
        level.flatMap((body) => boxes(body).flatMap((box) => (box.type === type ? box.body : []))),
      [data],
    );
}

function body(data: Buffer, path: string): Buffer {
  const [first] = bodies(data, path);
  if (!first) throw new Error(`No box ${path}.`);
  return first;
}

function seconds(): number {
  const header = body(mp4, 'moov/mvhd');
  if (header[0] !== 0) throw new Error('The header has 64-bit times, which this does not read.');
  return header.readUInt32BE(16) / header.readUInt32BE(12);
}

describe('the short video as MP4', () => {
  test('lasts ten to twenty seconds', () => {
    expect(seconds()).toBeGreaterThanOrEqual(10);
    expect(seconds()).toBeLessThanOrEqual(20);
  });

  test('lasts as long as its button says', () => {
    const { socialMedia } = JSON.parse(readFileSync('src/content/startseite.json', 'utf8')) as {
      socialMedia: { video: { duration: string } };
    };

    const [minutes = NaN, rest = NaN] = socialMedia.video.duration.split(':').map(Number);

    expect(minutes * 60 + rest).toBe(Math.round(seconds()));
  });

  test('is upright in full HD', () => {
    const header = body(mp4, 'moov/trak/tkhd');

    // Fixed point, 16.16.
    const [width, height] = [76, 80].map((at) => header.readUInt32BE(at) / 0x1_0000);

    expect([width, height]).toEqual([1080, 1920]);
  });

  test('starts to play before it is loaded: its index comes before its pictures', () => {
    const order = boxes(mp4).map(({ type }) => type);

    expect(order).toContain('moov');
    expect(order.indexOf('moov')).toBeLessThan(order.indexOf('mdat'));
  });

  test('has one track, and that is no sound', () => {
    const kinds = bodies(mp4, 'moov/trak/mdia/hdlr').map((box) => box.toString('latin1', 8, 12));

    expect(kinds).toEqual(['vide']);
  });

  test('stays below 1.3 MB', () => {
    expect(mp4.length).toBeLessThanOrEqual(1_300_000);
  });
});

describe('the short video as WebM', () => {
  test('is a WebM file', () => {
    expect(webm.toString('hex', 0, 4)).toBe('1a45dfa3');
    expect(webm.toString('latin1', 0, 64)).toContain('webm');
  });

  test('is smaller than the MP4', () => {
    expect(webm.length).toBeLessThan(mp4.length);
  });
});
