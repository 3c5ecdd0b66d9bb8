import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { Circle } from '../../../components/ui/Circle.tsx';
import { ELECTION_PARAMETER, pictogramHref, TOPIC_PARAMETER } from '../../../config/addresses.ts';
import { href } from '../../../config/routes.ts';
import { keepPlace } from '../../../lib/browser/keep-place.ts';
import { withoutSoftHyphens } from '../../../lib/text.ts';
import { $vote } from '../ballot/vote.ts';
import { Tag } from './Tag.tsx';
import type { Service } from './schema.ts';

interface BodyProps {
  service: Service;
  number: number;
  /** The address of the service's drawing. */
  plate: string;
  /** Label of the link to the contact page. */
  button: string;
}

interface Props extends BodyProps {
  open: boolean;
  /** `circle` is the circle of the clicked row. */
  toggle: (number: number, circle: Element | null) => void;
}

export function ServiceCard({ service, plate, number, open, toggle, button }: Props) {
  const { icon, title, keywords } = service;
  const circle = useRef<HTMLSpanElement>(null);
  return (
    <div className="service" data-open={open ? '' : undefined}>
      <h3>
        <button
          className="service-row"
          type="button"
          aria-expanded={open}
          aria-controls={`leistung-${number}`}
          onClick={({ currentTarget }) => {
            keepPlace(currentTarget);
            toggle(number, circle.current);
          }}
        >
          <span className="service-number condensed" aria-hidden="true">
            {number}
          </span>
          <span className="service-title condensed">{title}</span>
          <span className="service-keywords">{keywords}</span>
          <svg className="pictogram" aria-hidden="true">
            <use href={pictogramHref(icon)} />
          </svg>
          <span className="service-mark">
            {/* The cross is mounted when the row opens, so that its animation starts. */}
            <Circle cross={open ? 'always' : 'none'} ref={circle} />
          </span>
        </button>
      </h3>
      <ServiceBody service={service} number={number} plate={plate} button={button} />
    </div>
  );
}

function ServiceBody({ service, number, plate, button }: BodyProps) {
  const { title, description, note, tags } = service;
  /** The label of the selected tag. */
  const [selected, setSelected] = useState<string>();
  const vote = useStore($vote);
  const query = new URLSearchParams({
    [TOPIC_PARAMETER]: withoutSoftHyphens(selected ?? title),
    ...(vote && { [ELECTION_PARAMETER]: vote }),
  });
  return (
    <div className="service-body" id={`leistung-${number}`}>
      <div className="service-inner">
        <div className="service-text with-button">
          <p className="lead">{description}</p>
          <a className="button" href={`${href('contact')}?${query}`}>
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
    </div>
  );
}
