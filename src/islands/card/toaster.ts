import type { ToasterLabels } from '../toaster/Toaster.tsx';

/** Loads the toaster, once; a message that comes earlier waits for it. */
export function prepareToaster(labels: ToasterLabels): void {
  import('../toaster/mount.tsx')
    .then(({ mountToaster }) => mountToaster(labels))
    .catch(() => {
      // Without it the tick still says that a value was copied.
    });
}
