// React, so that its script loads when the page is idle: only browsers without scroll-driven
// animations need it.
import { useEffect, useRef } from 'react';
import { island } from '../shared/boundary.tsx';
import './progress.css';

/** The reading progress, as a bar at the bottom of the navigation. */
export const Progress = island(function Progress() {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return;
    const update = () => {
      const { scrollHeight } = document.documentElement;
      const progress = scrollY / Math.max(1, scrollHeight - innerHeight);
      if (bar.current) bar.current.style.transform = `scaleX(${progress})`;
    };
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);

  return <div ref={bar} className="progress" aria-hidden="true" data-print="none" />;
});
