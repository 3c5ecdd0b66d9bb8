import type { State } from '../sample.ts';
import { enter, find } from '../visitor.ts';

const focus = async () => {
  (await find('.planner')).dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
};

const use = async () => {
  await focus();
  await find('.planner[novalidate]');
};

export const states: readonly State[] = [
  { name: 'anfang', title: 'Bevor ihn jemand anfasst' },
  {
    name: 'verteilt',
    title: 'Mehr verteilt, als die Reserve erlaubt',
    play: async () => {
      await use();
      await enter('#plan-summe', '1.000.000');
      await enter('#plan-anteil-0', '40');
      await enter('#plan-anteil-1', '40');
    },
  },
  {
    name: 'andere',
    title: 'Für eine Wahl ohne Spanne',
    play: async () => {
      await use();
      await enter('#plan-wahl', '4');
    },
  },
  {
    name: 'ungueltig',
    title: 'Eine Summe, die keine ist',
    play: async () => {
      await use();
      await enter('#plan-summe', 'viel');
      await find('#plan-summe[aria-invalid]');
    },
  },
  {
    name: 'ohne-netz',
    title: 'Sein Programm war nicht zu laden',
    play: async () => {
      (await find('.planner')).dataset['module'] = 'scripts/dev/showcase/unreachable.ts';
      await focus();
      await find('.planner[data-failed]');
    },
  },
];
