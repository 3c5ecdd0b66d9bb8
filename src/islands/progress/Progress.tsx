// React, for browsers without scroll-driven animations: there a script does what CSS does elsewhere.
import { useEffect, useRef } from 'react';
import { island } from '../shared/boundary.tsx';
import './progress.css';

/** How much of the page lies above, as a bar at the foot of the navigation. */
export const Progress = island(function Progress() {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return;
    const follow = () => {
      const { scrollHeight } = document.documentElement;
      const progress = scrollY / Math.max(1, scrollHeight - innerHeight);
      if (bar.current) bar.current.style.transform = `scaleX(${progress})`;
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);

  return <div ref={bar} className="progress" aria-hidden="true" data-print="none" />;
});
