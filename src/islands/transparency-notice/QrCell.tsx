import { qrPicture, svgFile } from '../../features/transparency-notice/downloads.ts';
import { edgeFor, type QrCode, qrCode } from '../../features/transparency-notice/qr.ts';
import { formatOf } from '../../features/transparency-notice/notice.ts';
import type { Notice } from '../../features/transparency-notice/validate.ts';
import { figure } from '../../lib/format.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { fill } from '../../lib/text.ts';
import { texts } from './words.ts';

const { result: words } = texts;

interface PictureProps {
  qr: QrCode;
  label: string;
  /** Its width on paper. */
  width?: string;
}

/** The picture of a QR code. */
export function QrPicture({ qr, label, width }: PictureProps) {
  return (
    <svg
      className="notice-qr"
      viewBox={qr.viewBox}
      width={width}
      height={width}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={qr.path} />
    </svg>
  );
}

const { sizes } = words;

interface SizesProps {
  qr: QrCode;
  rows: readonly { format: string; distance: number }[];
}

/** How wide the code is on which format. */
function Sizes({ qr, rows }: SizesProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{sizes.format}</th>
          <th scope="col">{sizes.distance}</th>
          <th scope="col">{sizes.edge}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ format, distance }) => (
          <tr key={format}>
            <th scope="row">{format}</th>
            <td>{figure(distance / 100)}&nbsp;m</td>
            <td>{figure(edgeFor(qr, distance) / 10)}&nbsp;cm</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  notice: Notice;
  url: string;
  stem: string;
}

/** The QR code with its files for the printer. */
export function QrCell({ notice, url, stem }: CellProps) {
  const qr = qrCode(url);
  const own = formatOf(notice, texts);
  return (
    <div className="notice-cell notice-print-shop">
      <h3>{words.qrHeading}</h3>
      <QrPicture qr={qr} label={fill(words.qrLabel, { url })} />
      <div>
        {own && <Sizes qr={qr} rows={[own]} />}
        <p>{fill(words.qrText, { edge: String(qr.edge) })}</p>
        <details>
          <summary>{sizes.others}</summary>
          <Sizes qr={qr} rows={sizes.rows.filter(({ format }) => format !== own?.format)} />
        </details>
        <div className="notice-buttons">
          <button
            className="small-button"
            type="button"
            onClick={() => saveFile(svgFile(qr, notice, stem, texts))}
          >
            {words.svg}
          </button>
          <button
            className="small-button"
            type="button"
            onClick={() => void qrPicture(qr, stem).then((file) => file && saveFile(file))}
          >
            {words.png}
          </button>
        </div>
      </div>
    </div>
  );
}
