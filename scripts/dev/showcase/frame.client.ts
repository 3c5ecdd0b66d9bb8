import type { Notes } from './sample.ts';
import { pause } from './visitor.ts';

const plays = import.meta.glob<Notes>('./*/*.ts');

/** Islands take over their part of the page first: before, nobody hears what a visitor does. */
async function hydrated(): Promise<void> {
  const waiting = () => document.querySelector('astro-island[ssr] > *');
  for (let part = waiting(); part; part = waiting()) {
    // Some wait for the first sign of a visitor, some until they are near.
    dispatchEvent(new Event('pointermove'));
    const { top } = part.getBoundingClientRect();
    scrollTo({ top: scrollY + top - innerHeight / 2, behavior: 'instant' });
    await pause(50);
  }
  scrollTo({ top: 0, behavior: 'instant' });
}

const { dataset } = document.documentElement;
const load = plays[`./${dataset['sample']}.ts`];
const state = (await load?.())?.states?.find(({ name }) => name === dataset['state']);
await hydrated();
await state?.play?.();
dataset['played'] = '';
