// React, because the topics change by a clock that three things stop: the visitor, the tab, a dialog.
import type { Home } from '../../schemas/home.ts';
import { useTopics } from './useTopics.ts';
import { island } from '../shared/boundary.tsx';
import './topics.css';

interface Props {
  texts: Home['topics'];
  /** All topics as one phrase: a browser takes a while to learn how German lists end. */
  phrase: string;
}

/** All topics stand in the page: one is shown, and a screen reader hears them once, as a sentence. */
export const Topics = island(function Topics({ texts, phrase }: Props) {
  const { active, stopped, toggle } = useTopics(texts.list.length);
  return (
    <p className="topics">
      <span>{texts.prefix}</span> <span className="visually-hidden">{phrase}</span>
      <span className="topics-stack" aria-hidden="true">
        {texts.list.map((topic, index) => (
          <span key={topic} className="topic" data-active={index === active ? '' : undefined}>
            {topic}
          </span>
        ))}
      </span>
      <button
        className="topics-toggle"
        type="button"
        data-stopped={stopped ? '' : undefined}
        onClick={toggle}
      >
        <span className="visually-hidden">{stopped ? texts.resume : texts.pause}</span>
      </button>
    </p>
  );
});
