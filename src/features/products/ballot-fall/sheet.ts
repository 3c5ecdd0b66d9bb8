import { CROSS_BOX, CROSSES } from '../../../lib/crosses.ts';
import { ROWS } from './run.ts';

const ROW = 22;
const TOP = 20;
const CIRCLE = { x: 145, radius: 7.5 };

const SVG = 'http://www.w3.org/2000/svg';

function createElement(
  name: string,
  attributes: Record<string, string | number> = {},
  children: readonly (Node | string)[] = [],
): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
  element.append(...children);
  return element;
}

const path = (d: string, className?: string) =>
  createElement('path', className ? { class: className, d } : { d });

/** Draws a row of the ballot: number, space for a name, circle, and a cross if it is marked. */
function drawRow(row: number, marked: boolean): SVGElement[] {
  const y = TOP + row * ROW;
  const middle = y + ROW / 2;
  const half = CIRCLE.radius * 1.28;
  const transform = `translate(${CIRCLE.x - half} ${middle - half}) scale(${(2 * half) / CROSS_BOX})`;
  const cross = CROSSES[0].map((stroke) => path(stroke));
  return [
    ...(row > 0 ? [path(`M12 ${y}h146`, 'line')] : []),
    createElement('text', { 'font-size': 9, x: 19, y: middle + 3 }, [`${row + 1}`]),
    createElement('circle', { class: 'line', cx: CIRCLE.x, cy: middle, r: CIRCLE.radius }),
    ...(marked ? [createElement('g', { transform }, cross)] : []),
  ];
}

/** Draws a ballot paper with one marked row; `marked` is its position, from 0. */
export function drawSheet(marked: number): SVGElement {
  const rows = Array.from({ length: ROWS }, (_, row) => drawRow(row, row === marked)).flat();
  const height = ROWS * ROW;
  return createElement('svg', { viewBox: '0 0 170 120', 'data-sheet': '' }, [
    path('M0 0h153l17 17v103H0z', 'paper'),
    path(`M12 ${TOP}h146v${height}H12zM30 ${TOP}v${height}M132 ${TOP}v${height}`, 'frame'),
    ...rows,
  ]);
}
