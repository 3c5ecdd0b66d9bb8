// React, because a selected tag and the vote on the ballot change the link of a service.
import { island } from '../../../components/ui/boundary.tsx';
import { adoptStyles } from '../../../components/ui/adopt-styles.ts';
import { ServiceCard } from './ServiceCard.tsx';
import type { Service } from './schema.ts';
import '../../../styles/choices.css';
import '../../../styles/disclosure.css';
import './services.css';
import bodyStyles from './service-body.css?inline';

adoptStyles(bodyStyles);

interface Props {
  services: Service[];
  /** The addresses of the services' drawings, in their order. */
  plates: string[];
  button: string;
}

/** Shows the services as rows of a ballot. */
export const ServiceCards = island(function ServiceCards({ services, plates, button }: Props) {
  return (
    <div className="choices">
      {services.map((service, index) => (
        <ServiceCard
          key={service.title}
          service={service}
          plate={plates[index] ?? ''}
          number={index + 1}
          button={button}
        />
      ))}
    </div>
  );
});
