import type { ToasterWords } from './Toaster.tsx';

/**
 * Loads the toaster and adds it to the page, once. It also shows the messages that were added to the
 * store before.
 *
 * @returns whether it could be loaded. Without it, the tick on a copied value and the text below the
 * form remain.
 */
export async function loadToaster(words: ToasterWords): Promise<boolean> {
  try {
    const { mountToaster } = await import('./Toaster.tsx');
    mountToaster(words);
    return true;
  } catch {
    return false;
  }
}
