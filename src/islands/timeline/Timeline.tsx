// React, so that its script loads only when the section is near.
import { useEffect, useRef } from 'react';
import { island } from '../shared/boundary.tsx';
import { followPhases } from './phases.ts';

interface Props {
  /** The list of phases. */
  children?: React.ReactNode;
}

/** The timeline of the phases, with an envelope that moves along it. */
export const Timeline = island(function Timeline({ children }: Props) {
  const timeline = useRef<HTMLDivElement>(null);
  useEffect(() => (timeline.current ? followPhases(timeline.current) : undefined), []);
  return (
    <div className="timeline" ref={timeline}>
      {children}
      <svg className="timeline-marker" viewBox="0 0 86 70" aria-hidden="true">
        <path d="M2 2h82v66H2zM84 2 43 32 2 2" />
      </svg>
    </div>
  );
});
