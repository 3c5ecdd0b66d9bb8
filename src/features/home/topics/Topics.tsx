// React, because the topics rotate until the visitor stops them.
import { island } from '../../../components/ui/boundary.tsx';
import { PlayMark } from '../PlayMark.tsx';
import type { Home } from '../schema.ts';
import { useTopics } from './useTopics.ts';
import './topics.css';

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
