import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** Every 3000 ms a topic fades out for 500 ms, then the next one fades in. */
const INTERVAL = 3000;
const FADE = 500;

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Rotates through `count` topics. `active` is the index of the visible one, undefined while none is
 * visible. The rotation pauses in a hidden tab, out of view and after `toggle`. With reduced motion it
 * starts stopped.
 */
export function useTopics(line: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0);
  const [faded, setFaded] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [inView, setInView] = useState(true);
  const hidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );
  const running = !stopped && !hidden && inView;

  useEffect(() => {
    if (!line.current) return;
    const observer = new IntersectionObserver((entries) => {
      setInView(entries.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(line.current);
    return () => observer.disconnect();
  }, [line]);

  useEffect(() => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    const update = () => setStopped(reducedMotion.matches);
    update();
    reducedMotion.addEventListener('change', update);
    return () => reducedMotion.removeEventListener('change', update);
  }, []);

  useEffect(() => {
    if (!running) return;
    let fade: ReturnType<typeof setTimeout> | undefined;
    const rotation = setInterval(() => {
      setFaded(true);
      fade = setTimeout(() => {
        setCurrent((topic) => (topic + 1) % count);
        setFaded(false);
      }, FADE);
    }, INTERVAL);
    return () => {
      clearInterval(rotation);
      clearTimeout(fade);
      setFaded(false);
    };
  }, [running, count]);

  const toggle = () => setStopped((before) => !before);
  return { active: faded ? undefined : current, stopped, toggle };
}
