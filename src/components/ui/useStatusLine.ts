import { useEffect, useState } from 'react';

/** How long a message is visible, in ms: long enough to read two sentences slowly. */
const DURATION = 10_000;

/** A message about the last action of a button, and a function that runs an action and says how it ended. */
export function useStatusLine() {
  const [status, setStatus] = useState('');

  // The message disappears by itself: after a later action it would seem to be about that action.
  useEffect(() => {
    const timer = setTimeout(() => setStatus(''), DURATION);
    return () => clearTimeout(timer);
  }, [status]);

  const run = (action: () => Promise<void>, done: string, failed: string) => () => {
    setStatus('');
    void action().then(
      () => setStatus(done),
      () => setStatus(failed),
    );
  };
  return { status, run };
}
