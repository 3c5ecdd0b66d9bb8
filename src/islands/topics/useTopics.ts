import { useStore } from '@nanostores/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { $openDialog } from '../../stores/dialog.ts';

/** Specification, section 9: every 3000 ms a topic fades out for 500 ms, then the next fades in. */
const EVERY = 3000;
const FADE = 500;

const CALM = '(prefers-reduced-motion: reduce)';

function onVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/**
 * The topic to show, `undefined` between two. It stands still while the visitor stopped it, wants
 * less motion (until they start it themselves), looks at another tab or at a dialog.
 */
export function useTopics(count: number) {
  const [current, setCurrent] = useState(0);
  const [faded, setFaded] = useState(false);
  const [stopped, setStopped] = useState(false);
  const behindDialog = useStore($openDialog) !== undefined;
  const hidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
  const running = !stopped && !hidden && !behindDialog;

  useEffect(() => {
    const calm = matchMedia(CALM);
    const follow = () => setStopped(calm.matches);
    follow();
    calm.addEventListener('change', follow);
    return () => calm.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    if (!running) return;
    let fading: ReturnType<typeof setTimeout> | undefined;
    const turning = setInterval(() => {
      setFaded(true);
      fading = setTimeout(() => {
        setCurrent((topic) => (topic + 1) % count);
        setFaded(false);
      }, FADE);
    }, EVERY);
    return () => {
      clearInterval(turning);
      clearTimeout(fading);
      setFaded(false);
    };
  }, [running, count]);

  const toggle = () => setStopped((before) => !before);
  return { active: faded ? undefined : current, stopped, toggle };
}
