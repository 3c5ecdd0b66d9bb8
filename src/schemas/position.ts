import { z } from 'astro/zod';

/** Id of an entry in a list: its place, which is the order on the page. */
export const position = z
  .string()
  .regex(/^[1-9]\d?$/, { error: 'muss die Nummer in der Liste sein, zum Beispiel "3"' })
  .describe('Nummer in der Liste, sie bestimmt die Reihenfolge');
