const find = (selector) => document.querySelector(selector);
const time = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'medium' });
let shown = [];

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** A message in every way in which the team may read it. */
function entry({ From, To, ReplyTo, Subject, Headers = [], ReceivedAt, HtmlBody, TextBody }) {
  const own = Headers.map(({ Name, Value }) => [Name, Value]);
  const details = [['Von', From], ['Antwort an', ReplyTo], ...own].filter(([, value]) => value);
  const pane = (name, view) => element('section', {}, element('h2', {}, name), view);
  const frame = (name, width) =>
    pane(name, element('iframe', { title: name, width, sandbox: '', srcdoc: HtmlBody }));
  return element(
    'details',
    { open: true },
    element(
      'summary',
      {},
      element('strong', {}, Subject || '(kein Betreff)'),
      ` an ${To}, ${time.format(new Date(ReceivedAt))}`,
    ),
    ...details.map(([label, value]) => element('p', {}, `${label}: ${value}`)),
    element(
      'div',
      { className: 'panes' },
      ...(HtmlBody ? [frame('Auf dem Telefon', 320), frame('Am Rechner', 680)] : []),
      pane('Nur Text', element('pre', {}, TextBody ?? '')),
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

async function showFault(init) {
  const { fault, seconds } = await (await fetch('/fault', init)).json();
  find('#fault').textContent = FAULTS[fault] && `${FAULTS[fault]}, noch ${seconds} s`;
}

find('#faults').addEventListener('click', ({ target: { value: fault } }) => {
  if (fault) showFault({ method: 'PUT', body: JSON.stringify({ fault }) });
});
find('#dark').addEventListener('change', ({ target: { checked } }) => {
  find('main').className = checked ? 'dark' : '';
});
find('#clear').addEventListener('click', () => fetch('/messages', { method: 'DELETE' }).then(load));
setInterval(() => load().catch(() => {}), 500);
setInterval(() => showFault().catch(() => {}), 1000);
load();
