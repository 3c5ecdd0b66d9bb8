import { createRoot } from 'react-dom/client';
import { Toaster, type ToasterLabels } from './Toaster.tsx';

let mounted = false;

/**
 * Puts the toaster on the page once, whoever asks first. Call it before the message is known: a
 * live region announces only what is added after it is there.
 */
export function mountToaster(labels: ToasterLabels): void {
  if (mounted) return;
  mounted = true;
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(<Toaster {...labels} />);
}
