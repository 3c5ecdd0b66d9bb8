import { SmallButton } from '../../../components/ui/SmallButton.tsx';
import { useStatusLine } from '../../../components/ui/useStatusLine.ts';
import { copyText } from '../../../lib/browser/clipboard.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { germanNumber } from '../../../lib/format.ts';
import { fill } from '../../../lib/text.ts';
import { Label, Points } from '../LabelAndPoints.tsx';
import { addressOf, hasGap, labelLines, noticePoints, versionLine } from '../notice.ts';
import type { Piece } from '../piece.ts';
import { words } from '../words.ts';
import { svgAddress } from './draw-png.ts';
import {
  dataFile,
  labelPicture,
  letterParagraph,
  pageFile,
  pngFile,
  qrPicture,
  svgFile,
} from './files.ts';
import { sizeFor } from './label.ts';
import { noticeText } from './notice-formats.ts';

const { result } = words;

interface ButtonProps {
  label: string;
  action: () => Promise<void>;
  /** The words beside the button after the action; none if a page cannot learn how the action ended. */
  done?: string;
  failed: string;
}

/** Shows a button with an action, and beside it how the action ended. */
function ActionButton({ label, action, done = '', failed }: ButtonProps) {
  const { status, run } = useStatusLine();
  return (
    <span>
      <SmallButton onClick={run(action, done, failed)}>{label}</SmallButton>{' '}
      <b role="status">{status}</b>
    </span>
  );
}

const CopyButton = ({ text, ...props }: { label: string; text: string }) => (
  <ActionButton
    {...props}
    action={() => copyText(text)}
    done={result.copied}
    failed={result.copyFailed}
  />
);

interface SaveProps {
  label: string;
  /** Makes the file, or throws if the browser cannot draw its picture. */
  file: () => File | Promise<File>;
}

const SaveButton = ({ file, ...props }: SaveProps) => (
  <ActionButton {...props} action={async () => saveFile(await file())} failed={result.noPicture} />
);

interface Props {
  piece: Piece;
}

/** Lists the next steps, which depend on the publisher of the piece. */
function Guide({ piece: { notice } }: Props) {
  const names = { url: addressOf(notice) ?? '', name: notice.publisher_name ?? '' };
  const steps = result.guides[notice.publisher === 'company' ? 'company' : 'sponsor'];
  return (
    <div className="form-band notice-guide">
      <h3>{result.guideHeading}</h3>
      <ol className="notice-list">
        {steps.map((step) => (
          <li key={step}>{fill(step, names)}</li>
        ))}
      </ol>
    </div>
  );
}

function LabelPart({ piece }: Props) {
  const picture = labelPicture(piece, sizeFor(piece.notice));
  const [width = '', height = ''] = picture.mm.map((mm) => germanNumber(mm / 10));
  return (
    <div className="form-band">
      <h3>{fill(result.labelHeading, { name: piece.name })}</h3>
      <Label lines={labelLines(piece.notice)} />
      <p data-print="none">{fill(result.labelText, { width, height })}</p>
      <div className="buttons" data-print="none">
        <SaveButton label={result.svg} file={() => svgFile(picture)} />
        {/* Nobody could fill in the gap of a label that is a PNG. */}
        {!hasGap(piece.notice) && <SaveButton label={result.png} file={() => pngFile(picture)} />}
        <CopyButton label={result.copyLabel} text={piece.label.join('\n')} />
        <CopyButton label={result.copyLetter} text={letterParagraph(piece)} />
      </div>
      <p>{result.proof}</p>
    </div>
  );
}

function QrPart({ piece }: Props) {
  const picture = qrPicture(piece);
  if (!picture) return null;
  const url = addressOf(piece.notice) ?? '';
  return (
    <div className="form-band notice-code" data-print="whole">
      <h3>{result.qrHeading}</h3>
      <img
        className="notice-qr"
        src={svgAddress(picture.svg)}
        alt={fill(result.qrLabel, { url })}
      />
      <p>{fill(result.qrText, { edge: picture.mm[0] })}</p>
      <div className="buttons" data-print="none">
        <SaveButton label={result.svg} file={() => svgFile(picture)} />
        <SaveButton label={result.png} file={() => pngFile(picture)} />
      </div>
    </div>
  );
}

function NoticePart({ piece }: Props) {
  const { notice } = piece;
  return (
    <div className="form-band">
      <h3>{result.noticeHeading}</h3>
      <p>
        <b>{versionLine(notice)}</b>
      </p>
      <p>{result.noticeText}</p>
      <div className="buttons" data-print="none">
        <SaveButton label={result.savePage} file={() => pageFile(piece)} />
        <SaveButton label={result.saveJson} file={() => dataFile(piece)} />
        <CopyButton label={result.copyText} text={noticeText(notice)} />
      </div>
      <details>
        <summary>{result.noticeSummary}</summary>
        <Points points={noticePoints(notice)} />
      </details>
    </div>
  );
}

/** Shows everything that can be taken from the form for a piece that has a label. */
export function PieceResult({ piece }: Props) {
  return (
    <>
      <Guide piece={piece} />
      <LabelPart piece={piece} />
      <QrPart piece={piece} />
      {piece.hasNotice ? (
        <NoticePart piece={piece} />
      ) : (
        <p className="form-band">{result.noticeOpen}</p>
      )}
    </>
  );
}
