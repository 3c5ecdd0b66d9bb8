import { z } from 'astro/zod';
import type { CampaignType } from '../../config/elections.ts';
import { asOf, day } from '../../lib/schema/days.ts';
import { active } from '../../lib/schema/entry.ts';
import { pageMeta } from '../../lib/schema/page.ts';
import { election } from '../../lib/schema/request.ts';
import { alike } from '../../lib/schema/shape.ts';
import { holding, paragraph, text } from '../../lib/schema/text.ts';
import { deadline, phrase, question, station } from './deadline-schema.ts';

/** `src/content/wahlkalender.json`: stations and deadlines of the calendar, and the words of its page. */
export const electionCalendarSchema = z
  .strictObject({
    active,
    ...pageMeta,
    article: z.strictObject({ text: paragraph, button: phrase }),
    asOf,
    legal: holding(paragraph, 'asOf'),
    stations: z.array(station).min(1),
    deadlines: z.array(deadline).min(1),
    notes: z.record(election, paragraph),
    termStart: day,
    ask: z.strictObject({
      heading: z.record(election, phrase),
      questions: z.array(question),
      ...alike(phrase, 'source', 'state', 'statePrompt', 'byState'),
      ...alike(paragraph, 'text', 'confirm', 'earliest', 'inPlan', 'over'),
      ...alike(paragraph, 'answerOutside', 'runoffOutside'),
      replaced: holding(paragraph, 'day', 'law'),
      read: holding(paragraph, 'source', 'asOf'),
      earliestTitle: holding(phrase, 'title'),
      office: holding(phrase, 'name', 'host'),
      count: holding(phrase, 'answered', 'all'),
      mail: z.strictObject({
        ...alike(phrase, 'label', 'copy', 'greeting'),
        ...alike(paragraph, 'copied', 'copyFailed', 'after'),
        subject: holding(phrase, 'election'),
        before: holding(paragraph, 'election'),
      }),
    }),
    form: z.strictObject({
      ...alike(phrase, 'election', 'prompt', 'day', 'candidacy', 'submit'),
      ...alike(phrase, 'party', 'independent', 'published', 'own', 'open'),
      ...alike(paragraph, 'dayHint', 'stateHint'),
      openHint: holding(paragraph, 'when'),
    }),
    upcoming: z.strictObject({
      ...alike(phrase, 'heading', 'calendar', 'plan', 'subscribe'),
      text: paragraph,
    }),
    noScript: paragraph,
    about: z.strictObject({ heading: phrase, text: paragraph }),
    errors: z.strictObject({
      ...alike(paragraph, 'electionMissing', 'dayMissing', 'dayPast', 'dayFar'),
      ...alike(paragraph, 'linkDamaged', 'loadFailed'),
    }),
    table: z.strictObject({
      ...alike(phrase, 'caption', 'what', 'when', 'law', 'federal', 'european'),
      ...alike(phrase, 'party', 'independent', 'electionDay', 'monthAfter'),
      ...alike(holding(phrase, 'months'), 'months', 'monthsBeforeYear', 'monthsOfTerm'),
      ...alike(holding(phrase, 'days'), 'day', 'dayAfter'),
      days: holding(phrase, 'days', 'until'),
      hour: holding(phrase, 'hour'),
    }),
    plan: z.strictObject({
      ...alike(phrase, 'heading', 'nextDeadline', 'runningHeading', 'month', 'later'),
      ...alike(phrase, 'deadline', 'due', 'next', 'today'),
      ...alike(holding(phrase, 'day'), 'week', 'printed'),
      short: paragraph,
      several: holding(paragraph, 'names'),
      noSunday: holding(paragraph, 'day'),
      over: holding(paragraph, 'title', 'day'),
      irregular: holding(paragraph, 'from', 'to'),
      behind: holding(phrase, 'count'),
      until: holding(phrase, 'hour'),
      tick: holding(phrase, 'title'),
      published: holding(paragraph, 'source', 'names', 'asOf'),
    }),
    export: z.strictObject({
      ...alike(text.max(14), 'file', 'print', 'link', 'share'),
      ...alike(phrase, 'label', 'request', 'subscribeAddress'),
      ...alike(paragraph, 'again', 'linkCopied', 'linkFailed', 'fileReady', 'fileFailed'),
      subscribe: holding(phrase, 'name'),
      message: holding(paragraph, 'name', 'day'),
      fileName: z.string().regex(/^[a-z-]+$/),
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
export type CalendarContent = z.infer<typeof electionCalendarSchema>;

/** The ids of all stations, and of the deadlines that have a rule for a kind of election. */
export const generalIds = ({ stations, deadlines }: CalendarContent, type: CampaignType) =>
  [
    ...stations,
    ...deadlines.filter(({ rules }) => rules.some(({ elections }) => elections.includes(type))),
  ].map(({ id }) => id);
