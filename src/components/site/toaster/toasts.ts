import { atom } from 'nanostores';

interface ToastMessage {
  type: 'success' | 'error';
  title: string;
  text?: string;
}

/** Messages to show; the toaster removes them. */
export const $toasts = atom<readonly ToastMessage[]>([]);

export function showToast(message: ToastMessage): void {
  $toasts.set([...$toasts.get(), message]);
}

/** How often the messages were cleared. The toaster closes what it shows at every change. */
export const $clearedToasts = atom(0);

/** Removes all messages, shown or waiting: they belong to an earlier attempt. */
export function clearToasts(): void {
  $toasts.set([]);
  $clearedToasts.set($clearedToasts.get() + 1);
}
