/** Tür-zu-Tür-Planer: the map of a quarter, house by house, and how far the teams have come. */
import { circle, each } from './parts.ts';
import { drawMap } from './planner-map.ts';

const TABS = ['Karte', 'Touren', 'Teams', 'Auswertung'];
const STREETS: [name: string, doors: string, state: 'done' | 'now' | 'open'][] = [
  ['Gärtnergasse', '64 von 64', 'done'],
  ['Am Mühlbach', '82 von 82', 'done'],
  ['Lindenstraße', '96 von 96', 'done'],
  ['Schulweg', '70 von 118', 'now'],
  ['Bahnhofstraße', '0 von 120', 'open'],
];
const TOPICS: [name: string, share: number][] = [
  ['Bus', 41],
  ['Miete', 33],
  ['Kita', 18],
];

const STATES = { done: circle(true), now: '<em>unterwegs</em>', open: circle(false) };

export const planner = `<div class="planner">
  <header>
    <b>Tür-zu-Tür-Planer</b>
    ${each(TABS, (tab, index) => `<p class="${index === 0 ? 'here' : ''}">${tab}</p>`)}
  </header>
  ${drawMap()}
  <section class="side">
    <p class="sum"><b>312</b> von 480 Türen</p>
    <div class="share"><i></i></div>
    <h2>Straßen</h2>
    ${each(STREETS, ([name, doors, state]) => `<p class="street"><strong>${name}</strong><small>${doors}</small>${STATES[state]}</p>`)}
    <h2>Worum es ging</h2>
    <svg viewBox="0 0 288 84">
      ${each(
        TOPICS,
        ([name, share], row) => `<g transform="translate(0 ${row * 29})">
          <text y="17">${name}</text><path d="M58 3h${share * 4.6}v18H58z"/>
          <text class="count" x="${66 + share * 4.6}" y="17">${share}</text></g>`,
      )}
    </svg>
  </section>
</div>`;
