import { useEffect, useState } from 'react';

/** Every 3000 ms a topic fades out for 500 ms, then the next one fades in. */
const INTERVAL = 3000;
const FADE = 500;

/**
 * Rotates through `count` topics. `active` is the index of the visible one, undefined while none is visible. `toggle`
 * stops the rotation and starts it again. With reduced motion it starts stopped.
 */
export function useTopics(count: number) {
  const [current, setCurrent] = useState(0);
  const [faded, setFaded] = useState(false);
  const [stopped, setStopped] = useState(false);

  useEffect(() => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    const update = () => setStopped(reducedMotion.matches);
    update();
    reducedMotion.addEventListener('change', update);
    return () => reducedMotion.removeEventListener('change', update);
  }, []);

  useEffect(() => {
    if (stopped) return;
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
  }, [stopped, count]);

  const toggle = () => setStopped((before) => !before);
  return { active: faded ? undefined : current, stopped, toggle };
}
