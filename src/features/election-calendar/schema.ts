import { z } from 'astro/zod';
import { asOf, day } from '../../lib/schema/days.ts';
import { active } from '../../lib/schema/entry.ts';
import { pageMeta } from '../../lib/schema/page.ts';
import { election } from '../../lib/schema/request.ts';
import { each } from '../../lib/schema/shape.ts';
import { holding, text } from '../../lib/schema/text.ts';
import { deadline, note, question, short, station } from './deadline-schema.ts';

/** `src/content/wahlkalender.json`: stations and deadlines of the calendar, and the words of its page. */
export const electionCalendarSchema = z
  .strictObject({
    active,
    ...pageMeta,
    article: z.strictObject({ text: note, button: short }),
    asOf,
    legal: holding(note, 'asOf'),
    stations: z.array(station).min(1),
    deadlines: z.array(deadline).min(1),
    notes: z.record(election, note),
    termStart: day,
    ask: z.strictObject({
      heading: z.record(election, short),
      questions: z.array(question),
      ...each(short, 'source', 'state', 'statePrompt', 'byState'),
      ...each(note, 'text', 'confirm', 'earliest', 'inPlan', 'over', 'tooLate', 'tooEarly'),
      replaced: holding(note, 'day', 'law'),
      read: holding(note, 'source', 'asOf'),
      earliestTitle: holding(short, 'title'),
      office: holding(short, 'name', 'host'),
      count: holding(short, 'answered', 'all'),
      mail: z.strictObject({
        ...each(short, 'label', 'copy', 'greeting'),
        ...each(note, 'copied', 'copyFailed', 'after'),
        subject: holding(short, 'election'),
        before: holding(note, 'election'),
      }),
    }),
    form: z.strictObject({
      ...each(short, 'election', 'prompt', 'day', 'candidacy', 'submit'),
      ...each(short, 'party', 'independent', 'published', 'own', 'open'),
      ...each(note, 'dayHint', 'stateHint'),
      openHint: holding(note, 'when'),
    }),
    upcoming: z.strictObject({
      ...each(short, 'heading', 'calendar', 'plan', 'subscribe'),
      text: note,
    }),
    noScript: note,
    about: z.strictObject({ heading: short, text: note }),
    errors: z.strictObject({
      ...each(note, 'electionMissing', 'dayMissing', 'dayPast', 'dayFar'),
      ...each(note, 'linkDamaged', 'loadFailed'),
    }),
    table: z.strictObject({
      ...each(short, 'caption', 'what', 'when', 'law', 'federal', 'european'),
      ...each(short, 'party', 'independent', 'electionDay', 'monthAfter'),
      ...each(holding(short, 'months'), 'months', 'monthsBeforeYear', 'monthsOfTerm'),
      ...each(holding(short, 'days'), 'day', 'dayAfter'),
      days: holding(short, 'days', 'until'),
      hour: holding(short, 'hour'),
    }),
    plan: z.strictObject({
      ...each(short, 'heading', 'nextDeadline', 'runningHeading', 'month', 'later'),
      ...each(short, 'deadline', 'due', 'next', 'today'),
      ...each(holding(short, 'day'), 'week', 'printed'),
      short: note,
      several: holding(note, 'names'),
      noSunday: holding(note, 'day'),
      over: holding(note, 'title', 'day'),
      irregular: holding(note, 'from', 'to'),
      behind: holding(short, 'count'),
      until: holding(short, 'hour'),
      tick: holding(short, 'title'),
      published: holding(note, 'source', 'names', 'asOf'),
    }),
    export: z.strictObject({
      ...each(text.max(14), 'file', 'print', 'link', 'share'),
      ...each(short, 'label', 'request', 'subscribeAddress'),
      ...each(note, 'again', 'linkCopied', 'linkFailed', 'fileSaved', 'fileFailed'),
      subscribe: holding(short, 'name'),
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
