import type { AstroGlobal } from 'astro';
import { getEntry } from 'astro:content';
import type { z } from 'astro/zod';
import { required } from '../../../lib/content.ts';
import { mistakes } from '../../../lib/mistakes.ts';
import { parse } from '../../../lib/problems.ts';
import { LEGAL_PROPS } from '../../../schemas/detail.ts';
import { textOf } from '../parts/props.ts';

type Name = keyof typeof LEGAL_PROPS;

/**
 * The attributes that an editor gave a component of a legal page, and where its values come from.
 *
 * @throws with file, component, attribute, what is wrong and what would be right
 */
export async function legalProps<Component extends Name>(
  { props, locals }: Pick<AstroGlobal, 'props' | 'locals'>,
  name: Component,
) {
  const checked = parse(LEGAL_PROPS[name], props, 'Angabe');
  if ('problems' in checked) {
    throw mistakes(
      textOf({ locals }).file,
      checked.problems.map((problem) => `<${name}>: ${problem}`),
    );
  }
  const { data: site } = required(await getEntry('site', 'site'), 'site.json');
  return { ...(checked.data as z.output<(typeof LEGAL_PROPS)[Component]>), site };
}
