import { REFUSED } from './fields.ts';

const SAVE = '/api/keystatic/update';
/** Milliseconds in which the development server has read a saved file; it tells nobody when. */
const READ_WITHIN = [1000, 2500, 5000, 10_000];

/** The text of the site on every page while something in the content is wrong (`src/middleware.ts`). */
async function contentProblems(): Promise<string> {
  const response = await fetch('/', { cache: 'no-store' });
  if (response.status !== 500) return '';
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return page.querySelector('pre')?.textContent ?? '';
}

/** A wrong field, an entry of a list, or what is said of a list: a line of text after a picture. */
const PARTS = '[aria-invalid="true"], [role="row"], [role="group"] > div > svg + [id]';

const isEntry = (part: Element) => part.getAttribute('role') === 'row';

/** The first part of a form that keeps it from being saved. */
const findRefused = (form: Element): HTMLElement | undefined =>
  [...form.querySelectorAll<HTMLElement>(PARTS)].find(
    (part) => !isEntry(part) || part.textContent.includes(REFUSED),
  );

/**
 * Says what became of a save. Keystatic only takes its badge away, and it refuses in silence where
 * the wrong field is out of sight.
 */
function watchSaves(): void {
  const said = document.createElement('div');
  said.setAttribute('role', 'status');
  said.style.cssText =
    'position: fixed; inset: auto 0 1rem; z-index: 10; margin: auto; width: fit-content; ' +
    'max-width: min(48rem, 90vw); max-height: 40vh; overflow: auto; padding: 0.75rem 1.25rem; ' +
    'border-radius: 0.5rem; color: #fff; background: #1b1b1b; font: 1rem/1.5 sans-serif; ' +
    'white-space: pre-wrap';
  said.hidden = true;
  document.body.append(said);
  const say = (text: string) => {
    said.textContent = text;
    said.hidden = !text;
  };
  /** Number of the save that is spoken of: what is found out about an earlier one is no longer said. */
  let current = 0;
  // It covers what is below it.
  said.addEventListener('click', () => (said.hidden = true));

  document.addEventListener('submit', ({ target }) => {
    current++;
    say('');
    // The form shows what is wrong after this event.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const refused = target instanceof Element && findRefused(target);
        if (!refused) return;
        refused.scrollIntoView({ block: 'center' });
        refused.focus();
        say(
          isEntry(refused)
            ? `Nicht gespeichert. Öffne den Eintrag mit ${REFUSED}: Darin fehlt etwas oder ist falsch.`
            : 'Nicht gespeichert. Am Feld steht, warum.',
        );
      }),
    );
  });

  // The browser itself refuses a day without its year, and the form hears nothing of it.
  document.addEventListener(
    'invalid',
    ({ target }) => {
      const { validationMessage = '' } = target instanceof HTMLInputElement ? target : {};
      current++;
      say(`Nicht gespeichert. Ein Feld ist nicht vollständig ausgefüllt. ${validationMessage}`);
    },
    true,
  );

  /** Says it once, so that it does not come back when somebody has clicked it away. */
  const tell = async (save: number) => {
    const problems = await contentProblems();
    if (save !== current) return;
    const text = problems
      ? `Gespeichert, aber die Website zeigt so lange keine Seite:\n${problems}`
      : 'Gespeichert.';
    if (text !== said.textContent) say(text);
  };
  new PerformanceObserver((requests) => {
    const isSave = ({ name }: PerformanceEntry) => new URL(name).pathname === SAVE;
    if (!requests.getEntries().some(isSave)) return;
    const save = ++current;
    say('Gespeichert.');
    for (const wait of READ_WITHIN) setTimeout(() => void tell(save), wait);
  }).observe({ type: 'resource' });
}

// Keystatic's configuration is read on the server, too.
if (!import.meta.env.SSR) watchSaves();
