import lighthouse from 'lighthouse';

export const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Score = (typeof SCORES)[number];

/** What Lighthouse says of one visit with a phone on a slow line: ms, and scores of 0–100. */
export interface Reading {
  fcp: number;
  lcp: number;
  /**
   * From the first paint to the largest as the browser made them, before Lighthouse works out what
   * they would be on the slow line: its model has the largest paint of any page wait for whatever
   * was asked for before it, and that of a page of nothing but text comes 100 to 270 ms later.
   */
  lag: number;
  /** Whether the largest thing painted is a picture, which has to be fetched first. */
  picture: boolean;
  tbt: number;
  cls: number;
  scores: Record<Score, number>;
}

/** Times of the audit `metrics`, in ms. */
interface Observed {
  observedFirstContentfulPaint: number;
  observedLargestContentfulPaint: number;
}

/** On a busy machine Lighthouse now and then loses the beginning of its record (NO_NAVSTART). */
const TRIES = 3;

/**
 * One run of Lighthouse's mobile preset with simulated throttling.
 *
 * @param port where the browser takes orders (`--remote-debugging-port`)
 * @throws when the page did not load, several times
 */
export async function readPage(url: string, port: number, tries = TRIES): Promise<Reading> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...SCORES] });
  const { audits, categories, runtimeError } = result?.lhr ?? {};
  if (!audits || !categories || runtimeError) {
    if (tries > 1) return readPage(url, port, tries - 1);
    throw new Error(`${url}: ${runtimeError?.message ?? 'Lighthouse gave no result'}`);
  }
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { details } = audits['metrics'] ?? {};
  const [observed] = (details?.type === 'debugdata' ? details['items'] : []) as Observed[];
  const score = (name: Score) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    lag: observed
      ? observed.observedLargestContentfulPaint - observed.observedFirstContentfulPaint
      : Number.NaN,
    // This advice is about pictures alone.
    picture: audits['lcp-discovery-insight']?.scoreDisplayMode !== 'notApplicable',
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
  };
}

/** The middle one; of an even number, the better of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** Each figure's own median. */
export function medianReading(readings: readonly Reading[]): Reading {
  const of = (figure: (reading: Reading) => number) => median(readings.map(figure));
  return {
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    lag: of(({ lag }) => lag),
    picture: readings.some(({ picture }) => picture),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    scores: {
      performance: of(({ scores }) => scores.performance),
      accessibility: of(({ scores }) => scores.accessibility),
      'best-practices': of(({ scores }) => scores['best-practices']),
      seo: of(({ scores }) => scores.seo),
    },
  };
}
