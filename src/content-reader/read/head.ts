import { z } from 'astro/zod';
import type { Article } from '../../features/articles/schema.ts';
import { asRecord } from '../../lib/json.ts';
import type { ParsedFile } from './parsed-file.ts';

const optional = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);
const list = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).catch([]);

const headSchema = z.object({
  order: optional(z.number()),
  draft: z.boolean().catch(false),
  published: optional(z.iso.date()),
  instead: optional(z.string()),
  aliases: list(z.string()),
  picture: optional(z.object({ file: z.string() })),
  sources: list(z.object({ name: z.string() })),
} satisfies Partial<Record<keyof Article, z.ZodType>>);

/** The fields of an article that are read before its schema has checked them; a wrong field counts as missing. */
export const headOf = ({ data }: ParsedFile) => headSchema.parse(asRecord(data));
