import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { showcase } from '../../scripts/dev/showcase/integration.ts';
import { attributes } from '../../src/lib/article-attributes.ts';
import { TAG } from '../../src/lib/article-tags.ts';
import { LEGAL_PROPS } from '../../src/schemas/detail.ts';
import { MDX_PROPS } from '../../src/schemas/mdx.ts';

const SHOWCASE = 'scripts/dev/showcase';
const names = (pattern: string) => globSync(pattern).map((file) => basename(file, '.astro'));
const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'));

/** What each component is given in the samples, use by use. */
const uses = new Map<string, Record<string, unknown>[]>();
for (const text of read(`${SHOWCASE}/{mdx,legal}/*.mdx`)) {
  for (const { 1: closing, 2: name = '', 3: given = '' } of text.matchAll(TAG)) {
    if (!closing) uses.set(name, [...(uses.get(name) ?? []), attributes(given) ?? {}]);
  }
}

/** A schema's attributes as JSON Schema says them. */
const propertiesOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input' }) as {
    properties: Record<string, { maxLength?: number; enum?: string[] }>;
    required?: string[];
  };

const COMPONENTS: [name: string, schema: z.ZodType][] = Object.entries({
  ...MDX_PROPS,
  ...LEGAL_PROPS,
});

describe('the overview of components', () => {
  test('has a sample of every island', () => {
    const islands = globSync('src/islands/*/').map((folder) => basename(folder));
    const samples = names(`${SHOWCASE}/islands/*.astro`);
    expect(islands.filter((island) => !samples.includes(island))).toEqual([]);
  });

  test('has a sample of every component of MDX', () => {
    const components = names('src/components/mdx/{,legal/}*.astro');
    expect(components.length).toBeGreaterThan(20);
    expect(components.filter((name) => !uses.has(name))).toEqual([]);
  });

  test('has a sample of every reusable part', () => {
    const sources = read(`${SHOWCASE}/*/*.astro`).join('\n');
    // It draws nothing; the sample of the planner uses it.
    const parts = names('src/components/ui/*.astro').filter((part) => part !== 'OnUse');
    expect(parts.filter((part) => !sources.includes(`/ui/${part}.astro'`))).toEqual([]);
  });

  test.each(COMPONENTS)('shows <%s> with the edges of its attributes', (name, schema) => {
    const given = uses.get(name) ?? [];
    const { properties, required = [] } = propertiesOf(schema);
    const missing = Object.entries(properties).flatMap(
      ([attribute, { maxLength, enum: values = [] }]) => {
        const shown = given.map((use) => use[attribute]);
        const longest = shown.some((value) => String(value ?? '').length === maxLength);
        return [
          ...(maxLength && !longest ? [`${attribute} with ${maxLength} characters`] : []),
          ...(required.includes(attribute) || shown.includes(undefined) ? [] : [`no ${attribute}`]),
          ...values.filter((value) => !shown.includes(value)),
        ];
      },
    );
    expect(missing).toEqual([]);
  });

  test('names every state once', async () => {
    for (const file of globSync(`${SHOWCASE}/*/*.ts`)) {
      const { states = [] } = (await import(join('../..', file))) as {
        states?: { name: string; title: string }[];
      };
      const titles = states.map(({ title }) => title);
      const addresses = states.map(({ name }) => `${dirname(file)}/${name}`);
      expect(new Set([...titles, ...addresses]).size, file).toBe(2 * states.length);
    }
  });
});

describe('outside of astro dev', () => {
  const routesFor = (command: 'dev' | 'build' | 'preview' | 'sync') => {
    const routes: string[] = [];
    const setup = showcase().hooks['astro:config:setup'];
    const injectRoute = ({ pattern }: { pattern: string }) => void routes.push(pattern);
    // Only what the hook takes: Astro's own options are dozens.
    void setup?.({ command, injectRoute } as unknown as Parameters<typeof setup>[0]);
    return routes;
  };

  test.each(['build', 'preview', 'sync'] as const)('%s has no route of it', (command) => {
    expect(routesFor(command)).toEqual([]);
    expect(routesFor('dev')).toContain('/bausteine');
  });
});
