// React, as everything that shows a toast is an island.
import { useEffect } from 'react';
import type { ToasterLabels } from '../../../../src/islands/toaster/Toaster.tsx';
import { showToast, type ToastMessage } from '../../../../src/stores/toasts.ts';

interface Props {
  labels: ToasterLabels;
  messages: readonly ToastMessage[];
}

export function Toasts({ labels, messages }: Props) {
  useEffect(() => {
    // Its styles need a browser, so it is loaded as the islands load it.
    void import('../../../../src/islands/toaster/mount.tsx').then(({ mountToaster }) =>
      mountToaster(labels),
    );
    messages.forEach(showToast);
  }, [labels, messages]);
  return <></>;
}
