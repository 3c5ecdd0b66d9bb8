import { type QrPicture, qrPath } from '../../features/card/qr.ts';
import type { CardTexts } from '../../schemas/card.ts';

interface Props {
  qr: QrPicture;
  texts: CardTexts['qr'];
}

/** Readers need four light modules around the code (ISO/IEC 18004). */
const BORDER = 4;

/** The contact as a picture for the camera of whoever sits opposite. */
export function QrCode({ qr, texts }: Props) {
  const side = qr.size + 2 * BORDER;
  return (
    <details
      className="card-qr"
      name="qr"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary data-print="none">{texts.summary}</summary>
      <svg
        viewBox={`${-BORDER} ${-BORDER} ${side} ${side}`}
        role="img"
        aria-label={texts.label}
        shapeRendering="crispEdges"
      >
        <path d={qrPath(qr)} />
      </svg>
      <p>{texts.text}</p>
    </details>
  );
}
