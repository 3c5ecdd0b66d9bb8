import { z } from 'astro/zod';
import { asOf, day } from '../../lib/schema/days.ts';
import { active } from '../../lib/schema/entry.ts';
import { pageMeta } from '../../lib/schema/page.ts';
import { election } from '../../lib/schema/request.ts';
import { each } from '../../lib/schema/shape.ts';
import { holding, text } from '../../lib/schema/text.ts';
import { deadline, entryId, note, phase, question, short } from './rules-schema.ts';

/** `src/content/wahlkalender.json`: phases and deadlines of the calendar, and the words of its page. */
export const electionCalendarSchema = z
  .strictObject({
    active,
    ...pageMeta,
    article: z.strictObject({ text: note, button: short }),
    asOf,
    legal: holding(note, 'asOf'),
    phases: z.array(phase).min(1),
    deadlines: z.array(deadline).min(1),
    notes: z.record(election, note),
    termStart: day,
    ask: z.strictObject({
      heading: z.partialRecord(election, short),
      rules: z.record(z.enum(['deadline', 'signatures', 'runoff']), z.array(entryId).min(1)),
      questions: z.array(question),
      source: short,
      replaced: holding(note, 'day', 'law'),
      read: holding(note, 'source', 'asOf'),
      earliestTitle: holding(short, 'title'),
      office: holding(short, 'name', 'host'),
      count: holding(short, 'answered', 'all'),
      ...each(short, 'state', 'statePrompt', 'byState'),
      ...each(note, 'text', 'confirm', 'earliest', 'inPlan', 'over'),
      ...each(note, 'tooLate', 'tooEarly'),
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
      ...each(note, 'electionMissing', 'dayMissing', 'dayPast', 'dayFar', 'loadFailed'),
      ...each(note, 'linkBroken', 'linkDamaged'),
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
    take: z.strictObject({
      ...each(text.max(14), 'file', 'print', 'link', 'share'),
      ...each(short, 'label', 'request', 'subscribeAddress'),
      ...each(note, 'again', 'linkCopied', 'linkFailed', 'fileSaved', 'fileFailed'),
      subscribe: holding(short, 'name'),
      message: holding(note, 'name', 'day'),
      fileName: z.string().regex(/^[a-z-]+$/),
    }),
  })
  .superRefine(({ ask, deadlines, phases }, context) => {
    /** Reports an id that is not in the list. */
    const check = (
      path: (string | number)[],
      named: string,
      list: { id: string }[],
      noun: string,
    ) => {
      if (list.some(({ id: known }) => known === named)) return;
      context.addIssue({ code: 'custom', path, message: `nennt „${named}“, das ist ${noun}` });
    };
    for (const [index, { follows = {}, question: asked }] of phases.entries()) {
      for (const [type, { deadline: named }] of Object.entries(follows)) {
        check(['phases', index, 'follows', type], named, deadlines, 'keine Frist');
      }
      if (asked) check(['phases', index, 'question'], asked, ask.questions, 'keine Frage');
    }
    for (const [rule, named] of Object.entries(ask.rules)) {
      named.forEach((each, index) =>
        check(['ask', 'rules', rule, index], each, ask.questions, 'keine Frage'),
      );
    }
  });

export type CalendarWords = z.infer<typeof electionCalendarSchema>;
