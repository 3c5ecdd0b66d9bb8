import type { QrPicture } from '../../features/card/card.ts';
import { modulePath, QUIET_ZONE } from '../../lib/qr.ts';
import type { CardTexts } from '../../schemas/card.ts';

interface Props {
  qr: QrPicture;
  texts: CardTexts['qr'];
}

/** The contact as a QR code. */
export function QrCode({ qr: { size, modules }, texts }: Props) {
  const side = size + 2 * QUIET_ZONE;
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
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
        role="img"
        aria-label={texts.label}
        shapeRendering="crispEdges"
      >
        <path d={modulePath(size, (x, y) => modules[y * size + x] === '1')} />
      </svg>
      <p>{texts.text}</p>
    </details>
  );
}
