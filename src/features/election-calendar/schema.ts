import { z } from 'astro/zod';
import { asOf, day } from '../../lib/schema/days.ts';
import { active } from '../../lib/schema/entry.ts';
import { pageMeta } from '../../lib/schema/page.ts';
import { election } from '../../lib/schema/request.ts';
import { named } from '../../lib/schema/shape.ts';
import { paragraph, template, text } from '../../lib/schema/text.ts';
import { deadlineSchema, phrase, questionSchema, stationSchema } from './deadline-schema.ts';

/** `src/content/wahlkalender.json`: stations and deadlines of the calendar, and the words of its page. */
export const electionCalendarSchema = z
  .strictObject({
    active,
    ...pageMeta,
    article: z.strictObject({ text: paragraph, button: phrase }).describe('In Artikeln'),
    asOf,
    legal: template(paragraph, 'asOf').describe('Unter Plan und Fristen; {asOf} ist der Stand'),
    stations: z.array(stationSchema).min(1),
    deadlines: z.array(deadlineSchema).min(1),
    notes: z.record(election, paragraph).describe('Steht unter dem Plan, für jede Wahl'),
    termStart: day.describe('Der Tag, an dem die Wahlperiode des Bundestags begonnen hat'),
    form: z.strictObject({
      ...named(phrase, 'election', 'prompt', 'day', 'candidacy', 'party', 'independent', 'submit'),
      ...named(phrase.describe('Nur vor Bürgermeisterwahlen'), 'state', 'statePrompt'),
      published: phrase.describe('Über den Wahlen, deren Tag feststeht'),
      open: phrase.describe('Über den Wahlen ohne Tag, und im Plan'),
      own: phrase.describe('Über den Wahlen, deren Tag man selbst einträgt'),
      ...named(paragraph, 'dayHint', 'stateHint'),
      openHint: template(paragraph, 'when'),
    }),
    errors: z.strictObject({
      ...named(paragraph, 'electionMissing', 'dayMissing', 'dayPast', 'dayFar'),
      ...named(paragraph, 'linkDamaged', 'loadFailed'),
    }),
    plan: z.strictObject({
      heading: phrase,
      nextDeadline: phrase.describe('Steht über dem Plan und in der Tabelle der nächsten Wahlen'),
      until: template(phrase, 'hour').describe(
        'Hinter einem Tag, an dem die Frist um {hour} endet',
      ),
      printed: template(phrase, 'day').describe('Nur auf Papier, vor der Adresse; {day} ist heute'),
      several: template(paragraph, 'names'),
      noSunday: template(paragraph, 'day'),
      irregular: template(paragraph, 'from', 'to').describe('Außerhalb von {from} bis {to}'),
      over: template(paragraph, 'title', 'day').describe('Die Frist {title} endete am {day}'),
      short: paragraph.describe('Sonst, wenn es weniger als sechs Wochen bis zur Wahl sind'),
      week: template(phrase, 'day').describe('Über den Einträgen bis zum Sonntag, {day}'),
      runningHeading: phrase.describe('Über dem, was begonnen hat und weitergeht'),
      month: phrase.describe('Über den Einträgen der vier Wochen danach'),
      later: phrase,
      finished: template(phrase, 'count').describe('Klappt {count} Einträge auf, die vorbei sind'),
      tick: template(phrase, 'title').describe('Das Kästchen von {title}, für Screenreader'),
      due: phrase.describe('Vor einer Station, deren Tag vorbei ist'),
      ...named(phrase.describe('Vor einem Eintrag'), 'deadline', 'next', 'today'),
      published: template(paragraph, 'source', 'names', 'asOf'),
    }),
    ask: z.strictObject({
      heading: z.record(election, phrase),
      count: template(phrase, 'answered', 'all'),
      byState: phrase.describe('Link zu den Angaben für das Land'),
      office: template(phrase, 'name', 'host').describe('Link zur Wahlleitung: {name}, {host}'),
      text: paragraph,
      mail: z.strictObject({
        ...named(phrase, 'label', 'copy', 'greeting'),
        ...named(paragraph, 'copied', 'copyFailed'),
        subject: template(phrase, 'election'),
        before: template(paragraph, 'election').describe(
          'Über den Fragen; {election} ist die Wahl',
        ),
        after: paragraph.describe('Unter den Fragen'),
      }),
      questions: z.array(questionSchema),
      inPlan: paragraph.describe('Unter einer Antwort'),
      over: paragraph.describe('Stattdessen, wenn der Tag der Antwort vorbei ist'),
      ...named(paragraph, 'answerOutside', 'runoffOutside'),
      source: phrase.describe('Quelle eines Tags, den jemand eingetragen hat'),
      replaced: template(paragraph, 'day', 'law').describe('Wenn {law} einen anderen {day} nennt'),
      read: template(paragraph, 'source', 'asOf').describe('Quelle im Land: {source}, {asOf}'),
      confirm: paragraph.describe('Bei einem Tag aus dieser Quelle, bis jemand einen einträgt'),
      earliest: paragraph.describe('Stattdessen, wenn die Frist auch später enden kann'),
      earliestTitle: template(phrase, 'title').describe('Titel einer solchen Frist, mit {title}'),
    }),
    export: z.strictObject({
      label: phrase.describe('Name der Leiste, für Screenreader'),
      ...named(text.max(14).describe('Auf einem Knopf'), 'file', 'print', 'link', 'share'),
      fileName: z.string().regex(/^[a-z-]+$/),
      message: template(paragraph, 'name', 'day').describe('Betreff, mit Wahl {name} und {day}'),
      ...named(paragraph, 'linkCopied', 'linkFailed', 'fileReady', 'fileFailed'),
      subscribe: template(phrase, 'name'),
      subscribeAddress: phrase,
      again: paragraph.describe('Unter dem Plan, vor dem Link zur Anfrage'),
      request: phrase.describe('Knopf, der zum Kontaktformular führt'),
    }),
    noScript: paragraph,
    upcoming: z.strictObject({
      heading: phrase,
      calendar: phrase.describe('Über der Spalte der Links, für Screenreader'),
      ...named(phrase, 'plan', 'subscribe'),
      text: template(paragraph, 'asOf').describe(
        'Unter der Tabelle; {asOf} ist der Stand der Termine',
      ),
    }),
    about: z.strictObject({ heading: phrase, text: paragraph }),
    table: z.strictObject({
      ...named(phrase, 'caption', 'what', 'when', 'law', 'federal', 'european'),
      ...named(phrase, 'party', 'independent', 'electionDay', 'monthAfter'),
      ...named(template(phrase, 'months'), 'months', 'monthsBeforeYear', 'monthsOfTerm'),
      ...named(template(phrase, 'days'), 'day', 'dayAfter'),
      days: template(phrase, 'days', 'until'),
      hour: template(phrase, 'hour'),
    }),
  })
  .superRefine(({ ask, stations, deadlines }, context) => {
    // Of two entries with the same id, a calendar program shows only one.
    for (const [index, { id }] of deadlines.entries()) {
      if (!stations.some((station) => station.id === id)) continue;
      const message = 'gehört schon zu einer Station. Nimm einen anderen';
      context.addIssue({ code: 'custom', path: ['deadlines', index, 'id'], message });
    }
    for (const [index, { question: named }] of stations.entries()) {
      if (!named || ask.questions.some(({ id }) => id === named)) continue;
      const message = `nennt „${named}“, das ist keine Frage`;
      context.addIssue({ code: 'custom', path: ['stations', index, 'question'], message });
    }
  });

/** The rules and the words of the calendar, as `wahlkalender.json` has them. */
export type CalendarWords = z.infer<typeof electionCalendarSchema>;
