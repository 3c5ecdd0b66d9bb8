import { useStore } from '@nanostores/react';
import { memo } from 'react';
import { pictogramHref, TOPIC_PARAMETER } from '../../config/routes.ts';
import { $selectedTag } from '../../stores/selected-tag.ts';
import { Circle } from '../shared/Circle.tsx';
import { Cross } from '../shared/Cross.tsx';
import type { ServiceRow } from './ServiceCards.tsx';
import { Tag } from './Tag.tsx';

interface Props {
  service: ServiceRow;
  number: number;
  open: boolean;
  openRow: (id: string) => void;
  closeRow: (circle: Element | null) => void;
  button: string;
  contactHref: string;
}

/** Drawn again only when it opens or closes. */
export const ServiceCard = memo(function ServiceCard({
  service,
  number,
  open,
  openRow,
  closeRow,
  button,
  contactHref,
}: Props) {
  const { id, icon, title, keywords } = service;

  return (
    <div className="service" data-open={open ? '' : undefined}>
      <h3>
        <button
          className="service-row"
          type="button"
          aria-expanded={open}
          aria-controls={`leistung-${id}`}
          onClick={({ currentTarget }) =>
            open ? closeRow(currentTarget.querySelector('.service-circle')) : openRow(id)
          }
        >
          <span className="service-number" aria-hidden="true">
            {number}
          </span>
          <span className="service-title">{title}</span>
          <span className="service-keywords">{keywords}</span>
          <svg className="pictogram" aria-hidden="true">
            <use href={pictogramHref(icon)} />
          </svg>
          <span className="service-mark">
            <span className="service-circle">
              {/* Mounted anew each time, so that the pen draws it anew. */}
              {open && <Cross />}
            </span>
          </span>
        </button>
      </h3>
      <ServiceBody service={service} button={button} contactHref={contactHref} />
    </div>
  );
});

/** Apart from its row, so that a press draws the row alone: a phone would compare a dozen tags in each. */
const ServiceBody = memo(function ServiceBody({
  service,
  button,
  contactHref,
}: Pick<Props, 'service' | 'button' | 'contactHref'>) {
  const { id, description, note, tags } = service;
  const selected = useStore($selectedTag);
  const query = selected ? `?${new URLSearchParams({ [TOPIC_PARAMETER]: selected })}` : '';

  return (
    <div className="service-body" id={`leistung-${id}`}>
      <div className="service-inner">
        <div className="service-text">
          <p>{description}</p>
          <a className="button" href={contactHref + query}>
            {button}
            <Circle />
          </a>
        </div>
        <div className="service-more">
          <ul>
            {tags.map((tag) => (
              <li key={tag.label}>
                <Tag {...tag} selected={tag.label === selected} />
              </li>
            ))}
          </ul>
          {note && <p className="service-note">{note}</p>}
        </div>
      </div>
    </div>
  );
});
