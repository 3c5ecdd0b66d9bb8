// React, to start following the scroll when the section comes near and to end it with the component.
import { useEffect, useRef } from 'react';
import { followPhases } from './phases.ts';
import { island } from '../shared/boundary.tsx';

interface Props {
  /** The list of phases. */
  children?: React.ReactNode;
}

/** The way through the phases, with an envelope that travels along it. */
export const Way = island(function Way({ children }: Props) {
  const way = useRef<HTMLDivElement>(null);
  useEffect(() => (way.current ? followPhases(way.current) : undefined), []);
  return (
    <div className="way" ref={way}>
      {children}
      <svg className="way-marker" viewBox="0 0 86 70" aria-hidden="true">
        <path d="M2 2h82v66H2zM84 2 43 32 2 2" />
      </svg>
    </div>
  );
});
