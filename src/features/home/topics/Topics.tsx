// React, because the topics rotate until the visitor stops them.
import { useEffect, useState } from 'react';
import { island } from '../../../components/ui/boundary.tsx';
import { PlayMark } from '../PlayMark.tsx';
import type { Home } from '../schema.ts';
import './topics.css';

/** Every 3000 ms a topic fades out for 500 ms, then the next one fades in. */
const INTERVAL = 3000;
const FADE = 500;

/**
 * Rotates through `count` topics. `active` is the index of the visible one, undefined while none is visible. `toggle`
 * stops the rotation and starts it again. Reduced motion stops it.
 */
function useTopics(count: number) {
  const [current, setCurrent] = useState(0);
  const [faded, setFaded] = useState(false);
  const [stopped, setStopped] = useState(false);

  useEffect(() => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    // A change back to motion starts nothing that the visitor may have stopped.
    const update = () => reducedMotion.matches && setStopped(true);
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

interface Props {
  words: Home['topics'];
  /** All topics as a list in one phrase. */
  phrase: string;
}

/** Shows one topic after the other. Screen readers get all of them as one sentence that does not change. */
export const Topics = island(function Topics({ words, phrase }: Props) {
  const { active, stopped, toggle } = useTopics(words.list.length);
  return (
    <p className="topics" data-print="none">
      <span>{words.prefix}</span> <span className="visually-hidden">{phrase}</span>
      <span className="topics-marker">
        <span className="topics-stack" aria-hidden="true">
          {words.list.map((topic, index) => (
            <span key={topic} className="topic" data-active={index === active ? '' : undefined}>
              {topic}
            </span>
          ))}
        </span>
        <button className="topics-toggle" type="button" onClick={toggle}>
          <span className="visually-hidden">{stopped ? words.resume : words.pause}</span>
          <PlayMark isPlaying={!stopped} size={13} />
        </button>
      </span>
    </p>
  );
});
