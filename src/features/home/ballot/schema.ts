import { z } from 'astro/zod';
import { CAMPAIGN_TYPE_LABELS } from '../../../config/elections.ts';
import { label } from '../../../lib/schema/drawn-text.ts';
import { address } from '../../../lib/schema/links.ts';
import { group, titledFields } from '../../../lib/schema/shape.ts';
import { partialTemplate, text } from '../../../lib/schema/text.ts';

/** The words of the ballot at the top of the home page. */
export const ballotSchema = z.strictObject({
  title: text.max(14).meta({ title: 'Titel' }),
  district: label.meta({ title: 'Zeile mit dem Wahlkreis' }),
  date: text.max(6).meta({ title: 'Wort vor dem Datum' }),
  votes: text.max(28).meta({ title: 'Frage über den Reihen' }),
  mark: z
    .tuple([text.max(12), text.max(12)])
    .meta({ title: 'Über den Kreisen', description: 'Zwei Zeilen' }),
  seal: z
    .tuple([text.max(22), text.max(22)])
    .meta({ title: 'Siegel der Urne', description: 'Zwei Zeilen' }),
  vote: group('Ankreuzen', {
    legend: text.max(60).meta({
      title: 'Name der Auswahl',
      description: 'Für Screenreader',
    }),
    answers: group(
      'Antworten',
      titledFields(partialTemplate(text.max(90), 'range'), CAMPAIGN_TYPE_LABELS),
    ).meta({
      description: 'Eine Zeile zu jeder Wahl; {range} ist die Spanne aus dem Artikel über Kosten',
    }),
    hint: text.max(60).meta({
      title: 'Hinweis',
      description: 'Steht auf dem gezogenen Stimmzettel, solange nichts angekreuzt ist',
    }),
    deadlines: group('Link zum Wahlkalender', {
      label: label.meta({ title: 'Aufschrift' }),
      href: address,
    })
      .meta({ description: 'Neben dem Link zum Formular, mit der angekreuzten Wahl' })
      .optional(),
    ask: label.meta({
      title: 'Link zum Formular',
      description: 'Die Wahl ist dort dann angekreuzt',
    }),
  }),
});
