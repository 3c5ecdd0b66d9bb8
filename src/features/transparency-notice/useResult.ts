import { useEffect, useState } from 'react';
import type * as result from './Result.tsx';

/**
 * The view of the result. It is loaded when it can be needed, because most visitors look only at the first questions.
 */
export function useResult(isWanted: boolean) {
  const [loaded, setLoaded] = useState<typeof result>();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    import('./Result.tsx').then(setLoaded, () => setFailed(attempt));
  }, [isWanted, attempt]);
  return {
    Result: loaded?.Result,
    hasFailed: failed === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
