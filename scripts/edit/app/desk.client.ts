import { pageOf } from './page-of.ts';

/** How often the page asks what has changed, in milliseconds: Keystatic tells nobody. */
const PACE = 300;

const frame = (id: string) => document.querySelector<HTMLIFrameElement>(`iframe#${id}`);
const form = frame('formular');
const page = frame('seite');
let shown: string | undefined;
let reloadedFor = 0;

/** The page follows the form; where it goes by itself, it stays until another form is opened. */
function follow(): void {
  const wanted = pageOf(form?.contentWindow?.location.pathname ?? '');
  if (!wanted || wanted === shown) return;
  shown = wanted;
  page?.contentWindow?.location.assign(wanted);
}

/**
 * Loads a page again that was drawn before the content had changed. Vite tells it so as well, but
 * too early and only once: while the page loads again, it hears nothing.
 */
async function refresh(): Promise<void> {
  const changed = Number(await (await fetch('/bearbeiten/stand')).json());
  const view = page?.contentWindow;
  const waits = changed === reloadedFor || changed > Date.now();
  if (!view || waits || view.performance.timeOrigin > changed) return;
  reloadedFor = changed;
  view.location.reload();
}

setInterval(() => {
  follow();
  // Nothing answers while the server starts again.
  refresh().catch(() => {});
}, PACE);
