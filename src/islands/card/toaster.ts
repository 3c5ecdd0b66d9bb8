import type { ToasterLabels } from '../toaster/Toaster.tsx';

/** Loads the toaster. Messages that are added to the store before are shown afterwards. */
export function loadToaster(labels: ToasterLabels): void {
  import('../toaster/mount.tsx')
    .then(({ mountToaster }) => mountToaster(labels))
    .catch(() => {
      // Without toasts the tick still shows that a value was copied.
    });
}
