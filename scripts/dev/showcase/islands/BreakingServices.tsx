// React, because only an island can fail as one.
import { type ComponentProps, useState } from 'react';
import { ServiceCards } from '../../../../src/islands/services/ServiceCards.tsx';

/** The services, until somebody asks for one. */
export function BreakingServices(props: ComponentProps<typeof ServiceCards>) {
  const [pressed, setPressed] = useState(false);
  if (pressed) throw new Error('Der Stift ist abgebrochen');
  return (
    <div onClickCapture={() => setPressed(true)}>
      <ServiceCards {...props} />
    </div>
  );
}
