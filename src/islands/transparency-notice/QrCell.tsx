import { type QrCode, qrPng, qrSvg } from '../../features/transparency-notice/qr.ts';
import { saveFile } from '../../lib/save-file.ts';
import { fill } from '../../lib/text.ts';
import { texts } from './words.ts';

const { result: words } = texts;
const NAME = 'transparenzhinweis-qr';

const saveSvg = (qr: QrCode) =>
  saveFile(new File([qrSvg(qr)], `${NAME}.svg`, { type: 'image/svg+xml' }));

async function savePng(qr: QrCode): Promise<void> {
  const picture = await qrPng(qr);
  if (picture) saveFile(new File([picture], `${NAME}.png`, { type: 'image/png' }));
}

/** The picture of a QR code. */
export function QrPicture({ qr, label }: { qr: QrCode; label: string }) {
  return (
    <svg
      className="notice-qr"
      viewBox={qr.viewBox}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={qr.path} />
    </svg>
  );
}

/** The QR code with its files for the printer. */
export function QrCell({ qr, url }: { qr: QrCode; url: string }) {
  return (
    <div className="notice-cell notice-print-shop">
      <h4>{words.qrHeading}</h4>
      <QrPicture qr={qr} label={fill(words.qrLabel, { url })} />
      <div>
        <p>{fill(words.qrText, { edge: String(qr.edge) })}</p>
        <div className="notice-buttons">
          <button className="copy" type="button" onClick={() => saveSvg(qr)}>
            {words.svg}
          </button>
          <button className="copy" type="button" onClick={() => void savePng(qr)}>
            {words.png}
          </button>
        </div>
      </div>
    </div>
  );
}
