import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Circle } from '../../../components/ui/Circle.tsx';
import { pictogramHref } from '../../../config/addresses.ts';
import { keepPlace } from '../../../lib/browser/keep-place.ts';
import { requestHref } from '../../../lib/request-href.ts';
import { $vote } from '../ballot/vote.ts';
import { Tag } from './Tag.tsx';
import type { Service } from './schema.ts';

interface Props {
  service: Service;
  number: number;
  /** The address of the service's drawing. */
  plate: string;
  /** Label of the link to the contact page. */
  button: string;
}

/** Throws confetti from the circle of a row that is about to close. */
async function celebrate(row: Element): Promise<void> {
  if (!row.matches('[open] > *') || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    const { throwConfetti } = await import('./confetti.ts');
    throwConfetti(row.lastElementChild ?? row);
  } catch {
    // Without a connection there is no confetti.
  }
}

/** Shows a service as a row of a ballot, which is open while it has a cross. One row is open at a time. */
export function ServiceCard({ service, number, plate, button }: Props) {
  const { icon, title, keywords, description, note, tags } = service;
  /** The label of the selected tag. */
  const [selected, setSelected] = useState<string>();
  const vote = useStore($vote);
  return (
    <details className="service disclosure" name="leistung" data-print="whole">
      <summary
        className="service-row"
        onClick={({ currentTarget }) => {
          keepPlace(currentTarget);
          void celebrate(currentTarget);
        }}
      >
        <span className="service-number condensed" aria-hidden="true">
          {number}
        </span>
        <h3 className="service-title condensed">{title}</h3>
        <span className="service-keywords">{keywords}</span>
        <svg className="pictogram" aria-hidden="true">
          <use href={pictogramHref(icon)} />
        </svg>
        <span className="service-mark">
          <Circle />
        </span>
      </summary>
      <div className="service-inner">
        <div className="service-text with-button">
          <p className="lead">{description}</p>
          <a className="button" href={requestHref(selected ?? title, vote)}>
            {button}
            <Circle />
          </a>
        </div>
        <div className="service-more">
          <ul>
            {tags.map((tag) => (
              <li key={tag.label}>
                <Tag
                  {...tag}
                  selected={tag.label === selected}
                  toggle={() => setSelected(tag.label === selected ? undefined : tag.label)}
                />
              </li>
            ))}
          </ul>
          {note && <p className="service-note">{note}</p>}
        </div>
        <img
          className="service-plate"
          src={plate}
          alt={service.plate.alt}
          width="960"
          height="480"
          loading="lazy"
        />
      </div>
    </details>
  );
}
