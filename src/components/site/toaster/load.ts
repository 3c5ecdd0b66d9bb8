import type { ToasterWords } from './Toaster.tsx';

/**
 * Loads the toaster and adds it to the page, once. The toaster also shows the messages that were added to the store
 * before.
 */
export async function loadToaster(words: ToasterWords): Promise<void> {
  try {
    const { mountToaster } = await import('./Toaster.tsx');
    mountToaster(words);
  } catch {
    // If the toaster cannot be loaded, the tick on a copied value and the text below the form remain.
  }
}
