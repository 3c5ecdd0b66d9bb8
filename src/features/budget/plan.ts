/** What the costs article says about a kind of election: its usual budget in whole euros. */
export interface BudgetRange {
  election: string;
  least: number;
  most: number;
}

/** A cost category: its share of the whole budget in per cent, or words where it has none. */
export interface BudgetShare {
  name: string;
  least: number;
  most: number;
  open?: string | undefined;
}

export interface BudgetFigures {
  ranges: BudgetRange[];
  /** In the order of the article; those with `open` have no figure and come last. */
  shares: BudgetShare[];
  /** What to keep free, in per cent. */
  reserve: { least: number; most: number };
}

export interface BudgetPlan {
  /** Place in `ranges`; one past the end stands for every other election. */
  election: number;
  /** The whole budget in euros. */
  sum: number;
  /** Chosen share of each category that has a figure, in per cent. */
  percents: number[];
}

/** Between a stack of leaflets and a campaign for the whole country, in euros. */
export const SUM_LIMITS = { min: 100, max: 10_000_000 };

export const pricedShares = ({ shares }: BudgetFigures): BudgetShare[] =>
  shares.filter(({ open }) => open === undefined);

/** Where the planner starts: the middle of the first range, every share at its lower end. */
export function firstPlan(figures: BudgetFigures): BudgetPlan {
  const { least = 0, most = 0 } = figures.ranges[0] ?? {};
  return {
    election: 0,
    sum: (least + most) / 2,
    percents: pricedShares(figures).map((share) => share.least),
  };
}

/** Euros of a share, to the euro. */
export const amount = (sum: number, percent: number) => Math.round((sum * percent) / 100);

export interface Outcome {
  /** Euros of each category, in the order of `percents`. */
  amounts: number[];
  /** What is left of the sum, so that all parts add up to it; below zero when too much is given out. */
  reserve: number;
  reservePercent: number;
  /** How the reserve stands to what the article advises. */
  verdict: 'kept' | 'small' | 'overdrawn';
  /** How the sum stands to what is usual for the election. */
  size: 'usual' | 'below' | 'above' | 'unknown';
}

export function outcome(plan: BudgetPlan, { ranges, reserve }: BudgetFigures): Outcome {
  const amounts = plan.percents.map((percent) => amount(plan.sum, percent));
  const reservePercent = 100 - plan.percents.reduce((all, percent) => all + percent, 0);
  const range = ranges[plan.election];
  const size = !range
    ? 'unknown'
    : plan.sum < range.least
      ? 'below'
      : plan.sum > range.most
        ? 'above'
        : 'usual';
  return {
    amounts,
    reserve: plan.sum - amounts.reduce((all, euros) => all + euros, 0),
    reservePercent,
    verdict: reservePercent < 0 ? 'overdrawn' : reservePercent < reserve.least ? 'small' : 'kept',
    size,
  };
}

/**
 * A sum as people write it: `15.000`, `15 000 €`, `15000,50`, `15’000`. In whole euros; undefined
 * where it is no sum within the limits.
 */
export function parseSum(text: string): number | undefined {
  const bare = text.replace(/[\s\u00a0]|€|euro?s?$/gi, '');
  const match = /^(\d{1,3}(?:[.'’]\d{3})+|\d+)(?:,(\d{1,2}|-))?$/.exec(bare);
  if (!match) return undefined;
  const sum = Math.round(
    Number(`${match[1]?.replace(/\D/g, '')}.${match[2]?.replace('-', '') || 0}`),
  );
  return sum >= SUM_LIMITS.min && sum <= SUM_LIMITS.max ? sum : undefined;
}
