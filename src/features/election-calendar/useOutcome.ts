import { useState } from 'react';

/** A message about the last action of a button, and a function that runs an action and says how it ended. */
export function useOutcome() {
  const [outcome, setOutcome] = useState('');

  const run = (action: () => Promise<void>, done: string, failed: string) => () => {
    setOutcome('');
    void action().then(
      () => setOutcome(done),
      () => setOutcome(failed),
    );
  };
  return { outcome, run };
}
