import { useEffect, useRef, useState } from 'react';

export interface VideoSources {
  /** AV1: smaller, but not supported by all browsers. */
  webm: string;
  /** H.264 for all others. */
  mp4: string;
}

type State = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

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

/** States: idle → loading → playing ⇄ paused, idle again at the end; failed if it cannot be played. */
export function useVideo({ webm, mp4 }: VideoSources) {
  const video = useRef<HTMLVideoElement>(null);
  const loading = useRef<AbortController>(undefined);
  const [state, setState] = useState<State>('idle');

  const play = async (element: HTMLVideoElement) => {
    await element.play();
    setState('playing');
  };

  const start = async (element: HTMLVideoElement) => {
    loading.current = new AbortController();
    const { signal } = loading.current;
    setState('loading');
    const url = element.canPlayType(AV1) === 'probably' ? webm : mp4;
    try {
      element.src = await load(url, signal);
      await play(element);
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
    } else if (state === 'playing') {
      element.pause();
      setState('paused');
    } else if (element.src) play(element).catch(() => setState('failed'));
    else void start(element);
  };

  useEffect(() => {
    const element = video.current;
    return () => {
      loading.current?.abort();
      if (element?.src) URL.revokeObjectURL(element.src);
    };
  }, []);

  return { video, state, toggle, ended: () => setState('idle') };
}
