// React, because the cards depend on each other: one is open at a time.
import { useState } from 'react';
import { island } from '../../../components/ui/boundary.tsx';
import { adoptStyles } from '../../../components/ui/adopt-styles.ts';
import { ServiceCard } from './ServiceCard.tsx';
import type { Service } from './schema.ts';
import './services.css';
import bodyStyles from './service-body.css?inline';

adoptStyles(bodyStyles);

interface Props {
  services: Service[];
  /** The addresses of the services' drawings, in their order. */
  plates: string[];
  button: string;
}

async function celebrate(circle: Element): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    const { throwConfetti } = await import('./confetti.ts');
    throwConfetti(circle);
  } catch {
    // Without a connection there is no confetti.
  }
}

/** Shows the services as rows of a ballot. Closing a row throws confetti. */
export const ServiceCards = island(function ServiceCards({ services, plates, button }: Props) {
  const [open, setOpen] = useState<number>();

  const toggle = (number: number, circle: Element | null) => {
    if (open !== number) return setOpen(number);
    setOpen(undefined);
    if (circle) void celebrate(circle);
  };

  return (
    <div className="services-list">
      {services.map((service, index) => (
        <ServiceCard
          key={service.title}
          service={service}
          plate={plates[index] ?? ''}
          number={index + 1}
          open={open === index + 1}
          toggle={toggle}
          button={button}
        />
      ))}
    </div>
  );
});
