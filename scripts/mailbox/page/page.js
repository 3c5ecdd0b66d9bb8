const find = (selector) => document.querySelector(selector);
const time = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'medium' });
let shown = [];

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

const pane = (name, view) => element('section', {}, element('h2', {}, name), view);

/** A message in every way in which the team may read it. */
function entry({ From, To, ReplyTo, Subject, Headers = [], ReceivedAt, HtmlBody, TextBody }) {
  const details = [
    ['Von', From],
    ['Antwort an', ReplyTo],
    ...Headers.map(({ Name, Value }) => [Name, Value]),
  ].filter(([, value]) => value);
  const date = time.format(new Date(ReceivedAt));
  const frame = (name, width) =>
    pane(name, element('iframe', { title: name, width, sandbox: '', srcdoc: HtmlBody }));
  return element(
    'details',
    { open: true },
    element(
      'summary',
      {},
      element('strong', {}, Subject || '(kein Betreff)'),
      ` an ${To}, ${date}`,
    ),
    element(
      'dl',
      {},
      ...details.flatMap(([label, value]) => [element('dt', {}, label), element('dd', {}, value)]),
    ),
    element(
      'div',
      { className: 'panes' },
      ...(HtmlBody ? [frame('Auf dem Telefon', 320), frame('Am Rechner', 680)] : []),
      pane('Nur Text', element('pre', {}, TextBody ?? '')),
      ...(HtmlBody ? [pane('Quelltext', element('pre', {}, HtmlBody))] : []),
    ),
  );
}

/** Adds what is new on top, so that an open message stays open. */
async function load() {
  const messages = await (await fetch('/messages')).json();
  const isSame = JSON.stringify(messages.slice(-shown.length)) === JSON.stringify(shown);
  if (!isSame) find('main').replaceChildren();
  const added = isSame ? messages.slice(0, messages.length - shown.length) : messages;
  find('main').prepend(...added.map(entry));
  find('#empty').hidden = messages.length > 0;
  find('#count').textContent = `(${messages.length})`;
  shown = messages;
}

const FAULTS = { none: '', refuse: 'Gestört: nimmt nichts an', break: 'Gestört: bricht ab' };

async function showFault(response) {
  const { fault, seconds } = await response.json();
  find('#fault-state').textContent = FAULTS[fault] && `${FAULTS[fault]}, noch ${seconds} s`;
}

const setFault = async (fault) =>
  showFault(await fetch('/fault', { method: 'PUT', body: JSON.stringify({ fault }) }));

find('#fault').addEventListener('submit', (event) => {
  event.preventDefault();
  setFault(event.target.elements.fault.value);
});
find('#fault [value=none]').addEventListener('click', () => setFault('none'));
find('#dark').addEventListener('change', ({ target }) => {
  find('main').className = target.checked ? 'dark' : '';
});
find('#clear').addEventListener('click', () => fetch('/messages', { method: 'DELETE' }).then(load));
setInterval(() => load().catch(() => {}), 500);
setInterval(() => fetch('/fault').then(showFault, () => {}), 1000);
load();
