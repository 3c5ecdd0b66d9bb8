import type { CampaignType } from '../../config/elections.ts';
import { parseAmount } from '../../lib/format.ts';

/** The usual budget of a kind of election, in whole euros. */
interface BudgetRange {
  election: CampaignType;
  /** The name of the election as a heading, with a soft hyphen. */
  name: string;
  least: number;
  most: number;
  /** The budget for each inhabitant, in euros, if there is a rule of thumb. */
  perHead?: { least: number; most: number } | undefined;
  /** The source of the range, if the range is not the agency's own. */
  basis?: string | undefined;
  /** A sentence about what the budget depends on, if there is no range. */
  text?: string | undefined;
}

/** A cost category and its usual share of the budget, in per cent. */
interface BudgetShare {
  name: string;
  least: number;
  most: number;
  /** A text in place of the figures, for a category without a usual share. */
  text?: string | undefined;
}

export interface BudgetFigures {
  ranges: BudgetRange[];
  /** The categories in the order of the article; those with a text come last. */
  shares: BudgetShare[];
  /** The recommended reserve, in per cent. */
  reserve: { least: number; most: number };
}

export interface BudgetPlan {
  /** The index in `ranges`, or `ranges.length` for an election that has no range. */
  election: number;
  /** The whole budget in euros. */
  sum: number;
  /** The inhabitants of the constituency; undefined if the visitor has not typed them. */
  inhabitants?: number | undefined;
  /** The chosen share of each category with figures, in per cent. */
  percents: number[];
}

/** The smallest and the largest budget, in euros. */
const SUM_LIMITS = { min: 100, max: 10_000_000 };
const MOST_INHABITANTS = 10_000_000;

/** The categories that have a usual share, and thus a price. */
export const pricedShares = ({ shares }: BudgetFigures): BudgetShare[] =>
  shares.filter(({ text }) => text === undefined);

/** The position of an election in the list of the form, whose last entry stands for all elections without a range. */
function positionOf(vote: CampaignType, ranges: readonly BudgetRange[]): number {
  const position = ranges.findIndex(({ election }) => election === vote);
  return position < 0 ? ranges.length : position;
}

/**
 * The initial values of the planner: the election that the visitor has voted for or the first one, the middle of its
 * range (or of the first range with figures), and the middle of each share. If the middles would leave less than the
 * recommended reserve, all shares start equally far below them. If whole per cents take more than is left, the last
 * shares start lower.
 */
export function firstPlan(figures: BudgetFigures, vote?: CampaignType): BudgetPlan {
  const { ranges } = figures;
  const election = vote ? positionOf(vote, ranges) : 0;
  const { least = 0, most = 0 } =
    [ranges[election], ...ranges].find((range) => range && range.text === undefined) ?? {};
  const shares = pricedShares(figures);
  let room = shares.reduce((left, share) => left - share.least, 100 - figures.reserve.least);
  const spans = shares.reduce((all, share) => all + share.most - share.least, 0);
  const part = Math.min(0.5, room / spans);
  const percents = shares.map((share) => {
    const wanted = Math.round(part * (share.most - share.least));
    // A share never starts below its smallest value, even if all smallest values leave no reserve.
    const added = Math.max(0, Math.min(wanted, Math.floor(room)));
    room -= added;
    return share.least + added;
  });
  return { election, sum: Math.max(SUM_LIMITS.min, Math.round((least + most) / 2)), percents };
}

export const amount = (sum: number, percent: number) => Math.round((sum * percent) / 100);

/** The usual budget for the election of a plan. With a figure for each inhabitant, it depends on their number. */
export function rangeOf(
  { election, inhabitants = 0 }: BudgetPlan,
  ranges: readonly BudgetRange[],
): BudgetRange | undefined {
  const range = ranges[election];
  if (!range?.perHead || inhabitants === 0) return range;
  const { least, most } = range.perHead;
  return { ...range, least: Math.round(least * inhabitants), most: Math.round(most * inhabitants) };
}

/** The reserve compared with the recommended one. */
function verdictOf(reservePercent: number, least: number): 'enough' | 'small' | 'overdrawn' {
  if (reservePercent < 0) return 'overdrawn';
  return reservePercent < least ? 'small' : 'enough';
}

/** The sum compared with the usual budget of the election. */
function sizeOf(
  sum: number,
  range: BudgetRange | undefined,
): 'usual' | 'below' | 'above' | 'unknown' {
  if (!range || range.text !== undefined) return 'unknown';
  if (sum < range.least) return 'below';
  return sum > range.most ? 'above' : 'usual';
}

/** The amounts of a plan, and how they compare with what the article recommends. */
export function resultOf(plan: BudgetPlan, { ranges, reserve }: BudgetFigures) {
  const amounts = plan.percents.map((percent) => amount(plan.sum, percent));
  const rest = 100 - plan.percents.reduce((all, percent) => all + percent, 0);
  // Sums of tenths are not exact in binary.
  const reservePercent = Math.round(rest * 10) / 10;
  return {
    /** The euros for each category, in the order of `percents`. */
    amounts,
    /** The rest of the sum, in euros; negative if the shares exceed it. */
    reserve: plan.sum - amounts.reduce((all, euros) => all + euros, 0),
    reservePercent,
    verdict: verdictOf(reservePercent, reserve.least),
    size: sizeOf(plan.sum, rangeOf(plan, ranges)),
  };
}

/** The sum that a text names, in whole euros; undefined if it names none or one outside the limits. */
export function parseSum(text: string): number | undefined {
  const sum = Math.round(parseAmount(text) ?? Number.NaN);
  return sum >= SUM_LIMITS.min && sum <= SUM_LIMITS.max ? sum : undefined;
}

/** The number of inhabitants that a text names; undefined if it names none. */
export function parseInhabitants(text: string): number | undefined {
  const count = parseAmount(text) ?? Number.NaN;
  return Number.isInteger(count) && count > 0 && count <= MOST_INHABITANTS ? count : undefined;
}
