// The selection is the member whom the address names. A press on a poster writes it there, the
// dialog shows it, and when the dialog closes, at once, it stays for 300 ms (specification,
// section 9). Opening and closing itself is dialogs.client.ts; a page without island has 1,500
// bytes for all its scripts, so this one is terse.
export {};

const { history, location } = window;
let clearing: ReturnType<typeof setTimeout> | undefined;

for (const dialog of document.querySelectorAll<HTMLDialogElement>('main dialog')) {
  const hash = '#' + dialog.id;
  const poster = (dialog.parentElement as Element).querySelector('button') as HTMLButtonElement;
  const follow = () => {
    if (location.hash === hash) poster.click();
    else dialog.close();
  };

  poster.addEventListener('click', () => {
    // The state says that a step back in the history clears the selection; who came by address,
    // or chose somebody else before the last selection was cleared, makes no such step.
    if (location.hash) history.replaceState(history.state, '', hash);
    else history.pushState(1, '', hash);
  });

  dialog.onclose = () => {
    // Safari does not focus what is pressed, so it would have nothing to return to. The page stays
    // where it was, but for who came by address and has not seen the poster yet.
    poster.focus({ preventScroll: history.state });
    clearTimeout(clearing);
    clearing = setTimeout(() => {
      if (dialog.open || location.hash !== hash) return;
      if (history.state) history.back();
      else history.replaceState(0, '', location.pathname);
    }, 300);
  };

  // In the step itself: before hashchange is told, the timer of a dialog closed earlier could run.
  addEventListener('popstate', follow);
  follow();
}
