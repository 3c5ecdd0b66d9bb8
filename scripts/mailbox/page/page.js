const find = (selector, root = document) => root.querySelector(selector);

const time = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'medium' });
const article = find('#message');
let messages = [];
let selected;
let view = 'html';

/** Two messages of one request can arrive within a millisecond. */
const keyOf = (message) => [message.ReceivedAt, message.To, message.Subject].join(' ');

function describe(message) {
  const headers = (message.Headers ?? []).map(({ Name, Value }) => [Name, Value]);
  return [
    ['Von', message.From],
    ['An', message.To],
    ['Antwort an', message.ReplyTo],
    ['Zeit', time.format(new Date(message.ReceivedAt))],
    ...headers,
  ].filter(([, value]) => value);
}

function showMessage() {
  const message = messages.find((each) => keyOf(each) === selected);
  article.hidden = !message;
  if (!message) return;
  find('[data-subject]', article).textContent = message.Subject || '(kein Betreff)';
  find('[data-head]', article).replaceChildren(
    ...describe(message).flatMap(([label, value]) => {
      const [term, text] = [document.createElement('dt'), document.createElement('dd')];
      term.textContent = label;
      text.textContent = value;
      return [term, text];
    }),
  );
  const frame = find('iframe', article);
  const html = message.HtmlBody ?? '';
  if (frame.srcdoc !== html) frame.srcdoc = html;
  find('[data-text]', article).textContent = message.TextBody ?? '';
  frame.hidden = view !== 'html';
  find('[data-text]', article).hidden = view !== 'text';
  for (const button of article.querySelectorAll('[data-view]')) {
    button.setAttribute('aria-pressed', String(button.dataset.view === view));
  }
}

function entry(message) {
  const item = find('#entry').content.cloneNode(true);
  const button = find('button', item);
  find('[data-subject]', item).textContent = message.Subject || '(kein Betreff)';
  find('[data-to]', item).textContent = `an ${message.To}`;
  find('time', item).textContent = time.format(new Date(message.ReceivedAt));
  button.dataset.key = keyOf(message);
  button.addEventListener('click', () => {
    selected = keyOf(message);
    show();
    article.focus();
  });
  return item;
}

function show() {
  if (!messages.some((message) => keyOf(message) === selected)) {
    selected = messages[0] && keyOf(messages[0]);
  }
  const focused = document.activeElement?.dataset.key;
  find('#list').replaceChildren(...messages.map(entry));
  for (const button of document.querySelectorAll('#list button')) {
    button.setAttribute('aria-current', String(button.dataset.key === selected));
    if (button.dataset.key === focused) button.focus();
  }
  find('#empty').hidden = messages.length > 0;
  find('#count').textContent = `(${messages.length})`;
  showMessage();
}

async function load() {
  messages = await (await fetch('/messages')).json();
  show();
}

find('#clear').addEventListener('click', () => fetch('/messages', { method: 'DELETE' }));
for (const button of article.querySelectorAll('[data-view]')) {
  button.addEventListener('click', () => {
    view = button.dataset.view;
    showMessage();
  });
}

const events = new EventSource('/events');
// Also after a reconnect: the mailbox may have been started anew in between.
events.addEventListener('open', load);
events.addEventListener('message', load);
