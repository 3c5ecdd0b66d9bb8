import { atom } from 'nanostores';

export interface ToastMessage {
  type: 'loading' | 'success' | 'info' | 'warning' | 'error';
  title: string;
  text?: string;
}

/** Messages that wait to be shown; the toaster takes them out. */
export const $toasts = atom<readonly ToastMessage[]>([]);

export function showToast(message: ToastMessage): void {
  $toasts.set([...$toasts.get(), message]);
}

/** Forgets what waits: news of an earlier try would contradict the next. */
export function clearToasts(): void {
  $toasts.set([]);
}
