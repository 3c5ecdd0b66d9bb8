import { z } from 'astro/zod';
import { invented } from './entry.ts';
import { webAddress } from './links.ts';
import { oneLine } from './text.ts';

export const politicalUse = z.boolean().meta({
  title: 'Politische Nutzung erlaubt',
  description: 'Nur, wenn die Lizenz sie erlaubt; viele Bildagenturen verbieten sie',
});

/** Author and licence of a picture, an entry of `src/content/bilder.json`, for the launch check: no page shows them. */
export const pictureLicenceSchema = z.strictObject({
  files: z
    .array(z.string().min(5))
    .min(1)
    .meta({
      title: 'Dateien',
      description: 'Dateien mit ihrem Ordner, * steht für beliebige Namen',
      examples: ['src/content/ratgeber/wahlkampfkosten/*.jpg'],
      dependsOn: 'files',
    }),
  author: oneLine.min(2).meta({ title: 'Von wem' }),
  licence: oneLine
    .min(3)
    .meta({ title: 'Lizenz', examples: ['„eigene Zeichnung“ oder „CC BY 4.0“'] }),
  url: webAddress.optional().meta({
    title: 'Adresse',
    description: 'Wo das Bild und seine Lizenz zu finden sind',
  }),
  politicalUse,
  invented: invented.meta({
    title: 'Noch erfunden',
    description: 'Nimm das Häkchen weg, wenn die Bilder eure Menschen, Tools und Farben zeigen',
  }),
});
