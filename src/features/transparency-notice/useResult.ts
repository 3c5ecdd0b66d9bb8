import { useEffect, useState } from 'react';
import { hasAnswers } from './campaign.ts';
import type { NoticeState } from './reducer.ts';
import type * as Code from './result/Result.tsx';

/**
 * Loads the component of the result, which has as much code as all steps together, after the first answer. If it
 * cannot be loaded, each further step tries again.
 */
export function useResult({ campaign, view }: NoticeState): typeof Code | 'failed' | undefined {
  const [loaded, setLoaded] = useState<typeof Code | 'failed'>();
  const isUsed = hasAnswers(campaign) || view === 'result';
  useEffect(() => {
    const load = async () => {
      const code = await import('./result/Result.tsx').catch(() => 'failed' as const);
      // To render a step again would empty the fields that a program has filled in without an event.
      if (view === 'result') setLoaded(code);
    };
    if (isUsed) void load();
  }, [isUsed, view]);
  return loaded;
}
