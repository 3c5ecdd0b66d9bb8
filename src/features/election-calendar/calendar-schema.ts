import { z } from 'astro/zod';
import { asOf, day } from '../../lib/schema/days.ts';
import { active } from '../../lib/schema/entry.ts';
import { pageMeta } from '../../lib/schema/page.ts';
import { election } from '../../lib/schema/request.ts';
import { alike } from '../../lib/schema/shape.ts';
import { holding, text } from '../../lib/schema/text.ts';
import { deadline, note, question, upTo60, station } from './deadline-schema.ts';

/** `src/content/wahlkalender.json`: stations and deadlines of the calendar, and the words of its page. */
export const electionCalendarSchema = z
  .strictObject({
    active,
    ...pageMeta,
    article: z.strictObject({ text: note, button: upTo60 }),
    asOf,
    legal: holding(note, 'asOf'),
    stations: z.array(station).min(1),
    deadlines: z.array(deadline).min(1),
    notes: z.record(election, note),
    termStart: day,
    ask: z.strictObject({
      heading: z.record(election, upTo60),
      questions: z.array(question),
      ...alike(upTo60, 'source', 'state', 'statePrompt', 'byState'),
      ...alike(note, 'text', 'confirm', 'earliest', 'inPlan', 'over'),
      ...alike(note, 'answerOutside', 'runoffOutside'),
      replaced: holding(note, 'day', 'law'),
      read: holding(note, 'source', 'asOf'),
      earliestTitle: holding(upTo60, 'title'),
      office: holding(upTo60, 'name', 'host'),
      count: holding(upTo60, 'answered', 'all'),
      mail: z.strictObject({
        ...alike(upTo60, 'label', 'copy', 'greeting'),
        ...alike(note, 'copied', 'copyFailed', 'after'),
        subject: holding(upTo60, 'election'),
        before: holding(note, 'election'),
      }),
    }),
    form: z.strictObject({
      ...alike(upTo60, 'election', 'prompt', 'day', 'candidacy', 'submit'),
      ...alike(upTo60, 'party', 'independent', 'published', 'own', 'open'),
      ...alike(note, 'dayHint', 'stateHint'),
      openHint: holding(note, 'when'),
    }),
    upcoming: z.strictObject({
      ...alike(upTo60, 'heading', 'calendar', 'plan', 'subscribe'),
      text: note,
    }),
    noScript: note,
    about: z.strictObject({ heading: upTo60, text: note }),
    errors: z.strictObject({
      ...alike(note, 'electionMissing', 'dayMissing', 'dayPast', 'dayFar'),
      ...alike(note, 'linkDamaged', 'loadFailed'),
    }),
    table: z.strictObject({
      ...alike(upTo60, 'caption', 'what', 'when', 'law', 'federal', 'european'),
      ...alike(upTo60, 'party', 'independent', 'electionDay', 'monthAfter'),
      ...alike(holding(upTo60, 'months'), 'months', 'monthsBeforeYear', 'monthsOfTerm'),
      ...alike(holding(upTo60, 'days'), 'day', 'dayAfter'),
      days: holding(upTo60, 'days', 'until'),
      hour: holding(upTo60, 'hour'),
    }),
    plan: z.strictObject({
      ...alike(upTo60, 'heading', 'nextDeadline', 'runningHeading', 'month', 'later'),
      ...alike(upTo60, 'deadline', 'due', 'next', 'today'),
      ...alike(holding(upTo60, 'day'), 'week', 'printed'),
      short: note,
      several: holding(note, 'names'),
      noSunday: holding(note, 'day'),
      over: holding(note, 'title', 'day'),
      irregular: holding(note, 'from', 'to'),
      behind: holding(upTo60, 'count'),
      until: holding(upTo60, 'hour'),
      tick: holding(upTo60, 'title'),
      published: holding(note, 'source', 'names', 'asOf'),
    }),
    export: z.strictObject({
      ...alike(text.max(14), 'file', 'print', 'link', 'share'),
      ...alike(upTo60, 'label', 'request', 'subscribeAddress'),
      ...alike(note, 'again', 'linkCopied', 'linkFailed', 'fileReady', 'fileFailed'),
      subscribe: holding(upTo60, 'name'),
      message: holding(note, 'name', 'day'),
      fileName: z.string().regex(/^[a-z-]+$/),
    }),
  })
  .superRefine(({ ask, stations }, context) => {
    for (const [index, { question: named }] of stations.entries()) {
      if (!named || ask.questions.some(({ id }) => id === named)) continue;
      const message = `nennt „${named}“, das ist keine Frage`;
      context.addIssue({ code: 'custom', path: ['stations', index, 'question'], message });
    }
  });

/** The rules and the words of the calendar, as `wahlkalender.json` has them. */
export type CalendarContent = z.infer<typeof electionCalendarSchema>;
