import { drawQr } from '../../lib/qr.ts';
import { qrModules } from '../../lib/qr-encoder.ts';
import { escapeHtml, fill } from '../../lib/text.ts';
import { typeface } from '../share/outlines.ts';

/** Values for the `{placeholders}` in a drawing's texts. */
export type DrawingValues = Readonly<Record<string, string>>;

const TEXT = /<text\b([^>]*)>([^<]*)<\/text>/g;
/** Handwriting is drawn; this attribute holds its words. */
const WRITTEN = /\bdata-text="([^"]*)"/g;
const QR = /<rect data-qr=""([^>]*)\/>/g;
const LABELLED = /\{label\d\}|data-qr/;
const STAMP = /<g data-stamp=""([^>]*)\/>/g;

/** Weight, width, size and anchor of a text that names none. */
const DEFAULTS = { weight: 560, stretch: 66, size: 20 };

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '');

const attributesIn = (written: string): Record<string, string> =>
  Object.fromEntries(
    [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

const numberOf = (value: string | undefined, otherwise: number): number =>
  value === undefined ? otherwise : Number(value);

/** The width and height of a drawing, from its `viewBox`. */
export function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error('Der Zeichnung fehlt viewBox="0 0 Breite Höhe".');
  return { width: Number(width), height: Number(height) };
}

/** A text of a drawing, with what tells whether the next one goes on with it. */
interface Line {
  words: string;
  /** All of its attributes but its height. */
  style?: string;
  y?: number;
  size?: number;
}

const lineOf = (written: string, words: string): Line => {
  const { y, ...rest } = attributesIn(written);
  const size = numberOf(rest['font-size'], DEFAULTS.size);
  return { words, style: JSON.stringify(rest), y: numberOf(y, 0), size };
};

/** Whether a line goes on with the text above it: it looks the same, stands close, and no sentence ends there. */
const goesOn = (above: Line, line: Line): boolean =>
  line.style !== undefined &&
  line.style === above.style &&
  Number(line.y) > Number(above.y) &&
  Number(line.y) - Number(above.y) <= 1.45 * Number(line.size) &&
  !/[.!?:]$|\{/.test(above.words) &&
  !line.words.includes('{');

/** A word that is divided between two lines is whole again. */
const joined = (above: string, below: string): string =>
  /\p{Ll}-$/u.test(above) && /^\p{Ll}/u.test(below)
    ? above.slice(0, -1) + below
    : `${above} ${below}`;

/** All words of a drawing in their order, those of its stamp last; a text of several lines is one. */
export function wordsOf(svg: string, values: DrawingValues, stamp: readonly string[]): string[] {
  const marks = [...svg.matchAll(TEXT), ...svg.matchAll(WRITTEN)].sort((a, b) => a.index - b.index);
  const texts: Line[] = [];
  for (const [, first = '', second] of marks) {
    const line = second === undefined ? { words: plain(first) } : lineOf(first, plain(second));
    const above = texts.at(-1);
    if (above && goesOn(above, line))
      texts.splice(-1, 1, { ...line, words: joined(above.words, line.words) });
    else texts.push(line);
  }
  const words = texts.map((line) => fill(line.words, values).trim());
  return [...words.filter(Boolean), stamp.join(' ')].filter(Boolean);
}

async function outlined(written: string, text: string): Promise<string> {
  const given = attributesIn(written);
  const size = numberOf(given['font-size'], DEFAULTS.size);
  const face = await typeface(
    numberOf(given['font-weight'], DEFAULTS.weight),
    numberOf(given['font-stretch'], DEFAULTS.stretch),
  );
  const { outlines, width } = face.shape(text, numberOf(given['letter-spacing'], 0), 0.06);
  const parts = { start: 0, middle: 0.5, end: 1 };
  const part = parts[(given['text-anchor'] ?? 'start') as keyof typeof parts];
  const x = numberOf(given['x'], 0) - width * size * part;
  const scale = Number((size / face.unitsPerEm).toFixed(5));
  const turn = given['transform'] ? `${given['transform']} ` : '';
  const place = `${turn}translate(${x.toFixed(1)} ${given['y'] ?? 0}) scale(${scale} ${-scale})`;
  const fillOf = given['fill'] ? ` fill="${given['fill']}"` : '';
  return `<g transform="${place}"${fillOf}>${outlines}</g>`;
}

/** The house's stamp: two rings and the words between two lines, on a disc so that it shows anywhere. */
function stampAt(written: string, stamp: readonly string[]): string {
  const { x = '0', y = '0', width = '100' } = attributesIn(written);
  const scale = Number(width) / 110;
  const [first = '', second = ''] = stamp;
  const text = (words: string, line: number) =>
    `<text x="55" y="${line}" text-anchor="middle" font-size="17" font-weight="800" font-stretch="62" fill="#11110f">${escapeHtml(words)}</text>`;
  return `<g transform="translate(${x} ${y}) scale(${scale}) rotate(-8 55 55)"><circle cx="55" cy="55" r="52" fill="#deded9"/><g fill="none" stroke="#11110f"><circle cx="55" cy="55" r="50" stroke-width="2.5"/><circle cx="55" cy="55" r="44" stroke-width="1.2"/><path d="M16 36h78M16 74h78" stroke-width="1.2"/></g>${text(first, 52)}${text(second, 68)}</g>`;
}

function qrAt(written: string, address: string): string {
  const { x = '0', y = '0', width = '100' } = attributesIn(written);
  const { viewBox, path } = drawQr(qrModules(address, 'M'));
  return `<svg x="${x}" y="${y}" width="${width}" height="${width}" viewBox="${viewBox}" shape-rendering="crispEdges"><rect x="-9" y="-9" width="999" height="999" fill="#fff"/><path d="${path}"/></svg>`;
}

/** The same with each letter drawn once: its other places refer to the first. */
function shared(drawn: string): string {
  const ids = new Map<string, string>();
  return drawn.replace(
    /<path transform="translate\(([^)]+)\)" d="([^"]+)"\/>/g,
    (_, x: string, outline: string) => {
      const id = ids.get(outline);
      if (id !== undefined) return `<use href="#${id}" x="${Math.round(Number(x))}"/>`;
      ids.set(outline, `g${ids.size}`);
      return `<g transform="translate(${Math.round(Number(x))})"><path id="g${ids.size - 1}" d="${outline}"/></g>`;
    },
  );
}

