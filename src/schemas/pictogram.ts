import { z } from 'astro/zod';

/** Files of `src/assets/icons`, without `.svg`. */
export const PICTOGRAMS = [
  'ablage',
  'adressbuch',
  'analyse',
  'aufgabenplaner',
  'beratung',
  'chatbot-oeffentlich',
  'chatbot-team',
  'datenschutz',
  'krisenradar',
  'medienbeobachtung',
  'offline',
  'online',
  'schreibwerkzeug',
  'trendmonitor',
] as const;

export const pictogram = z.enum(PICTOGRAMS).describe('Name der Zeichnung');
export type PictogramName = z.infer<typeof pictogram>;
