import type { QrDrawing } from '../../lib/qr.ts';
import type { CardWords } from './schema.ts';
import '../../styles/disclosure.css';

interface Props {
  qr: QrDrawing;
  words: CardWords['qr'];
}

export function ContactQr({ qr, words }: Props) {
  return (
    <details
      className="card-qr"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary className="button plus" data-secondary="">
        {words.summary}
      </summary>
      <svg viewBox={qr.viewBox} role="img" aria-label={words.label} shapeRendering="crispEdges">
        <path d={qr.path} />
      </svg>
      <p>{words.text}</p>
    </details>
  );
}
