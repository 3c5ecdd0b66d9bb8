import type { ContentState } from './content-state.ts';
import { EVENT } from './names.ts';
import { guardPictures } from './picture-guard.ts';
import { joinPastedCells } from './table-paste.ts';

/** The bar at the foot of the forms: the state of the content and of the last save. */
const bar = document.createElement('div');
bar.setAttribute('role', 'status');
// The bar lies below the dialogs of the editor: above them it would cover their buttons and could not be folded.
bar.style.cssText =
  'position: fixed; inset: auto 0 0 auto; z-index: 0; box-sizing: border-box; max-height: 40vh; ' +
  'max-width: max(60vw, min(100vw, 36rem)); padding: 0.25rem 1rem; overflow: auto; ' +
  'color: #fff; background: #1b1b1b; font: 0.875rem/1.5 sans-serif; white-space: pre-wrap; ' +
  'overflow-wrap: anywhere';
const details = document.createElement('details');
const summary = document.createElement('summary');
const list = document.createElement('div');
details.append(summary, list);
bar.append(details);
document.body.append(bar);

// The forms are as high as the window. A padding below them makes room for the bar.
document.documentElement.style.overflow = 'auto';
new ResizeObserver(() => {
  document.body.style.paddingBottom = `${bar.offsetHeight}px`;
}).observe(bar);

let state: ContentState = { text: '' };

function show(text: string) {
  summary.textContent = text;
  summary.style.listStyle = state.problems ? '' : 'none';
}

guardPictures(show);
joinPastedCells();

import.meta.hot?.on(EVENT, (next: ContentState) => {
  const { problems = '' } = next;
  // A bar that somebody has folded stays folded until the problems change.
  if (problems !== state.problems) details.open = problems !== '';
  list.textContent = problems;
  state = next;
  show([state.saved, state.text].filter(Boolean).join(' '));
});
import.meta.hot?.send(EVENT);
