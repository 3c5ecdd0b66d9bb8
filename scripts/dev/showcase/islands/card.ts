import type { State } from '../sample.ts';
import { find, press, rest } from '../visitor.ts';

export const title = 'Visitenkarte';
export const bare = true;

const height = 820;
const COPY = '.card-copy';

const refuseClipboard = (refuse: boolean) =>
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: () => (refuse ? Promise.reject(new Error('refused')) : Promise.resolve()) },
  });

const copy = (refuse: boolean) => async () => {
  refuseClipboard(refuse);
  await press(COPY);
  await find('.toast');
  await rest('.toasts');
};

export const states: readonly State[] = [
  { name: 'ruht', title: 'Ohne Tor', height },
  { name: 'hinter-dem-tor', title: 'Hinter dem Tor, ohne Datei', height },
  { name: 'laengste', title: 'So lang, wie erlaubt', height },
  { name: 'kopiert', title: 'Kopiert: zwei Sekunden ein Haken', height, play: copy(false) },
  { name: 'nicht-kopiert', title: 'Kopieren gescheitert', height, play: copy(true) },
  {
    name: 'gespeichert',
    title: 'Kontakt gespeichert',
    height,
    play: async () => {
      // The file is not wanted each time somebody looks at this page.
      HTMLAnchorElement.prototype.click = () => {};
      (await find('.card-save')).dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true }),
      );
      await find('.toast');
      await rest('.toasts');
    },
  },
  { name: 'qr', title: 'Mit QR-Code', height, play: () => press('.card-qr summary') },
  {
    name: 'teilen',
    title: 'In einem Browser, der teilen kann',
    height,
    play: () => {
      document.documentElement.dataset['share'] = '';
    },
  },
];
