import { useEffect, useState } from 'react';
import type * as result from './Result.tsx';

/**
 * The view of the result. It is loaded when it can be needed, because most visitors look only at the first questions.
 */
export function useResult(isWanted: boolean) {
  const [loaded, setLoaded] = useState<typeof result>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (isWanted && !hasFailed) import('./Result.tsx').then(setLoaded, () => setFailed(true));
  }, [isWanted, hasFailed]);
  return { Result: loaded?.Result, hasFailed, retry: () => setFailed(false) };
}
