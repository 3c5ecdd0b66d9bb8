import { DomUtils, parseDocument } from 'htmlparser2';
import { drawQr } from '../../lib/qr.ts';
import { qrModules } from '../../lib/qr-encoder.ts';
import { escapeHtml, fill } from '../../lib/text.ts';
import { typeface } from '../share/outlines.ts';

/** Values for the `{placeholders}` in a drawing's texts. */
export type DrawingValues = Readonly<Record<string, string>>;

/** Attributes of a drawing's elements by their names. */
type Attributes = Readonly<Record<string, string>>;

/** An element that holds words, or whose place is filled when the drawing is made. */
interface Mark {
  kind: 'text' | 'written' | 'qr' | 'stamp';
  attributes: Attributes;
  words: string;
  /** Whether a text holds elements, which would be left out. */
  isNested: boolean;
  /** Where it is in the file. */
  start: number;
  end: number;
}

/** The words of the stamp. */
const STAMP_TEXT: Attributes = {
  x: '55',
  'text-anchor': 'middle',
  'font-size': '17',
  'font-weight': '800',
  'font-stretch': '62',
  fill: '#11110f',
};

/** Weight, width, size and anchor of a text that names none. */
const DEFAULTS = { weight: 560, stretch: 66, size: 20 };

const numberOf = (value: string | undefined, otherwise: number): number =>
  value === undefined ? otherwise : Number(value);

const { findAll, textContent } = DomUtils;
type Element = ReturnType<typeof findAll>[number];

/** Handwriting is drawn; its attribute `data-text` holds the words. */
function kindOf({ name, attribs }: Element): Mark['kind'] | undefined {
  if (name === 'text') return 'text';
  if ('data-text' in attribs) return 'written';
  if ('data-qr' in attribs) return 'qr';
  return 'data-stamp' in attribs ? 'stamp' : undefined;
}

const elementsOf = (svg: string): Element[] =>
  findAll(
    () => true,
    parseDocument(svg, { xmlMode: true, withStartIndices: true, withEndIndices: true }).children,
  );

/** The marks of a drawing, in their order. */
const marksIn = (svg: string): Mark[] =>
  elementsOf(svg).flatMap((element) => {
    const kind = kindOf(element);
    const { attribs, startIndex, endIndex } = element;
    if (!kind || startIndex === null || endIndex === null) return [];
    const words = attribs['data-text'] ?? textContent(element);
    const isNested = kind === 'text' && findAll(() => true, element.children).length > 0;
    return [{ kind, attributes: attribs, words, isNested, start: startIndex, end: endIndex + 1 }];
  });

/** The width and height of a drawing, from its `viewBox`. */
export function sizeOf(svg: string): { width: number; height: number } {
  const box = elementsOf(svg)[0]?.attribs['viewBox'] ?? '';
  const [, , width, height] = box.split(' ').map(Number);
  if (!width || !height) throw new Error('Der Zeichnung fehlt viewBox="0 0 Breite Höhe".');
  return { width, height };
}

/** A text of a drawing, with what tells whether the next one goes on with it. */
interface Line {
  words: string;
  /** All of its attributes but its height. */
  style?: string;
  y?: number;
  size?: number;
}

const lineOf = ({ kind, attributes, words }: Mark): Line => {
  if (kind !== 'text') return { words };
  const { y, ...rest } = attributes;
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
  const texts: Line[] = [];
  for (const line of marksIn(svg).map(lineOf)) {
    const above = texts.at(-1);
    if (above && goesOn(above, line))
      texts.splice(-1, 1, { ...line, words: joined(above.words, line.words) });
    else texts.push(line);
  }
  const words = texts.map((line) => fill(line.words, values).trim());
  return [...words.filter(Boolean), stamp.join(' ')].filter(Boolean);
}

async function outlined(given: Attributes, text: string): Promise<string> {
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
async function stampAt(
  { x = '0', y = '0', width = '100' }: Attributes,
  [first = '', second = '']: readonly string[],
): Promise<string> {
  const line = (words: string, baseline: string) => outlined({ ...STAMP_TEXT, y: baseline }, words);
  const texts = [await line(first, '52'), await line(second, '68')].join('');
  return `<g transform="translate(${x} ${y}) scale(${Number(width) / 110}) rotate(-8 55 55)"><circle cx="55" cy="55" r="52" fill="#deded9"/><g fill="none" stroke="#11110f"><circle cx="55" cy="55" r="50" stroke-width="2.5"/><circle cx="55" cy="55" r="44" stroke-width="1.2"/><path d="M16 36h78M16 74h78" stroke-width="1.2"/></g>${texts}</g>`;
}

function qrAt({ x = '0', y = '0', width = '100' }: Attributes, address: string): string {
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
  const address = values['url'] ?? '';
  const marks = marksIn(svg);
  const isLabelled = ({ kind, words }: Mark) => kind === 'qr' || /\{label\d\}/.test(words);
  if (!address && marks.some(isLabelled))
    throw new Error(
      `„${title}“ trägt eine Kennzeichnung. Ergänze in src/content/arbeitsprobe.json unter „notice“ die Adresse seines Transparenzhinweises.`,
    );
  if (marks.some(({ isNested }) => isNested))
    throw new Error(`„${title}“: Ein <text> enthält mehr als Wörter.`);
  let drawn = '';
  let last = 0;
  for (const { kind, attributes, words, start, end } of marks) {
    if (kind === 'written') continue;
    drawn += svg.slice(last, start);
    if (kind === 'qr') drawn += qrAt(attributes, address);
    if (kind === 'stamp' && stamp.length > 0) drawn += await stampAt(attributes, stamp);
    if (kind === 'text') drawn += await outlined(attributes, fill(words, values));
    last = end;
  }
  drawn += svg.slice(last);
  const named = drawn.replace(/(<svg\b[^>]*>)/, `$1<title>${escapeHtml(title)}</title>`);
  return shared(named).replace(/\n\s*/g, '\n');
}
