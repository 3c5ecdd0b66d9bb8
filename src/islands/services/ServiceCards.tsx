// React, because rows, tags and buttons react to each other: one row open, one tag marked for all.
import { useCallback, useState } from 'react';
import type { Service } from '../../schemas/home.ts';
import { ServiceCard } from './ServiceCard.tsx';
import { island } from '../shared/boundary.tsx';
import '../../styles/pen.css';
import './services.css';

export interface ServiceRow extends Omit<Service, 'tags'> {
  tags: { label: string; href?: string }[];
}

interface Props {
  services: ServiceRow[];
  button: string;
  contactHref: string;
}

/** The services as a ballot: at most one row is marked and open. */
export const ServiceCards = island(function ServiceCards({ services, button, contactHref }: Props) {
  const [open, setOpen] = useState<string>();

  const closeRow = useCallback((circle: Element | null) => {
    setOpen(undefined);
    if (!circle || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    import('./confetti.ts')
      .then(({ throwConfetti }) => throwConfetti(circle))
      .catch(() => {
        // The row is closed all the same.
      });
  }, []);

  return (
    <div className="services-list">
      {services.map((service, index) => (
        <ServiceCard
          key={service.id}
          service={service}
          number={index + 1}
          open={open === service.id}
          openRow={setOpen}
          closeRow={closeRow}
          button={button}
          contactHref={contactHref}
        />
      ))}
    </div>
  );
});
