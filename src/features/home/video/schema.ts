import { z } from 'astro/zod';
import { pastDay } from '../../../lib/schema/days.ts';
import { label } from '../../../lib/schema/drawn-text.ts';
import { active } from '../../../lib/schema/entry.ts';
import { titledFields } from '../../../lib/schema/shape.ts';
import { pattern, text } from '../../../lib/schema/text.ts';

/** The words of the video on the home page. */
export const videoSchema = z.strictObject({
  active,
  poster: z.array(text.max(12)).length(3).meta({ title: 'Standbild', description: 'Drei Zeilen' }),
  duration: pattern(/^\d:\d{2}$/, 'muss eine Dauer sein, zum Beispiel 0:15').meta({
    title: 'Dauer',
    examples: ['0:15'],
  }),
  published: pastDay.meta({
    title: 'Seit wann das Video hier steht',
    description: 'Für Suchmaschinen',
  }),
  start: label.meta({ title: 'Knopf zum Starten' }),
  ...titledFields(label, {
    pause: 'Knopf zum Anhalten',
    resume: 'Knopf zum Fortsetzen',
    loading: 'Während es lädt',
  }),
  wordsHeading: label.meta({ title: 'Überschrift der Beschreibung' }),
  failed: text.meta({ title: 'Wenn das Video nicht geladen werden kann' }),
  open: label.meta({ title: 'Link zum Video', description: 'Für Browser ohne JavaScript' }),
  words: text.meta({
    title: 'Das Video in Worten',
    description: 'Was darin zu sehen ist, für alle, die es nicht sehen',
  }),
});
