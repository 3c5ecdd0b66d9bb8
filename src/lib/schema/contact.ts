import { z } from 'astro/zod';
import { isPhone } from '../phone.ts';

/** A number as it is read; the one that is dialled comes from it (`lib/phone.ts`). */
export const phone = z
  .string()
  .max(24)
  .refine(isPhone, { error: 'muss eine Telefonnummer mit Vorwahl sein' })
  .meta({
    title: 'Telefon',
    description: 'Nummer mit Vorwahl',
    examples: ['030 23125 100', '+49 30 23125 100'],
  });
