import type { ComponentSchema } from '@keystatic/core';
import type { z } from 'astro/zod';

/** One field of a form, made from the schema of what it writes. */
export interface Control {
  /** Keystatic's field; nothing where the schema leaves nothing to decide. */
  field: ComponentSchema | undefined;
  /** What the form shows for a value of the file. */
  toForm: (value: unknown) => unknown;
  /** What the file gets for a value of the form; undefined leaves the field out. */
  fromForm: (value: unknown) => unknown;
}

/** What a field is, beyond its kind. */
export interface Facts {
  label: string;
  description?: string;
  /** Name of the field, by which those within it are told apart. */
  name: string;
  /** With what makes it optional. */
  schema: z.ZodType;
  optional: boolean;
  /** What a file that leaves the field out means. */
  fallback?: unknown;
}

/** Makes the field of a part, for what consists of parts. */
export type Make = (schema: z.ZodType, name: string, label: string) => Control;
