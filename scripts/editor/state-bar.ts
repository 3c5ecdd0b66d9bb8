/** The bar at the foot of the forms: whether the site can show the content (`content-state.ts`). */
const bar = document.createElement('div');
bar.setAttribute('role', 'status');
bar.style.cssText =
  'position: fixed; inset: auto 0 0 auto; z-index: 10; max-width: 60vw; max-height: 40vh; ' +
  'overflow: auto; padding: 0.25rem 1rem; color: #fff; background: #1b1b1b; ' +
  'font: 0.875rem/1.5 sans-serif; white-space: pre-wrap';
document.body.append(bar);

const EVENT = 'stimmbezirk:content';
import.meta.hot?.on(EVENT, ({ text }: { text: string }) => (bar.textContent = text));
import.meta.hot?.send(EVENT);

export {};
