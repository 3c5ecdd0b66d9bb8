// React, because button, poster and message depend on the state of the download and the video.
import { Circle } from '../../../components/ui/Circle.tsx';
import { Cross } from '../../../components/ui/Cross.tsx';
import { island } from '../../../components/ui/boundary.tsx';
import { PlayMark } from '../PlayMark.tsx';
import type { Home } from '../schema.ts';
import { useVideo, type VideoSources } from './useVideo.ts';
import './video.css';

interface Props {
  words: NonNullable<Home['socialMedia']['video']>;
  sources: VideoSources;
}

/** Shows a silent, vertical video. It loads when the visitor starts it. */
export const Video = island(function Video({ words, sources }: Props) {
  const { video, state, toggle, ended } = useVideo(sources);
  const label = {
    idle: words.start,
    failed: words.start,
    loading: words.loading,
    playing: words.pause,
    paused: words.resume,
  }[state];

  return (
    <div className="video">
      <div className="video-screen">
        <video ref={video} muted playsInline preload="none" tabIndex={-1} onEnded={ended} />
        <div
          className="video-poster condensed"
          aria-hidden="true"
          hidden={state === 'playing' || state === 'paused'}
        >
          {words.poster.map((line) => (
            <span key={line}>{line} </span>
          ))}
          <Cross />
        </div>
      </div>
      <button className="video-toggle" type="button" onClick={toggle}>
        <span>{label}</span>
        <span>{words.duration}</span>
        <Circle>
          <PlayMark isPlaying={state === 'playing'} size={18} />
        </Circle>
      </button>
      <p className="video-failed" role="status">
        {state === 'failed' && words.failed}
      </p>
    </div>
  );
});
