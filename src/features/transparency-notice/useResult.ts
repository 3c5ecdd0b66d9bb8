import { useEffect, useState } from 'react';
import type * as result from './Result.tsx';

/** Loads the view of the result as soon as it can be needed. Most visitors look only at the first questions. */
export function useResult(isWanted: boolean) {
  const [loaded, setLoaded] = useState<typeof result>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (isWanted && !hasFailed) import('./Result.tsx').then(setLoaded, () => setFailed(true));
  }, [isWanted, hasFailed]);
  return { Result: loaded?.Result, hasFailed, retry: () => setFailed(false) };
}
