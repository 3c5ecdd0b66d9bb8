import type { ToasterLabels } from './Toaster.tsx';

/**
 * Loads the toaster. Messages that are added to the store before are shown afterwards. Resolves to
 * whether it is there: without it, the tick on a copied value and the text below the form remain.
 */
export const loadToaster = (labels: ToasterLabels): Promise<boolean> =>
  import('./mount.tsx').then(
    ({ mountToaster }) => {
      mountToaster(labels);
      return true;
    },
    () => false,
  );
