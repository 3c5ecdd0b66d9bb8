import { z } from 'astro/zod';
import { asOf } from '../../lib/schema/days.ts';
import { headlineOf } from '../../lib/schema/drawn-text.ts';
import { webAddress } from '../../lib/schema/links.ts';
import { alike } from '../../lib/schema/shape.ts';
import { holding, text } from '../../lib/schema/text.ts';
import { entryId, hour } from './deadline-schema.ts';
import { MAYOR_RULES } from './mayors.ts';

/** A rule for mayors' elections, and its source. The file has only rules that somebody has looked up. */
const rule = z.strictObject({
  text: text.max(120),
  /** The number of days before the election, or after it for a runoff. Without a number the plan names no day. */
  days: z.int().min(1).max(400).optional(),
  hour,
  /** Whether the deadline may not end earlier, and the municipality sets its day. */
  isEarliest: z.boolean().optional(),
  /** Whether people apply for the office, and nobody nominates them. */
  isApplication: z.boolean().optional(),
  source: entryId,
});

/** `src/content/buergermeister.json`: the rules for mayors' elections, state by state. */
export const mayorRulesSchema = z
  .strictObject({
    headline: headlineOf(1, 60),
    text: holding(text, 'asOf'),
    asOf,
    columns: z.strictObject(alike(text.max(30), ...MAYOR_RULES)),
    sources: z.array(z.strictObject({ id: entryId, name: text.max(40), asOf, url: webAddress })),
    states: z
      .array(
        z.strictObject({
          name: text.max(30),
          term: rule.optional(),
          eligible: rule.optional(),
          deadline: rule.optional(),
          signatures: rule.optional(),
          runoff: rule.optional(),
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

export type MayorRule = z.infer<typeof rule>;
export type MayorRules = z.infer<typeof mayorRulesSchema>;
