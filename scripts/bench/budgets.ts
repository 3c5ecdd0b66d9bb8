import { type Reading, SCORES } from './lighthouse.ts';
import type { Weight } from './weight.ts';

export interface Measured {
  path: string;
  weight: Weight;
  reading: Reading;
  /** The page asks search engines to leave it out, which costs points for being found. */
  noindex: boolean;
}

/** Ten packets: what a server may send before the first answer from the visitor's side. */
const FIRST_FLIGHT = 14_600;
/** CONTRACT.md: of home only head, styles and hero must lie in the first flight. */
const HOME = 18_000;
/** First paint next to that of the floor page. */
const FLOOR_RATIO = 1.1;
/** A frame, in ms. */
const SAME_PAINT = 16;
/** Lighthouse shows three places: less is 0 to it. */
const NO_SHIFT = 0.0005;
/** Of home, in ms. */
const BLOCKING_TIME = 10;
/** CONTRACT.md: what any page may load without being used. */
const SCRIPTS = 110_000;
const FONTS = 48_000;

/** A line for everything that a page does worse than it should. `floor` is of the same run. */
export function misses({ path, weight, reading, noindex }: Measured, floor: Reading): string[] {
  const { document, blocking, scripts, fonts } = weight;
  const { fcp, lag, picture, tbt, cls, scores } = reading;
  const most = path === '/' ? HOME : FIRST_FLIGHT;
  const ms = (value: number) => `${Math.round(value)} ms`;
  const rules: [boolean, string][] = [
    [document <= most, `answer of ${document} bytes, over ${most}`],
    [blocking === 0, `${blocking} requests block the first paint`],
    [scripts.before <= SCRIPTS, `${scripts.before} bytes of script before it is used`],
    [fonts <= FONTS, `${fonts} bytes of fonts`],
    [cls < NO_SHIFT, `moves while it loads (${cls})`],
    [fcp <= FLOOR_RATIO * floor.fcp, `first paint at ${ms(fcp)}, the floor at ${ms(floor.fcp)}`],
    [picture || lag <= SAME_PAINT, `largest paint ${ms(lag)} after the first`],
    [path !== '/' || tbt <= BLOCKING_TIME, `blocked for ${ms(tbt)}`],
    ...SCORES.filter((name) => name !== 'seo' || !noindex).map((name): [boolean, string] => [
      scores[name] === 100,
      `${name} ${scores[name]}`,
    ]),
  ];
  return rules.filter(([holds]) => !holds).map(([, text]) => `${path}: ${text}`);
}
