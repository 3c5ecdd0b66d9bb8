// React, because button, poster and message depend on the state of the download and the video.
import { useRef, useState } from 'react';
import { Circle } from '../../../components/ui/Circle.tsx';
import { Cross } from '../../../components/ui/Cross.tsx';
import { island } from '../../../components/ui/boundary.tsx';
import { PlayMark } from '../PlayMark.tsx';
import type { Home } from '../schema.ts';
import '../../../styles/load-failed.css';
import './video.css';

const AV1 = 'video/webm; codecs="av01.0.08M.08"';

/**
 * Loads a video as a whole and returns its object URL. Safari needs byte ranges to stream a video, and Cloudflare Pages
 * does not support them.
 *
 * @throws if the network or the server fails, or if `signal` aborts the request
 */
async function load(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return URL.createObjectURL(await response.blob());
}

interface Props {
  words: NonNullable<Home['socialMedia']['video']>;
  /** The film in AV1 (webm), which is smaller and which not all browsers play, and in H.264 (mp4). */
  sources: { webm: string; mp4: string };
}

/**
 * Shows a silent, vertical video. It loads when the visitor starts it. States: idle → loading → playing ⇄ paused, idle
 * again at the end; failed if it cannot be played.
 */
export const Video = island(function Video({ words, sources }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const loading = useRef<AbortController>(undefined);
  const [state, setState] = useState<'idle' | 'loading' | 'playing' | 'paused' | 'failed'>('idle');

  const start = async (element: HTMLVideoElement) => {
    loading.current = new AbortController();
    const { signal } = loading.current;
    setState('loading');
    const url = element.canPlayType(AV1) === 'probably' ? sources.webm : sources.mp4;
    try {
      element.src = await load(url, signal);
      await element.play();
    } catch {
      URL.revokeObjectURL(element.src);
      element.removeAttribute('src');
      setState(signal.aborted ? 'idle' : 'failed');
    }
  };

  const toggle = () => {
    const element = video.current;
    if (!element) return;
    if (state === 'loading') {
      // The film may still be loading, or be about to play.
      loading.current?.abort();
      element.pause();
    } else if (state === 'playing') element.pause();
    else if (element.src) element.play().catch(() => setState('failed'));
    else void start(element);
  };

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
        <video
          ref={video}
          muted
          playsInline
          preload="none"
          tabIndex={-1}
          onPlaying={() => setState('playing')}
          onPause={() => setState('paused')}
          onEnded={() => setState('idle')}
        />
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
      <div role="status">{state === 'failed' && <p className="load-failed">{words.failed}</p>}</div>
    </div>
  );
});
