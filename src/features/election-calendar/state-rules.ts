import { MAYOR_RULES } from '../../config/elections.ts';
import type { MayorRule, MayorRules } from './mayors-schema.ts';

/** A rule of a state with its source. The day of a runoff is after the election, so its `days` are negative. */
export interface StateRule extends Omit<MayorRule, 'source'> {
  name: (typeof MAYOR_RULES)[number];
  label: string;
  source: MayorRules['sources'][number];
}

/** The rules for mayors' elections, by the names of the states. A rule that nobody has read is left out. */
export const stateRules = ({
  states,
  columns,
  sources,
}: MayorRules): Readonly<Record<string, readonly StateRule[]>> =>
  Object.fromEntries(
    states.map((state) => [
      state.name,
      MAYOR_RULES.flatMap((name): StateRule[] => {
        const rule = state[name];
        const source = sources.find(({ id }) => id === rule?.source);
        if (!rule || !source) return [];
        const days = name === 'runoff' && rule.days ? -rule.days : rule.days;
        return [{ ...rule, name, label: columns[name], days, source }];
      }),
    ]),
  );
