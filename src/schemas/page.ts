import { z } from 'astro/zod';

/** What search results and browser tabs show of a page; every page has it. */
export const pageMeta = {
  title: z
    .string()
    .min(3)
    .max(60, { error: 'hat höchstens 60 Zeichen, sonst schneiden Suchmaschinen ihn ab' })
    .describe('Titel ohne Markennamen, höchstens 60 Zeichen; die Marke kommt von selbst dahinter'),
  description: z
    .string()
    .min(70, { error: 'braucht mindestens 70 Zeichen, sonst ergänzen Suchmaschinen selbst' })
    .max(160, { error: 'hat höchstens 160 Zeichen, sonst kürzen Suchmaschinen' })
    .describe('Ein wahrer Satz für Suchergebnisse'),
  headline: z.string().min(3).describe('Die große Überschrift (h1)'),
};

/** `src/content/seiten/*.mdx`: the legal pages. */
export const pageSchema = z.strictObject({
  ...pageMeta,
  lead: z.string().min(20).max(320).describe('Ein oder zwei Sätze unter der Überschrift'),
  asOf: z.string().min(4).max(30).optional().describe('Stand des Textes, zum Beispiel Januar 2025'),
});
export type Page = z.infer<typeof pageSchema>;
