import { MAYOR_RULES } from '../../config/elections.ts';
import type { MayorRules } from './mayors-schema.ts';

/** A rule of a state with its source. */
export interface StateRule {
  name: (typeof MAYOR_RULES)[number];
  label: string;
  text: string;
  /** Days before the election, negative after it; undefined for a rule that is not counted in days. */
  days: number | undefined;
  /** The hour at which the deadline ends. */
  hour: number | undefined;
  /** Whether the deadline may end later, on a day that the municipality sets. */
  isEarliest?: boolean | undefined;
  /** Whether people apply themselves, and nobody nominates them. */
  isApplication?: boolean | undefined;
  /** Name of the source. */
  source: string;
  url: string;
  asOf: string;
}

/** The rules of the table of mayors' elections, by the names of the states. A rule that nobody has read is left out. */
export const stateRules = ({
  states,
  columns,
  sources,
}: MayorRules): Readonly<Record<string, readonly StateRule[]>> =>
  Object.fromEntries(
    states.map((state) => [
      state.name,
      MAYOR_RULES.flatMap((name) => {
        const rule = state[name];
        const source = sources.find(({ id }) => id === rule?.source);
        if (!rule || !source) return [];
        return [
          {
            name,
            label: columns[name],
            text: rule.text,
            days: name === 'runoff' && rule.days ? -rule.days : rule.days,
            hour: rule.hour,
            isEarliest: rule.isEarliest,
            isApplication: rule.isApplication,
            source: source.name,
            url: source.url,
            asOf: source.asOf,
          },
        ];
      }),
    ]),
  );
