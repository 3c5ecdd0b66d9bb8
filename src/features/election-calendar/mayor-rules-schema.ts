import { z } from 'astro/zod';
import { asOf } from '../../lib/schema/days.ts';
import { headlineOf } from '../../lib/schema/drawn-text.ts';
import { webAddress } from '../../lib/schema/links.ts';
import { named } from '../../lib/schema/shape.ts';
import { template, text } from '../../lib/schema/text.ts';
import { entryId, hour, MAYOR_RULES } from './deadline-schema.ts';

/** A rule for mayors' elections, and its source. The file has only rules that somebody has looked up. */
const rule = z.strictObject({
  text: text.max(120),
  /** Without a number the plan names no day. */
  days: z.int().min(1).max(400).optional().describe('Tage vor der Wahl, bei Stichwahlen danach'),
  hour,
  isEarliest: z.boolean().optional().describe('Die Frist darf auch später enden'),
  isApplication: z.boolean().optional().describe('Man bewirbt sich selbst'),
  source: entryId.describe('Die id einer Quelle aus sources'),
});

/** `src/content/buergermeister.json`: the rules for mayors' elections, state by state. */
export const mayorRulesSchema = z
  .strictObject({
    headline: headlineOf(1, 60),
    text: template(text, 'asOf').describe('Steht unter der Überschrift; {asOf} ist der Stand'),
    asOf,
    columns: z.strictObject(named(text.max(30), ...MAYOR_RULES)).describe('Über den Regeln'),
    sources: z.array(z.strictObject({ id: entryId, name: text.max(40), asOf, url: webAddress })),
    states: z
      .array(
        z.strictObject({
          name: text.max(30),
          ...named(rule.optional(), ...MAYOR_RULES),
        }),
      )
      .min(1),
  })
  .superRefine(({ sources, states }, context) => {
    const known = new Set(sources.map(({ id }) => id));
    for (const [index, state] of states.entries()) {
      for (const name of MAYOR_RULES) {
        const { source = '' } = state[name] ?? {};
        if (!source || known.has(source)) continue;
        const message = `nennt die Quelle „${source}“, die unter sources fehlt`;
        context.addIssue({ code: 'custom', path: ['states', index, name, 'source'], message });
      }
    }
  });

export type MayorRules = z.infer<typeof mayorRulesSchema>;

/** A rule of a state with its source. The day of a runoff is after the election, so its `days` are negative. */
export interface StateRule extends Omit<z.infer<typeof rule>, 'source'> {
  name: (typeof MAYOR_RULES)[number];
  label: string;
  source: MayorRules['sources'][number];
}

/** The rules for mayors' elections, by the names of the states. */
export type RulesByState = Readonly<Record<string, readonly StateRule[]>>;

/** Gives each rule of a state its heading and its source. A rule that nobody has looked up is left out. */
export const rulesByState = ({ states, columns, sources }: MayorRules): RulesByState =>
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
