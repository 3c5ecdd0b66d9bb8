import { type CardQr, drawCardQr } from './card.ts';
import type { CardWords } from './schema.ts';
import '../../styles/disclosure.css';

interface Props {
  qr: CardQr;
  words: CardWords['qr'];
}

export function ContactQr({ qr, words }: Props) {
  const { viewBox, path } = drawCardQr(qr);
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
      <svg viewBox={viewBox} role="img" aria-label={words.label} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      <p>{words.text}</p>
    </details>
  );
}
