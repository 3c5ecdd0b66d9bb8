import {
  dataFile,
  labelFile,
  labelPicture,
  letterParagraph,
  pageFile,
  qrFile,
  qrPicture,
} from './files.ts';
import { labelMeasures, sizeFor } from './label.ts';
import { addressOf, labelLines, noticePoints, versionLine } from './notice.ts';
import { noticeText } from './output.ts';
import type { Piece } from './campaign.ts';
import { qrCode } from './qr.ts';
import { germanNumber } from '../../lib/format.ts';
import { fill } from '../../lib/text.ts';
import { LABEL_SIZE_NAMES } from './notice-fields.ts';
import { CopyButton, SaveButton } from './Buttons.tsx';
import { Label, Points } from './Preview.tsx';
import { texts } from './words.ts';

const { result: words } = texts;

interface Props {
  piece: Piece;
}

/** Lists the next steps, which depend on the publisher of the piece. */
function Guide({ piece: { notice } }: Props) {
  const names = { url: addressOf(notice) ?? '', name: notice.publisher_name ?? '' };
  const steps = words.guides[notice.publisher === 'company' ? 'company' : 'sponsor'];
  return (
    <div className="form-part notice-guide">
      <h3>{words.guideHeading}</h3>
      <ol className="notice-list">
        {steps.map((step) => (
          <li key={step}>{fill(step, names)}</li>
        ))}
      </ol>
    </div>
  );
}

/** Shows the label, with buttons that save each size and copy the label and the paragraph to send with it. */
function LabelCell({ piece }: Props) {
  const { label, name, notice, isLabelReady } = piece;
  const fitting = sizeFor(notice);
  const others = LABEL_SIZE_NAMES.filter((size) => size !== fitting);
  return (
    <div className="form-part">
      <h3 data-focus="piece" tabIndex={-1}>
        {fill(words.labelHeading, { name })}
      </h3>
      <Label lines={labelLines(notice, texts)} />
      <table className="table" data-print="none">
        <tbody>
          {[fitting, ...others].map((size) => {
            const [width, height] = labelMeasures(label, size).map((mm) => germanNumber(mm / 10));
            const format = words.sizes[size];
            return (
              <tr key={size}>
                <th scope="row">
                  {format} {size === fitting && <small>{words.fitting}</small>}
                </th>
                <td>{`${width}\u00a0×\u00a0${height}\u00a0cm`}</td>
                <td>
                  <div className="buttons">
                    <SaveButton
                      label="SVG"
                      name={`${format}, SVG`}
                      file={() => labelFile(piece, size)}
                    />
                    {/* A label with a gap is not saved as a PNG, because nobody could fill the gap in. */}
                    {isLabelReady && (
                      <SaveButton
                        label="PNG"
                        name={`${format}, PNG`}
                        file={() => labelPicture(piece, size)}
                      />
                    )}
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {!isLabelReady && <p>{fill(words.qrGap, { name: notice.publisher_name ?? '' })}</p>}
      <div className="buttons">
        <CopyButton text={label.join('\n')} item={words.items.label} label={words.copyLabel} />
        <CopyButton
          text={letterParagraph(piece, texts)}
          item={words.items.letter}
          label={words.copyLetter}
        />
      </div>
      <p>{words.proof}</p>
    </div>
  );
}

/** Shows the QR code with buttons that save it. */
function QrCell({ piece, url }: Props & { url: string }) {
  const qr = qrCode(url, sizeFor(piece.notice));
  return (
    <div className="form-part notice-code">
      <h3>{words.qrHeading}</h3>
      <svg
        className="notice-qr"
        viewBox={qr.viewBox}
        role="img"
        aria-label={fill(words.qrLabel, { url })}
        shapeRendering="crispEdges"
      >
        <rect x="-4" y="-4" width={qr.side} height={qr.side} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <p>{fill(words.qrText, { edge: qr.edge })}</p>
      <div className="buttons">
        <SaveButton label={words.svg} file={() => qrFile(piece)} />
        <SaveButton label={words.png} file={() => qrPicture(piece)} />
      </div>
    </div>
  );
}

/** Shows the notice with buttons that save and copy it. */
function NoticeCell({ piece }: Props) {
  const { notice } = piece;
  return (
    <div className="form-part">
      <h3>{words.noticeHeading}</h3>
      <p>
        <b>{versionLine(notice, texts)}</b>
      </p>
      <p>{words.noticeText}</p>
      <div className="buttons">
        <SaveButton label={words.savePage} file={() => pageFile(piece, texts)} />
        <SaveButton label={words.saveJson} file={() => dataFile(piece, texts)} />
        <CopyButton
          text={noticeText(notice, texts)}
          item={words.items.text}
          label={words.copyText}
        />
      </div>
      <details>
        <summary>{words.noticeSummary}</summary>
        <Points points={noticePoints(notice, texts)} />
      </details>
    </div>
  );
}

/** Shows the next steps, the label, the QR code and the notice of a piece that has a label. */
export function PieceResult({ piece }: Props) {
  const url = addressOf(piece.notice);
  return (
    <>
      <Guide piece={piece} />
      <LabelCell piece={piece} />
      {url && <QrCell piece={piece} url={url} />}
      {piece.hasNotice ? (
        <NoticeCell piece={piece} />
      ) : (
        <p className="form-part">{words.noticeOpen}</p>
      )}
    </>
  );
}
