import { createRoot } from 'react-dom/client';
import { Toaster, type ToasterLabels } from './Toaster.tsx';

let mounted = false;

/**
 * Adds the toaster to the page unless it is there. Call it before there is a message: screen readers
 * announce only what is added to an existing live region.
 */
export function mountToaster(labels: ToasterLabels): void {
  if (mounted) return;
  mounted = true;
  const root = document.body.appendChild(document.createElement('div'));
  createRoot(root).render(<Toaster {...labels} />);
}
