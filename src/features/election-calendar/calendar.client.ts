import { fieldsFrom } from './choice.ts';

/** Loads the election calendar when its form is used, or for a link that opens a calendar. */
function connect(form: HTMLFormElement): void {
  const failure = form.querySelector<HTMLElement>('[role=alert]');
  const load = () =>
    import('./form.ts').then(({ CalendarForm }) => new CalendarForm(form)).catch(() => undefined);
  let calendar: ReturnType<typeof load> | undefined;

  /** The calendar, or undefined if it could not be loaded; the next call tries again. */
  async function ready() {
    const loaded = await (calendar ??= load());
    if (!loaded) calendar = undefined;
    if (failure) failure.hidden = Boolean(loaded);
    return loaded;
  }

  form.noValidate = true;
  // A change without focus comes from assistive technology, or from the browser itself.
  for (const type of ['focusin', 'change']) form.addEventListener(type, () => void ready());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    (await ready())?.submit();
  });
  if (fieldsFrom(location.search)) {
    void ready().then((loaded) => loaded?.openFrom(location.search));
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-calendar]')) connect(form);
