/** Wahlkampf-HQ: the overview that a team sees first. */
import { circle, each } from './parts.ts';

const VIEWS = ['Übersicht', 'Aufgaben', 'Termine', 'Kontakte', 'Material', 'Ausgaben'];
const DOORS = [120, 165, 148, 224, 204, 282, 306, 352];
const TASKS: [task: string, who: string, done: boolean][] = [
  ['Plakate in Bezirk 4 aufhängen', 'Team Süd', true],
  ['Flyer für den Wochenmarkt abholen', 'Jona', true],
  ['Interview mit der Lokalzeitung', 'Kim', true],
  ['Team für Samstag einteilen', 'Mika', false],
  ['Danke an alle, die gespendet haben', 'Kim', false],
  ['Rede für die Feuerwehr kürzen', 'Jona', false],
];
const DATES: [day: string, time: string, place: string][] = [
  ['Mo', '18:00', 'Ortsverein'],
  ['Mi', '07:30', 'Bahnhof'],
  ['Do', '19:00', 'Podium'],
  ['Sa', '09:00', 'Markt'],
  ['So', '15:00', 'Hausbesuche'],
];

const BAR_HEIGHT = 112;
const highest = Math.max(...DOORS);

const bars = each(DOORS, (doors, index) => {
  const height = Math.round((doors / highest) * BAR_HEIGHT);
  const y = BAR_HEIGHT - height;
  const now = index === DOORS.length - 1;
  return now
    ? `<path class="now" d="M${index * 54 + 1} ${BAR_HEIGHT}v${-height + 1}h40v${height - 1}"/>`
    : `<path d="M${index * 54} ${y}h42v${height}h-42z"/>`;
});

export const hq = `<div class="hq">
  <nav>
    <b>Wahlkampf-HQ</b>
    ${each(VIEWS, (view, index) => `<p class="${index === 0 ? 'here' : ''}">${view}</p>`)}
  </nav>
  <section class="days"><b>87</b> Tage bis zur Wahl</section>
  <section class="doors">
    <p>Türen pro Woche <b>${highest}</b></p>
    <svg viewBox="0 0 420 ${BAR_HEIGHT}">${bars}</svg>
  </section>
  <section class="tasks">
    <h2>Diese Woche</h2>
    ${each(TASKS, ([task, who, done], index) => `<p>${circle(done, index)} ${task} <small>${who}</small></p>`)}
  </section>
  <section class="dates">
    <h2>Termine</h2>
    ${each(DATES, ([day, time, place]) => `<p><b>${day}</b><span><strong>${time}</strong><br>${place}</span></p>`)}
  </section>
</div>`;
