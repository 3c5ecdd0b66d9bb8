/** How long a state may take to come, in ms: in dev each module is a request of its own. */
const PATIENCE = 15_000;

export const pause = (milliseconds: number) =>
  new Promise((done) => setTimeout(done, milliseconds));

/**
 * Waits until a sought part is there.
 *
 * @throws with the selector, when it never comes
 */
export async function find<Found extends HTMLElement = HTMLElement>(
  selector: string,
): Promise<Found> {
  const patience = performance.now() + PATIENCE;
  for (;;) {
    const part = document.querySelector<Found>(selector);
    if (part) return part;
    if (performance.now() > patience) throw new Error(`„${selector}“ ist nicht erschienen.`);
    await pause(50);
  }
}

export async function press(selector: string): Promise<void> {
  (await find(selector)).click();
}

/** Fills in a field as a visitor does: components hear of it. */
export async function enter(selector: string, value: string): Promise<void> {
  const field = await find<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(selector);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The pointer rests on a part, so that what is timed waits. */
export async function rest(selector: string): Promise<void> {
  const part = await find(selector);
  part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  part.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  part.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
}

/** Scrolls to a share of the way that the window can be scrolled. */
export function scrollToShare(share: number): void {
  const { scrollHeight } = document.documentElement;
  scrollTo({ top: share * (scrollHeight - innerHeight), behavior: 'instant' });
}

/** An answer that never comes. */
export const never = () => new Promise<never>(() => {});

/** Answers every request whose address begins with `path` in place of the network. */
export function answer(path: string, respond: () => Promise<Response>): void {
  const ask = window.fetch;
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    return pathname.startsWith(path) ? respond() : ask(input, init);
  };
}
