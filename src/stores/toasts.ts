import { atom } from 'nanostores';

export interface ToastMessage {
  type: 'loading' | 'success' | 'info' | 'warning' | 'error';
  title: string;
  text?: string;
}

/** Messages to show; the toaster removes them. */
export const $toasts = atom<readonly ToastMessage[]>([]);

export function showToast(message: ToastMessage): void {
  $toasts.set([...$toasts.get(), message]);
}

/** Removes messages that are not shown yet: they belong to an earlier attempt. */
export function clearToasts(): void {
  $toasts.set([]);
}