/**
 * A drawing as a file for pages: its texts as outlines, because pictures do not get the page's font,
 * with QR code and stamp.
 *
 * @param stamp the stamp's words; none leaves it out
 * @throws when a text could not be turned into outlines, or a label has no address
 */
export async function drawPiece(
  svg: string,
  values: DrawingValues,
  stamp: readonly string[],
  title: string,
): Promise<string> {
  if (LABELLED.test(svg) && !values['url'])
    throw new Error(
      `„${title}“ trägt eine Kennzeichnung. Ergänze in src/content/arbeitsprobe.json unter „notice“ die Adresse seines Transparenzhinweises.`,
    );
  const stamped = svg
    .replace(STAMP, (_, written: string) => (stamp.length > 0 ? stampAt(written, stamp) : ''))
    .replace(QR, (_, written: string) => qrAt(written, values['url'] ?? ''))
    .replace(/(<svg\b[^>]*>)/, `$1<title>${escapeHtml(title)}</title>`);
  const parts: string[] = [];
  let end = 0;
  for (const match of stamped.matchAll(TEXT)) {
    const [whole, written = '', text = ''] = match;
    parts.push(stamped.slice(end, match.index), await outlined(written, fill(plain(text), values)));
    end = match.index + whole.length;
  }
  const drawn = parts.join('') + stamped.slice(end);
  if (/<text\b/.test(drawn)) throw new Error(`„${title}“: Ein <text> enthält mehr als Wörter.`);
  return shared(drawn).replace(/\n\s*/g, '\n');
}
