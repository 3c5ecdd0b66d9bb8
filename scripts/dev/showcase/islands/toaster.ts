import type { State } from '../sample.ts';
import { find, rest } from '../visitor.ts';

export const title = 'Meldungen';

const height = 240;

/** While the pointer rests on a toast, its time does. */
const hold = async () => {
  await find('.toast');
  await rest('.toasts');
};

export const states: readonly State[] = [
  { name: 'erfolg', title: 'Erfolg', height, play: hold },
  { name: 'fehler', title: 'Fehler, mit dem längsten Satz', height, play: hold },
  { name: 'hinweis', title: 'Hinweis', height, play: hold },
  { name: 'warnung', title: 'Warnung', height, play: hold },
  { name: 'laedt', title: 'Lädt: bleibt, bis das Nächste kommt', height, play: hold },
  { name: 'drei', title: 'Vier auf einmal, drei sind zu sehen', height: 480, play: hold },
];
