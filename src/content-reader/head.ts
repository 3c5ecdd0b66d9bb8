import { z } from 'astro/zod';
import { isRecord } from './json.ts';

const optional = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);
const list = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).catch([]);

/** What is read of a front matter before its schema has checked it; a wrong field counts as missing. */
const headSchema = z.object({
  order: optional(z.number()),
  draft: z.boolean().catch(false),
  updated: optional(z.iso.date()),
  published: optional(z.iso.date()),
  instead: optional(z.string()),
  aliases: list(z.string()),
  picture: optional(z.object({ file: z.string() })),
  sources: list(z.object({ name: z.string() })),
});
export type Head = z.output<typeof headSchema>;

/** The front matter of a page as far as it can be read. */
export const headOf = (data: unknown): Head => headSchema.parse(isRecord(data) ? data : {});
