import { z } from 'astro/zod';

/**
 * `src/content/bilder.json`: whose each picture is. Nothing on a page shows it; the launch check
 * reads it, because many stock licences forbid what this site is about.
 */
export const pictureLicenceSchema = z.strictObject({
  id: z.string().min(1).describe('Ein Name für den Eintrag, jeder nur einmal'),
  files: z
    .array(z.string().min(5))
    .min(1)
    .describe('Dateien mit ihrem Ordner, * steht für beliebige Namen'),
  author: z.string().min(2).describe('Von wem das Bild ist'),
  licence: z.string().min(3).describe('Lizenz, zum Beispiel „eigene Zeichnung“ oder „CC BY 4.0“'),
  url: z.url().optional().describe('Wo das Bild und seine Lizenz zu finden sind'),
  politicalUse: z.boolean().describe('true, wenn die Lizenz politische Nutzung erlaubt'),
});
