/** The page that is filmed: `renderAt(seconds)` draws one picture, from nothing but the time. */
import { easeOut, progress } from './motion.ts';
import { HEIGHT, scenesWith, WIDTH, type Scene } from './scenes.ts';

declare global {
  interface Window {
    /** There once font and portraits are loaded. */
    renderAt?: (seconds: number) => void;
  }
}

const WIPE_SECONDS = 0.16;

async function portrait(name: string): Promise<string> {
  const answer = await fetch(`../../src/assets/portraits/portrait-${name}.svg`);
  if (!answer.ok) throw new Error(`Portrait ${name}: ${answer.status}`);
  return answer.text();
}

function paint({ ground, draw }: Scene, seconds: number): string {
  return `<path class="${ground}" d="M0 0h${WIDTH}v${HEIGHT}h-${WIDTH}z"/>${draw(seconds)}`;
}

/** Pushes the new picture over the last one of the scene before, which stands still meanwhile. */
function wipe(scene: Scene, share: number): string {
  const away = 1 - share;
  const x = scene.enter === 'from the right' ? WIDTH * away : 0;
  const y = scene.enter === 'from below' ? HEIGHT * away : 0;
  return `translate(${x} ${y})`;
}

const faces = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(portrait));
await document.fonts.load('900 extra-condensed 100px Archivo');
const scenes = scenesWith(faces);
const stage = document.querySelector('svg');

window.renderAt = (seconds) => {
  const index = scenes.findLastIndex(({ from }) => from <= seconds);
  const scene = scenes[index];
  if (!scene || !stage) throw new Error(`There is no scene at ${seconds} s.`);
  const before = scenes[index - 1];
  const since = seconds - scene.from;
  const share = scene.enter === 'cut' ? 1 : easeOut(progress(since, 0, WIPE_SECONDS));
  const under = before && share < 1 ? paint(before, scene.from - before.from) : '';
  stage.innerHTML = `${under}<g transform="${wipe(scene, share)}">${paint(scene, since)}</g>`;
};
