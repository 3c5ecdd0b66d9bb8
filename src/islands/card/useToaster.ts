import { useEffect } from 'react';
import type { ToasterLabels } from '../toaster/Toaster.tsx';

/** Loads the toaster after the card works: a message that comes earlier waits for it. */
export function useToaster(labels: ToasterLabels): void {
  useEffect(() => {
    import('../toaster/mount.tsx')
      .then(({ mountToaster }) => mountToaster(labels))
      .catch(() => {
        // Without it the tick still says that a value was copied.
      });
  }, [labels]);
}
