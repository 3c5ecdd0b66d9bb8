import { type CardQr, drawCardQr } from './card.ts';
import type { CardTexts } from './schema.ts';
import '../../styles/plus.css';

interface Props {
  qr: CardQr;
  texts: CardTexts['qr'];
}

/** The contact as a QR code. */
export function ContactQr({ qr, texts }: Props) {
  const { viewBox, path } = drawCardQr(qr);
  return (
    <details
      className="card-qr"
      name="qr"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary className="button plus" data-secondary="">
        {texts.summary}
      </summary>
      <svg viewBox={viewBox} role="img" aria-label={texts.label} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      <p>{texts.text}</p>
    </details>
  );
}
