import { z } from 'astro/zod';
import { closeLabel, isDrawn, label, notDrawn, wordLengthUpTo } from './drawn-text.ts';
import { group } from './shape.ts';
import { oneLine, text } from './text.ts';

/** The words of a page in search results and browser tabs; every page has them. */
export const pageMeta = {
  title: oneLine
    .min(3)
    .max(60, { error: 'darf höchstens 60 Zeichen haben, sonst schneiden Suchmaschinen ihn ab' })
    .meta({
      title: 'Titel',
      description: 'Ohne Markennamen, die Marke kommt in Suchergebnissen von selbst dahinter',
    }),
  description: oneLine
    .min(70, { error: 'braucht mindestens 70 Zeichen, sonst ergänzen Suchmaschinen selbst' })
    .max(160, { error: 'darf höchstens 160 Zeichen haben, sonst kürzen Suchmaschinen' })
    .meta({
      title: 'Beschreibung',
      description: 'Ein wahrer Satz für Suchergebnisse',
    }),
  headline: oneLine
    .min(3)
    .max(40, {
      error: 'darf höchstens 40 Zeichen haben, sonst füllt die Überschrift den ganzen Schirm',
    })
    .refine(isDrawn, notDrawn)
    .refine(...wordLengthUpTo(12))
    .meta({ title: 'Überschrift', description: 'Die große Überschrift (h1)' }),
};

export const toasts = group('Meldungen', {
  label: label.meta({ title: 'Name des Bereichs', description: 'Für Screenreader' }),
  close: closeLabel,
});

const stampLine = text.max(10);

/** The words on a drawn envelope or letter. */
export const letter = {
  salutation: z.tuple([label, label]).meta({ title: 'Anrede', description: 'Zwei Zeilen' }),
  postmark: z
    .tuple([stampLine, stampLine, stampLine])
    .meta({ title: 'Poststempel', description: 'Drei Zeilen mit höchstens zehn Zeichen' }),
};
