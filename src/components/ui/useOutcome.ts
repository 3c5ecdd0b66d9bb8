import { useEffect, useState } from 'react';

/** How long a message is visible, in ms: long enough to read two sentences slowly. */
const DURATION = 10_000;

/** A message about the last action of a button, and a function that runs an action and says how it ended. */
export function useOutcome() {
  const [outcome, setOutcome] = useState('');

  // Some buttons stay in view while the plan scrolls, and the message would cover it.
  useEffect(() => {
    const timer = setTimeout(() => setOutcome(''), DURATION);
    return () => clearTimeout(timer);
  }, [outcome]);

  const run = (action: () => Promise<void>, done: string, failed: string) => () => {
    setOutcome('');
    void action().then(
      () => setOutcome(done),
      () => setOutcome(failed),
    );
  };
  return { outcome, run };
}
