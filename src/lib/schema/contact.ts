import { z } from 'astro/zod';
import { isPhone } from '../phone.ts';

/** The beginning of a second number after the first one. */
const SECOND = /\d\s*[/,;]\s*(?:0\d\d|\+)/;

/** A number as people read it; `lib/phone.ts` makes the number to dial of it. */
export const phone = z
  .string()
  .trim()
  .min(1, { abort: true })
  .refine((written) => isPhone(written) && !SECOND.test(written), {
    error:
      'muss eine einzige, vollständige Telefonnummer mit Vorwahl sein. ' +
      'Schreib sie in Ziffern, wie 030 23125-12 oder +49 30 23125-12',
    abort: true,
  })
  .max(24)
  .meta({
    title: 'Telefon',
    description: 'Nummer mit Vorwahl',
    examples: ['030 23125 100', '+49 30 23125 100'],
  });

export const email = z.email({ abort: true }).meta({ title: 'E-Mail' });
