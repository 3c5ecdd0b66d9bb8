/** A window that fits is as high as what it shows, now and after every change. */
function fit(frame: HTMLIFrameElement): void {
  const body = frame.contentDocument?.body;
  if (!body) return;
  const follow = () => {
    frame.height = String(Math.ceil(body.getBoundingClientRect().height));
  };
  follow();
  new ResizeObserver(follow).observe(body);
}

for (const frame of document.querySelectorAll('iframe')) {
  if ('fits' in frame.dataset) {
    frame.addEventListener('load', () => fit(frame));
    // It may have been there before this script.
    fit(frame);
  }
  const again = frame.closest('figure')?.querySelector('button');
  again?.addEventListener('click', () => frame.contentWindow?.location.reload());
}
