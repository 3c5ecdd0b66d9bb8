import type { State } from '../sample.ts';

export const title = 'Stimmzettel im Kopf der Startseite';

const height = 800;

/** In px of scroll: the sheet sinks over the first 399 and is gone at 400. */
const scrolled = (top: number) => () => scrollTo({ top, behavior: 'instant' });

export const states: readonly State[] = [
  { name: 'oben', title: 'Vor dem Scrollen', height },
  { name: 'halb', title: 'Halb im Schlitz', height, play: scrolled(200) },
  { name: 'weg', title: 'Eingeworfen', height, play: scrolled(400) },
];
