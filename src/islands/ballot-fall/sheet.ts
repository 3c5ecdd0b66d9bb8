import { CROSS_BOX, CROSSES } from '../../lib/crosses.ts';
import { ROWS } from './run.ts';

const ROW = 22;
const TOP = 44;
const CIRCLE = { x: 145, radius: 7.5 };

/** One line of the ballot's table: number, space for a name, circle, and the cross if it is marked. */
function drawRow(row: number, marked: boolean): string {
  const y = TOP + row * ROW;
  const middle = y + ROW / 2;
  const half = CIRCLE.radius * 1.28;
  const place = `translate(${CIRCLE.x - half} ${middle - half}) scale(${(2 * half) / CROSS_BOX})`;
  const cross = CROSSES[0].map((stroke) => `<path d="${stroke}"/>`).join('');
  return `${row > 0 ? `<path class="line" d="M12 ${y}h146"/>` : ''}
    <text class="number" x="19" y="${middle + 3}">${row + 1}</text>
    <circle class="line" cx="${CIRCLE.x}" cy="${middle}" r="${CIRCLE.radius}"/>
    ${marked ? `<g transform="${place}">${cross}</g>` : ''}`;
}

/** A ballot paper with one row marked, as wide as its stage says. `title` may be any text. */
export function drawSheet(title: string, marked: number): SVGSVGElement {
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sheet.setAttribute('viewBox', '0 0 170 142');
  sheet.dataset['sheet'] = '';
  const rows = Array.from({ length: ROWS }, (_, row) => drawRow(row, row === marked)).join('');
  sheet.innerHTML = `<path class="paper" d="M0 0h153l17 17v125H0z"/>
    <text class="title" x="12" y="33"></text>
    <path class="frame" d="M12 ${TOP}h146v${ROWS * ROW}H12zM30 ${TOP}v${ROWS * ROW}M132 ${TOP}v${ROWS * ROW}"/>
    ${rows}`;
  const heading = sheet.querySelector('.title');
  if (heading) heading.textContent = title;
  return sheet;
}
