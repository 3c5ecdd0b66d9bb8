import type { AstroGlobal } from 'astro';
import type { z } from 'astro/zod';
import { contentOf } from '../../lib/build/content.ts';
import { LEGAL_PROPS } from './schema.ts';

type Name = keyof typeof LEGAL_PROPS;

/** The attributes that an editor gave a component of a legal page, with the content of site.json as `site`. */
export async function legalProps<Component extends Name>(
  { props }: Pick<AstroGlobal, 'props'>,
  name: Component,
) {
  const site = await contentOf('site');
  const attributes = LEGAL_PROPS[name].parse(props) as z.output<(typeof LEGAL_PROPS)[Component]>;
  return { ...attributes, site };
}
